import type { Entry, Kind, Outcome } from './entry.ts'

type Several<Work> = readonly [Entry<string, Work>, ...Entry<string, Work>[]]

/**
 * Sends entries of one kind, and shows what has arrived.
 * @param mayRepeat asked after a lost answer: then they go again at once, once
 * @returns the outcome of each
 */
export async function deliver<Work, Answer>(
  kind: Kind<string, Work, Answer>,
  entries: Several<Work>,
  mayRepeat: () => boolean,
): Promise<readonly Outcome<Work, Answer>[]> {
  let outcomes = await attempt(kind, entries)
  const isLost = outcomes.every((outcome) => outcome.kind === 'no_connection')
  if (isLost && mayRepeat()) outcomes = await attempt(kind, entries)
  for (const [at, entry] of entries.entries()) {
    const outcome = outcomes[at]
    if (outcome?.kind === 'done') kind.arrived(entry, outcome.answer)
    if (outcome?.kind === 'failed' && outcome.left !== undefined) kind.arrivedInPart?.(entry, outcome.left)
    // What the other device has stored is shown beside it.
    if (outcome?.kind === 'conflict') kind.arrivedElsewhere?.([])
  }
  return outcomes
}

/** A broken send says nothing of the entries. */
async function attempt<Work, Answer>(
  kind: Kind<string, Work, Answer>,
  entries: Several<Work>,
): Promise<readonly Outcome<Work, Answer>[]> {
  try {
    if (entries.length > 1 && kind.together) return await kind.together.send(entries)
    return [await kind.send(entries[0])]
  } catch {
    return entries.map(() => ({ kind: 'no_connection' }))
  }
}
