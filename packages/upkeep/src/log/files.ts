import type { LogRecord } from './fields.ts'

/** A record's receipt and its extra files: 0075_attachments.sql holds it too. */
export const MAX_FILES = 8

export type FileColumns = Pick<LogRecord, 'receipt_url'> & Partial<Pick<LogRecord, 'extra_files'>>

export const filesOf = ({ receipt_url, extra_files }: FileColumns): string[] => [
  ...(receipt_url ? [receipt_url] : []),
  ...(extra_files ?? '').split(' ').filter(Boolean),
]

export const fileColumns = ([first, ...others]: readonly string[]) => ({
  receipt_url: first ?? null,
  extra_files: others.join(' ') || null,
})
