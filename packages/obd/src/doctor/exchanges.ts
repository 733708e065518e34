import type { TranscriptEntry } from '../dialogue/transcript.ts'
import { parseReply, type Reply } from '../reply/reply.ts'
import type { Status } from '../tables/status.table.ts'

export interface Exchange {
  readonly at: number
  readonly command: string
  readonly heard: string
  readonly prompt: boolean
  readonly statuses: readonly Status[]
  readonly reply: Reply
}

export interface Attempt {
  readonly opened: boolean
  readonly notOpened: string | null
  readonly exchanges: readonly Exchange[]
  readonly closed: string | null
  readonly gaveUp: string | null
}

export function attemptsIn(entries: readonly TranscriptEntry[]): Attempt[] {
  const starts = entries.flatMap((entry, index) => (entry.kind === 'opening' ? [index] : []))
  return starts.map((start, number) => attemptFrom(entries.slice(start, starts[number + 1])))
}

function attemptFrom(entries: readonly TranscriptEntry[]): Attempt {
  const exchanges: { at: number; command: string; heard: string }[] = []
  let notOpened: string | null = null
  let closed: string | null = null
  let gaveUp: string | null = null
  for (const entry of entries) {
    if (entry.kind === 'sent') exchanges.push({ at: entry.at, command: entry.text.trim(), heard: '' })
    const last = exchanges.at(-1)
    if (entry.kind === 'received' && last !== undefined) last.heard += entry.text.replaceAll('\0', '')
    if (entry.kind === 'notOpened') notOpened = entry.reason
    if (entry.kind === 'closed') closed = entry.reason
    if (entry.kind === 'gaveUp') gaveUp = entry.during
  }
  return {
    opened: entries.some(({ kind }) => kind === 'opened'),
    notOpened,
    exchanges: exchanges.map(completed),
    closed,
    gaveUp,
  }
}

function completed(exchange: { at: number; command: string; heard: string }): Exchange {
  const { command, heard } = exchange
  const reply = parseReply(heard.replaceAll('>', '\r'), { command, framing: null, headers: true })
  return { ...exchange, prompt: heard.includes('>'), statuses: reply.statuses, reply }
}
