import type { Entry, Kind, Submitted } from './entry.ts'
import { createEntryList, type QueueDeps } from './entry-list.ts'
import { settlement } from './send-outcome.ts'
import { createSender } from './sender.ts'
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

  async function entryOf<Name extends string, Work>(
    kind: Name,
    work: Work,
    { id = deps.newId(), ownerId, delayMs }: KeepOptions & { ownerId: string },
  ): Promise<Entry<Name, Work>> {
    const nowMs = deps.clock.nowMs()
    const last = (await list.read(ownerId)).at(-1)?.queuedAtMs ?? 0
    return {
      id,
      ownerId,
      queuedAtMs: Math.max(nowMs, last + 1),
      kind,
      work,
      attempts: 0,
      ...(delayMs === undefined ? {} : { notBeforeMs: nowMs + delayMs }),
    }
  }

  /** It can only be sent at once. */
  async function sendUnkept<Name extends string, Work, Answer>(
    kind: Kind<Name, Work, Answer>,
    entry: Entry<Name, Work>,
  ): Promise<Submitted<Work, Answer>> {
    const message = list.state().keepsNothing ? CANNOT_KEEP : NOT_KEPT
    let told: Submitted<Work, Answer> = { kind: 'failed', message }
    if (!deps.isOnline()) return told
    await sender.laneOf(kind.lane).alone(async () => {
      const [outcome] = await sender.send(kind, [entry])
      const settled = outcome && (settlement(outcome, true).told as Submitted<Work, Answer>)
      if (settled?.kind === 'conflict') told = { kind: 'failed', message: settled.message }
      else if (settled && settled.kind !== 'waiting') told = settled
    })
    return told
  }

  function sendWatched<Work, Answer>(
    id: string,
    lane: string,
    waitMs?: number,
  ): Promise<Submitted<Work, Answer>> {
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
    submit: async <Name extends string, Work, Answer>(
      kind: Kind<Name, Work, Answer>,
      work: Work,
      options: SubmitOptions = {},
    ): Promise<Submitted<Work, Answer>> => {
      const ownerId = deps.ownerId()
      if (ownerId === null) return { kind: 'failed', message: NOBODY }
      const { waitMs, onKept, ...named } = options
      const entry = await entryOf(kind.name, work, { ...named, ownerId })
      const isKept = await deps.store.put(entry).then(
        () => true,
        () => false,
      )
      if (!isKept) return sendUnkept(kind, entry)
      onKept?.()
      await list.changed()
      return deps.isOnline() ? sendWatched(entry.id, kind.lane, waitMs) : { kind: 'waiting' }
    },
    /** Nobody waits for it. @throws when the device keeps nothing */
    keep: async <Name extends string, Work, Answer>(
      kind: Kind<Name, Work, Answer>,
      work: Work,
      options: KeepOptions = {},
    ): Promise<void> => {
      const ownerId = deps.ownerId()
      if (ownerId === null) throw new Error(NOBODY)
      await deps.store.put(await entryOf(kind.name, work, { ...options, ownerId }))
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
