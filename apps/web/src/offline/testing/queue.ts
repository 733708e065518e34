import { createFakeClock } from '../../platform/runtime/clock.fake.ts'
import type { Exclusively, TabSignal } from '../../platform/runtime/exclusive.ts'
import { createMemoryQueueStore } from '../../platform/storage/queue-store.fake.ts'
import type { Entry, Kind, Outcome } from '../entry.ts'
import { createQueue } from '../queue.ts'

export const DONE: Outcome<string, string> = { kind: 'done', answer: 'yes' }
export const REFUSED: Outcome<string, string> = { kind: 'failed', permanent: true, message: 'no' }
export const BROKEN: Outcome<string, string> = { kind: 'failed', permanent: false, message: 'later' }

function createLocks(): Exclusively {
  const last = new Map<string, Promise<void>>()
  return (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work)
    last.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
}

function createTabs() {
  const tabs = new Set<{ heard: (message: string) => void }>()
  return (): TabSignal => {
    const own = { heard: (_message: string) => {} }
    tabs.add(own)
    return {
      send: (message) => {
        for (const tab of tabs) if (tab !== own) tab.heard(message)
      },
      listen: (listener) => {
        own.heard = listener
        return () => {
          own.heard = () => {}
        }
      },
    }
  }
}

export function createBrowser(store = createMemoryQueueStore<Entry>()) {
  const clock = createFakeClock(1000)
  const exclusively = createLocks()
  const newSignal = createTabs()
  const world = {
    online: true,
    waitUntilMs: 0,
    owner: 'ann' as string | null,
    answer: (_entry: Entry<string, string>): Outcome<string, string> | Promise<Outcome<string, string>> =>
      DONE,
    takeOver: async () => {},
  }
  const requests: string[] = []
  const arrived: string[] = []
  const elsewhere: string[] = []
  const fromElsewhere: string[] = []
  let ids = 0

  const kindOf = (name: string, lane: string): Kind<string, string, string> => ({
    name,
    lane,
    send: async (entry) => {
      requests.push(entry.work)
      return world.answer(entry)
    },
    arrived: ({ work }) => arrived.push(work),
    arrivedInPart: (_entry, rest) => arrived.push(`all but ${rest}`),
    arrivedElsewhere: (entries) => {
      elsewhere.push(name)
      fromElsewhere.push(...entries.map(({ work }) => String(work)))
    },
  })
  const note = kindOf('note', 'notes')
  const sound: Kind<string, string, string> = {
    ...kindOf('sound', 'sounds'),
    // "knock of golf" waits for the note "golf".
    waitsFor: ({ work }, entries) =>
      entries.some(({ kind, work: named }) => kind === 'note' && work.endsWith(` of ${String(named)}`)),
  }

  const newTab = () => {
    const queue = createQueue({
      store,
      exclusively,
      tabs: newSignal(),
      clock,
      randomness: () => 0,
      newId: () => `id-${++ids}`,
      ownerId: () => world.owner,
      isOnline: () => world.online,
      waitUntilMs: () => world.waitUntilMs,
      takeOver: () => world.takeOver(),
    })
    queue.register(note)
    queue.register(sound)
    queue.start()
    return queue
  }
  return {
    queue: newTab(),
    newTab,
    store,
    clock,
    world,
    sent: requests,
    arrived,
    elsewhere,
    told: fromElsewhere,
    note,
    sound,
  }
}
