import type { LogRecord } from './fields.ts'

/** A record's receipt and its extra files: 0075_attachments.sql holds it too. */
export const MAX_FILES = 8

export type FileColumns = Pick<LogRecord, 'receipt_url'> & Partial<Pick<LogRecord, 'extra_files'>>

/** Addresses of a record's pictures and PDFs, the receipt first. */
export const filesOf = ({ receipt_url, extra_files }: FileColumns): string[] => [
  ...(receipt_url ? [receipt_url] : []),
  ...(extra_files ?? '').split(' ').filter(Boolean),
]

/** The columns of a record with these files, at most `MAX_FILES`. */
export const fileColumns = ([first, ...others]: readonly string[]) => ({
  receipt_url: first ?? null,
  extra_files: others.join(' ') || null,
})
