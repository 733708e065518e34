import { deliver } from './deliver.ts'
import type { Entry, Kind, Outcome } from './entry.ts'
import type { EntryList, QueueDeps } from './entry-list.ts'
import { createLane, type Lane } from './retry-backoff.ts'
import { settlement } from './send-outcome.ts'
import type { Watchers } from './watchers.ts'

type Parts = {
  deps: QueueDeps
  kinds: Kinds
  list: EntryList
  watchers: Watchers
  laneOf: (name: string) => Lane
}

export function createSender(deps: QueueDeps, kinds: Kinds, list: EntryList, watchers: Watchers) {
  const lanes = new Map<string, Lane>()
  let migration: Promise<void> | null = null
  let cancelWake = () => {}

  function laneOf(name: string): Lane {
    const lane =
      lanes.get(name) ??
      createLane(
        name,
        deps,
        () => list.whileSending(name, () => sendLane(parts, name)),
        () => void flush(),
      )
    lanes.set(name, lane)
    return lane
  }
  const parts: Parts = { deps, kinds, list, watchers, laneOf }

  async function flush(): Promise<void> {
    migration ??= deps.takeOver().catch(() => undefined)
    await migration
    await list.refresh()
    wakeForNext()
    if (deps.isOnline()) await sendReady(parts)
  }

  function wakeForNext(): void {
    cancelWake()
    const nowMs = deps.clock.nowMs()
    const times = list.state().entries.map(({ notBeforeMs = 0 }) => notBeforeMs)
    const nextMs = Math.min(...times.filter((time) => time > nowMs))
    if (Number.isFinite(nextMs)) cancelWake = deps.clock.after(nextMs - nowMs, () => void flush())
  }

  return {
    laneOf,
    flush,
    wakeForNext,
    stop: () => {
      cancelWake()
      for (const lane of lanes.values()) lane.stop()
    },
  }
}

/** Every lane at once; what waited for an entry of another lane goes after it. */
async function sendReady({ deps, kinds, list, laneOf }: Parts): Promise<void> {
  const ids = new Set<string>()
  for (;;) {
    const { entries } = list.state()
    const ready = entries.filter((entry) => isReady(entry, entries, kinds, deps.clock.nowMs()))
    const next =
      ids.size === 0 ? ready : ready.filter(({ id, kind }) => !ids.has(id) && kinds.get(kind)?.waitsFor)
    if (next.length === 0) return
    for (const { id } of ready) ids.add(id)
    const lanes = new Set(next.map(({ kind }) => kinds.get(kind)?.lane ?? ''))
    await Promise.all([...lanes].map((name) => laneOf(name).flush()))
  }
}

async function sendLane(parts: Parts, name: string): Promise<void> {
  const tried = new Set<string>()
  for (;;) {
    const batch = await batchOf(parts, name, tried)
    if (batch === null) return
    for (const { id } of batch.entries) tried.add(id)
    const outcomes = await deliver(batch.kind, batch.entries, () => maySend(parts.deps))
    if (!(await settle(parts, batch, outcomes))) return
  }
}

const pauseMs = ({ waitUntilMs, clock }: QueueDeps) => waitUntilMs() - clock.nowMs()

export const maySend = (deps: QueueDeps): boolean => deps.isOnline() && pauseMs(deps) <= 0

async function batchOf(
  { deps, kinds, list, watchers, laneOf }: Parts,
  name: string,
  tried: ReadonlySet<string>,
): Promise<Batch | null> {
  const ownerId = deps.ownerId()
  if (ownerId === null || !deps.isOnline()) return null
  if (!maySend(deps)) {
    laneOf(name).retryIn(pauseMs(deps))
    return null
  }
  const entries = await list.read(ownerId)
  const isNext = (entry: Entry) =>
    kinds.get(entry.kind)?.lane === name &&
    !tried.has(entry.id) &&
    isReady(entry, entries, kinds, deps.clock.nowMs())
  return nextBatch(entries.filter(isNext), kinds, watchers.has)
}

/** @returns whether the next entries may go */
async function settle(
  { deps, list, watchers, laneOf }: Parts,
  { kind, entries }: Batch,
  outcomes: readonly Outcome[],
): Promise<boolean> {
  const lane = laneOf(kind.lane)
  const all = entries.map(({ id }, at) => ({
    id,
    ...settlement(outcomes[at] ?? { kind: 'no_connection' }, watchers.has(id)),
  }))
  for (const { id, entry } of all) {
    if (entry === 'remove') await deps.store.remove(id)
    // A removed entry stays removed.
    else if (entry !== 'keep') await deps.store.update(id, entry)
  }
  const isDone = outcomes.some((outcome) => outcome.kind === 'done')
  if (isDone) lane.succeeded()
  if (all.some(({ entry }) => entry !== 'keep')) await list.changed(isDone ? kind.name : '')
  for (const { id, told } of all) watchers.tell(id, told)
  if (all.some(({ retries }) => retries)) lane.retryLater(pauseMs(deps))
  if (!all.some(({ stops }) => stops)) return true
  watchers.release(kind.lane)
  return false
}

type Kinds = ReadonlyMap<string, Kind>
type Batch = { kind: Kind; entries: readonly [Entry, ...Entry[]] }

/** @param entries all that its owner has waiting */
function isReady(entry: Entry, entries: readonly Entry[], kinds: Kinds, nowMs: number): boolean {
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
function nextBatch(ready: readonly Entry[], kinds: Kinds, isWatched: (id: string) => boolean): Batch | null {
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
