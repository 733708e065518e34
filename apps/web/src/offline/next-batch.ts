import type { Entry, Kind } from './entry.ts'

export type Kinds = ReadonlyMap<string, Kind>
export type Batch = { kind: Kind; entries: readonly [Entry, ...Entry[]] }

/** @param entries all that its owner has waiting */
export function isReady(entry: Entry, entries: readonly Entry[], kinds: Kinds, nowMs: number): boolean {
  const { kind, problem, notBeforeMs = 0 } = entry
  return (
    kinds.has(kind) &&
    problem?.code !== 'refused' &&
    notBeforeMs <= nowMs &&
    !kinds.get(kind)?.waitsFor?.(entry, entries)
  )
}

/**
 * The first of a lane's ready entries, with those behind it that go in the same request; null where none is.
 * @param isWatched whether its driver waits
 */
export function nextBatch(
  ready: readonly Entry[],
  kinds: Kinds,
  isWatched: (id: string) => boolean,
): Batch | null {
  const urgent = ready.find(({ id, kind }) => kinds.get(kind)?.isUnordered && isWatched(id))
  const [first, ...others] = urgent ? [urgent] : ready
  const kind = first && kinds.get(first.kind)
  if (!first || !kind) return null
  const entries: [Entry, ...Entry[]] = [first]
  for (const entry of others) {
    if (entry.kind !== kind.name || !kind.together?.fits([...entries, entry])) break
    entries.push(entry)
  }
  return { kind, entries }
}
