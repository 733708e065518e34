import { deliver } from './deliver.ts'
import type { Entry, Kind, Submitted } from './entry.ts'
import { createEntryList, type QueueDeps } from './entry-list.ts'
import type { Lane } from './retry-backoff.ts'
import { settlement } from './send-outcome.ts'
import { createSender, maySend } from './sender.ts'
import { createWatchers } from './watchers.ts'

export type SubmitOptions = {
  /** Submitted twice, it is one. */
  id?: string
  waitMs?: number
  onKept?: () => void
}

export type KeepOptions = Pick<SubmitOptions, 'id'> & {
  delayMs?: number
}

const NOBODY = 'Nobody is signed in.'
const NOT_KEPT = 'The server did not take it, and this device could not keep it.'
/** As some do in private windows. */
export const CANNOT_KEEP = 'This browser cannot keep changes offline.'

export function createQueue(deps: QueueDeps) {
  const kinds = new Map<string, Kind>()
  const list = createEntryList(deps, kinds)
  const watchers = createWatchers(deps.clock)
  const sender = createSender(deps, kinds, list, watchers)

  const entryOf = async <Work>(
    { name }: Kind<string, Work>,
    work: Work,
    { id = deps.newId(), ownerId, delayMs }: KeepOptions & { ownerId: string },
  ): Promise<Entry<string, Work>> => {
    const nowMs = deps.clock.nowMs()
    const last = (await list.read(ownerId)).at(-1)?.queuedAtMs ?? 0
    const queuedAtMs = Math.max(nowMs, last + 1)
    const delay = delayMs === undefined ? {} : { notBeforeMs: nowMs + delayMs }
    return { id, ownerId, queuedAtMs, kind: name, work, attempts: 0, ...delay }
  }

  const sendWatched = <Work, Answer>(id: string, lane: string, waitMs?: number) => {
    const answer = watchers.answerOf<Work, Answer>(id, lane, waitMs)
    // The first turn may have begun before this entry was kept.
    sender
      .flush()
      .then(() => (watchers.has(id) ? sender.flush() : undefined))
      .catch(() => undefined)
      .then(() => watchers.tell(id, { kind: 'waiting' }))
    return answer
  }

  return {
    state: list.state,
    subscribe: list.subscribe,
    /** Entries of unknown kinds stay and hold nothing up. */
    register: (kind: Kind): void => {
      kinds.set(kind.name, kind)
    },
    knows: (kind: string): boolean => kinds.has(kind),
    /** Resolves when the server has it or refused it, and within `waitMs` where this device has it. */
    submit: async <Work, Answer>(
      kind: Kind<string, Work, Answer>,
      work: Work,
      options: SubmitOptions = {},
    ): Promise<Submitted<Work, Answer>> => {
      const ownerId = deps.ownerId()
      if (ownerId === null) return { kind: 'failed', message: NOBODY }
      const { waitMs, onKept, id = deps.newId() } = options
      const entry = await entryOf(kind, work, { id, ownerId })
      try {
        await deps.store.put(entry)
      } catch {
        const message = list.state().keepsNothing ? CANNOT_KEEP : NOT_KEPT
        return sendUnkept(deps, sender.laneOf(kind.lane), kind, entry, message)
      }
      onKept?.()
      await list.changed()
      return deps.isOnline() ? sendWatched(entry.id, kind.lane, waitMs) : { kind: 'waiting' }
    },
    /** Nobody waits for it. @throws when the device keeps nothing */
    keep: async <Work, Answer>(
      kind: Kind<string, Work, Answer>,
      work: Work,
      options: KeepOptions = {},
    ): Promise<void> => {
      const ownerId = deps.ownerId()
      if (ownerId === null) throw new Error(NOBODY)
      await deps.store.put(await entryOf(kind, work, { ...options, ownerId }))
      await list.changed()
      const { delayMs } = options
      if (delayMs === 0) void sender.flush()
      else if (delayMs !== undefined) sender.wakeForNext()
      // Without a network its return is the moment to send.
      else if (deps.isOnline()) sender.laneOf(kind.lane).retryLater()
    },
    remove: async (id: string): Promise<void> => {
      await deps.store.remove(id)
      await list.changed()
    },
    /** @throws when the device keeps nothing */
    restore: async (entry: Entry): Promise<void> => {
      await deps.store.put(entry)
      await list.changed()
    },
    /** @param decided the work as the driver has decided */
    retry: async (id: string, decided?: unknown): Promise<void> => {
      await deps.store.update(id, ({ problem: _, ...entry }) =>
        decided === undefined ? entry : { ...entry, work: decided },
      )
      await list.changed()
      await sender.flush()
    },
    refresh: () => list.refresh(),
    flush: sender.flush,
    /** Returns how to stop. */
    start: (): (() => void) => {
      const stopListening = deps.tabs.listen((arrived) => void list.refresh(arrived))
      return () => {
        stopListening()
        sender.stop()
      }
    },
  }
}

export type Queue = ReturnType<typeof createQueue>

/** What this device cannot keep can only be sent at once. */
async function sendUnkept<Work, Answer>(
  deps: QueueDeps,
  lane: Lane,
  kind: Kind<string, Work, Answer>,
  entry: Entry<string, Work>,
  message: string,
): Promise<Submitted<Work, Answer>> {
  let submitted: Submitted<Work, Answer> = { kind: 'failed', message }
  if (!deps.isOnline()) return submitted
  await lane.alone(async () => {
    const [outcome] = await deliver(kind, [entry], () => maySend(deps))
    const result = outcome && (settlement(outcome, true).told as Submitted<Work, Answer>)
    if (result?.kind === 'conflict') submitted = { kind: 'failed', message: result.message }
    else if (result && result.kind !== 'waiting') submitted = result
  })
  return submitted
}
