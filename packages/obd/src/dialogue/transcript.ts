export type TranscriptEntry =
  | { readonly at: number; readonly kind: 'opening' }
  | { readonly at: number; readonly kind: 'opened'; readonly name: string }
  | { readonly at: number; readonly kind: 'notOpened'; readonly reason: string }
  | { readonly at: number; readonly kind: 'sent'; readonly text: string }
  | { readonly at: number; readonly kind: 'received'; readonly text: string }
  | { readonly at: number; readonly kind: 'closed'; readonly reason: string }
  | { readonly at: number; readonly kind: 'gaveUp'; readonly during: string }

export interface Transcript {
  add(entry: TranscriptEntry): void
  entries(): readonly TranscriptEntry[]
}

/** The start-up is always kept; of a long session the middle is dropped. */
const FIRST_KEPT = 400
const LAST_KEPT = 1_600

export function newTranscript(): Transcript {
  const first: TranscriptEntry[] = []
  let last: TranscriptEntry[] = []
  return {
    add(entry) {
      if (first.length < FIRST_KEPT) first.push(entry)
      else last.push(entry)
      if (last.length > 2 * LAST_KEPT) last = last.slice(-LAST_KEPT)
    },
    entries: () => [...first, ...last.slice(-LAST_KEPT)],
  }
}

export function transcriptText(entries: readonly TranscriptEntry[]): string {
  const start = entries[0]?.at ?? 0
  return entries
    .map(
      (entry) =>
        `${((entry.at - start) / 1000).toFixed(3)} ${entry.kind} ${JSON.stringify(contentOf(entry))}`,
    )
    .join('\n')
}

function contentOf(entry: TranscriptEntry): string {
  switch (entry.kind) {
    case 'opening':
      return ''
    case 'opened':
      return entry.name
    case 'sent':
    case 'received':
      return entry.text
    case 'notOpened':
    case 'closed':
      return entry.reason
    case 'gaveUp':
      return entry.during
  }
}
