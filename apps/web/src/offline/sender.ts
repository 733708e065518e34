import type { Entry, Kind, Outcome } from './entry.ts'
import type { EntryList, QueueDeps } from './entry-list.ts'
import { createLane, type Lane } from './retry-backoff.ts'
import { settlement } from './send-outcome.ts'
import type { Watchers } from './watchers.ts'

type Batch = { kind: Kind; entries: readonly [Entry, ...Entry[]] }

export function createSender(
  deps: QueueDeps,
  kinds: ReadonlyMap<string, Kind>,
  list: EntryList,
  watchers: Watchers,
) {
  const lanes = new Map<string, Lane>()
  let takenOver: Promise<void> | null = null
  let cancelWake = () => {}

  function laneOf(name: string): Lane {
    const known = lanes.get(name)
    if (known) return known
    const lane = createLane(
      name,
      deps,
      () => list.whileSending(name, () => sendLane(name)),
      () => void flush(),
    )
    lanes.set(name, lane)
    return lane
  }

  function isReady(entry: Entry, entries: readonly Entry[]): boolean {
    const { kind, problem, notBeforeMs = 0 } = entry
    return (
      kinds.has(kind) &&
      problem?.code !== 'refused' &&
      notBeforeMs <= deps.clock.nowMs() &&
      !kinds.get(kind)?.waitsFor?.(entry, entries)
    )
  }

  async function sendLane(name: string): Promise<void> {
    const tried = new Set<string>()
    for (;;) {
      const batch = await nextOf(name, tried)
      if (batch === null) return
      for (const { id } of batch.entries) tried.add(id)
      if (!(await sendBatch(batch))) return
    }
  }

  async function nextOf(name: string, tried: ReadonlySet<string>): Promise<Batch | null> {
    const ownerId = deps.ownerId()
    if (ownerId === null || !deps.isOnline()) return null
    const pauseMs = deps.waitUntilMs() - deps.clock.nowMs()
    if (pauseMs > 0) {
      laneOf(name).retryIn(pauseMs)
      return null
    }
    const entries = await list.read(ownerId)
    const ofLane = entries.filter(({ id, kind }) => kinds.get(kind)?.lane === name && !tried.has(id))
    const ready = ofLane.filter((entry) => isReady(entry, entries))
    const first = ready.find(({ id, kind }) => kinds.get(kind)?.isUnordered && watchers.has(id))
    return batchOf(first ? [first] : ready)
  }

  function batchOf([first, ...others]: readonly Entry[]): Batch | null {
    const kind = first && kinds.get(first.kind)
    if (!first || !kind) return null
    const batch: [Entry, ...Entry[]] = [first]
    for (const entry of others) {
      if (entry.kind !== kind.name || !kind.together?.fits([...batch, entry])) break
      batch.push(entry)
    }
    return { kind, entries: batch }
  }

  /** Returns whether the next one may go. */
  async function sendBatch({ kind, entries }: Batch): Promise<boolean> {
    const outcomes = await send(kind, entries)
    let goesOn = true
    let retries = false
    let isChanged = false
    const told: (() => void)[] = []
    for (const [at, entry] of entries.entries()) {
      const settled = settlement(outcomes[at] ?? { kind: 'no_connection' }, watchers.has(entry.id))
      if (settled.entry === 'remove') await deps.store.remove(entry.id)
      // A removed entry stays removed.
      else if (settled.entry !== 'keep') await deps.store.update(entry.id, settled.entry)
      isChanged ||= settled.entry !== 'keep'
      goesOn &&= settled.goesOn
      retries ||= settled.retries
      told.push(() => watchers.tell(entry.id, settled.told))
    }
    const isDone = outcomes.some((outcome) => outcome.kind === 'done')
    if (isDone) laneOf(kind.lane).succeeded()
    if (isChanged) await list.changed(isDone ? kind.name : '')
    for (const tell of told) tell()
    if (!goesOn) watchers.release(kind.lane)
    if (retries) laneOf(kind.lane).retryLater(deps.waitUntilMs() - deps.clock.nowMs())
    return goesOn
  }

  /** After a lost answer they go again at once, once. */
  async function send<Name extends string, Work, Answer>(
    kind: Kind<Name, Work, Answer>,
    entries: readonly [Entry<Name, Work>, ...Entry<Name, Work>[]],
  ): Promise<readonly Outcome<Work, Answer>[]> {
    let outcomes = await attempt(kind, entries)
    const mayAgain = deps.isOnline() && deps.waitUntilMs() <= deps.clock.nowMs()
    if (mayAgain && outcomes.every(isLost)) outcomes = await attempt(kind, entries)
    for (const [at, entry] of entries.entries()) {
      const outcome = outcomes[at]
      if (outcome?.kind === 'done') kind.arrived(entry, outcome.answer)
      if (outcome?.kind === 'failed' && outcome.left !== undefined) kind.arrivedInPart?.(entry, outcome.left)
      // What the other device has stored is shown beside it.
      if (outcome?.kind === 'conflict') kind.arrivedElsewhere?.([])
    }
    return outcomes
  }

  async function flush(): Promise<void> {
    takenOver ??= deps.takeOver().catch(() => undefined)
    await takenOver
    await list.refresh()
    wakeForNext()
    if (!deps.isOnline()) return
    const ready = readyNow()
    const names = new Set(ready.map(({ kind }) => kinds.get(kind)?.lane ?? ''))
    await Promise.all([...names].map((name) => laneOf(name).flush()))
    // It has arrived by now.
    const before = new Set(ready.map(({ id }) => id))
    if (readyNow().some(({ id, kind }) => !before.has(id) && kinds.get(kind)?.waitsFor)) await flush()
  }

  function readyNow(): Entry[] {
    const { entries } = list.state()
    return entries.filter((entry) => isReady(entry, entries))
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
    send,
    flush,
    wakeForNext,
    stop: () => {
      cancelWake()
      for (const lane of lanes.values()) lane.stop()
    },
  }
}

/** A broken send says nothing of the entries. */
async function attempt<Name extends string, Work, Answer>(
  kind: Kind<Name, Work, Answer>,
  entries: readonly [Entry<Name, Work>, ...Entry<Name, Work>[]],
): Promise<readonly Outcome<Work, Answer>[]> {
  try {
    if (entries.length > 1 && kind.together) return await kind.together.send(entries)
    return [await kind.send(entries[0])]
  } catch {
    return entries.map(() => ({ kind: 'no_connection' }))
  }
}

const isLost = ({ kind }: Outcome) => kind === 'no_connection'
