import { STATUS_WORDS, type Status } from '../tables/status.table.ts'

/** Only this shows that the adapter is idle. */
export const PROMPT = '>'
const NUL = 0
/** Its line cannot be trusted. */
const FOREIGN = '\u{FFFD}'

/** NUL bytes are dropped, as the data sheet asks; others above 0x7F show as U+FFFD. */
export function textOf(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) {
    if (byte !== NUL) text += byte < 0x80 ? String.fromCharCode(byte) : FOREIGN
  }
  return text
}

export function cutAtPrompt(buffer: string): { readonly before: string; readonly after: string } | null {
  const at = buffer.indexOf(PROMPT)
  return at < 0 ? null : { before: buffer.slice(0, at), after: buffer.slice(at + 1) }
}

export function linesOf(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

export function squeezed(line: string): string {
  return line.toUpperCase().replace(/\s/g, '')
}

/** "SEARCHING...", "BUS INIT: ...OK". */
export function withoutBanner(line: string): string {
  return line.replace(/^(SEARCHING|BUS INIT)[:.\s]*(OK)?/i, '').trim()
}

export function statusOf(line: string): Status | null {
  const words = squeezed(line).replace(/[.:]/g, '')
  return STATUS_WORDS.find(({ pattern }) => pattern.test(words))?.status ?? null
}

export type Line =
  | { readonly kind: 'data'; readonly digits: string }
  | { readonly kind: 'status'; readonly status: Status; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'banner' }

/** Data are hex digits, with "0:" or "1:" in front where headers are off. */
export function classify(line: string): Line {
  const bare = withoutBanner(line)
  if (bare === '') return { kind: 'banner' }
  const digits = squeezed(bare)
  if (/^([0-9A-F]:)?[0-9A-F]+$/.test(digits)) return { kind: 'data', digits }
  const status = statusOf(line)
  return status === null ? { kind: 'text', text: bare } : { kind: 'status', status, text: line }
}
