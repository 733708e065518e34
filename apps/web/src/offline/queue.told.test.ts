import { describe, expect, it } from 'vitest'
import type { Entry, Kind, Outcome } from './entry.ts'
import { RETRY_FIRST_MS } from './retry-backoff.ts'
import { createBrowser, DONE, REFUSED } from './testing/queue.ts'
import { MAX_ANSWER_WAIT_MS } from './watchers.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))
const works = ({ entries }: { entries: readonly Entry[] }) => entries.map(({ work }) => work)
const pending = () => {
  let answer = (_outcome: Outcome<string, string>) => {}
  const outcome = new Promise<Outcome<string, string>>((resolve) => (answer = resolve))
  return { outcome, answer }
}
/** Every state of `sending` that a page is shown. */
function sendingStates({ queue }: ReturnType<typeof createBrowser>) {
  const seen: string[][] = []
  queue.subscribe(() => seen.push([...queue.state().sending]))
  return seen
}

describe('a refusal', () => {
  it('of work submitted again soon after is told, and not kept', async () => {
    const { queue, note, clock, world } = createBrowser()
    world.answer = () => REFUSED
    await queue.submit(note, 'oil', { id: 'draft' })
    clock.advance(MAX_ANSWER_WAIT_MS - 1000)
    const { outcome, answer } = pending()
    world.answer = () => outcome
    const again = queue.submit(note, 'oil', { id: 'draft' })
    await settled()
    clock.advance(1000)
    answer(REFUSED)
    expect(await again).toMatchObject({ kind: 'failed' })
    expect(queue.state().entries).toEqual([])
  })

  it('of the whole is no arrival: neither here nor in another tab', async () => {
    const { queue, newTab, note, world, arrived, elsewhere } = createBrowser()
    newTab()
    world.answer = () => REFUSED
    await queue.submit(note, 'oil')
    expect(arrived).toEqual([])
    expect(elsewhere).toEqual([])
  })
})

describe('a driver who submits work', () => {
  it('is told to wait at once when the lane gets no answer, though another lane still sends', async () => {
    const { queue, note, sound, world } = createBrowser()
    world.answer = ({ work }) => (work === 'knock' ? new Promise(() => {}) : { kind: 'no_connection' })
    await queue.keep(sound, 'knock', { delayMs: 0 })
    world.online = false
    await queue.submit(note, 'oil')
    world.online = true
    expect(await queue.submit(note, 'tires')).toEqual({ kind: 'waiting' })
  })

  it('hears the answer though another lane gets none', async () => {
    const { queue, note, sound, world } = createBrowser()
    const { outcome, answer } = pending()
    world.answer = ({ work }) => (work === 'knock' ? outcome : { kind: 'no_connection' })
    const submitted = queue.submit(sound, 'knock')
    await settled()
    await queue.submit(note, 'oil')
    answer(DONE)
    expect(await submitted).toEqual({ kind: 'sent', answer: 'yes' })
  })

  it('is told to wait at once when the network goes before the sending begins', async () => {
    const { queue, note, world } = createBrowser()
    world.takeOver = async () => {
      world.online = false
    }
    expect(await queue.submit(note, 'oil')).toEqual({ kind: 'waiting' })
  })

  it('hears the answer though the lane was just ending when the work was kept', async () => {
    const { queue, note, world, store } = createBrowser()
    const { list } = store
    const first = pending()
    const gate = pending()
    world.answer = () => first.outcome
    const oil = queue.submit(note, 'oil')
    await settled()
    let calls = 0
    // After the first answer: a refresh, then the lane's own look, which is answered late.
    store.list = async (ownerId) => {
      const entries = await list(ownerId)
      calls += 1
      if (calls === 2) await gate.outcome
      return entries
    }
    first.answer(DONE)
    await oil
    await settled()
    world.answer = () => DONE
    const tires = queue.submit(note, 'tires')
    await settled()
    gate.answer(DONE)
    expect(await tires).toEqual({ kind: 'sent', answer: 'yes' })
  })

  it('is told why nothing was kept', async () => {
    const browser = createBrowser()
    const { queue, note, world, sent } = browser
    world.owner = null
    const nobody = { kind: 'failed', message: 'Nobody is signed in.' }
    expect(await queue.submit(note, 'oil')).toEqual(nobody)
    await expect(queue.keep(note, 'oil')).rejects.toThrow('Nobody is signed in.')
    world.owner = 'ann'
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'))
    Object.assign(browser.store, { put: denied, list: denied })
    world.answer = () => REFUSED
    expect(await queue.submit(note, 'oil')).toMatchObject({ kind: 'failed', message: 'no' })
    world.online = false
    expect(await queue.submit(note, 'tires')).toEqual({
      kind: 'failed',
      message: 'This browser cannot keep changes offline.',
    })
    expect(sent).toEqual(['oil'])
    await queue.refresh()
    expect(queue.state().entries).toEqual([])
  })
})

describe('what is shown as being sent', () => {
  it('is the lanes that send, until they end', async () => {
    const browser = createBrowser()
    const { queue, note, sound, world } = browser
    const { outcome, answer } = pending()
    world.answer = ({ work }) => (work === 'knock' ? outcome : DONE)
    await queue.keep(sound, 'knock', { delayMs: 0 })
    await settled()
    await queue.submit(note, 'oil')
    await settled()
    expect(queue.state().sending).toEqual(['sounds'])
    answer(DONE)
    await settled()
    expect(queue.state().sending).toEqual([])
  })

  it('is nothing offline, and nothing while only refused or unknown entries are left', async () => {
    const browser = createBrowser()
    const { queue, note, world, store } = browser
    world.online = false
    await queue.submit(note, 'oil')
    const seen = sendingStates(browser)
    await queue.flush()
    const [entry] = queue.state().entries
    if (!entry) throw new Error('nothing waits')
    await store.put({ ...entry, problem: { code: 'refused', message: 'no' } })
    await store.put({ ...entry, id: 'future', kind: 'note.merge' })
    world.online = true
    await queue.flush()
    expect(seen.flat()).toEqual([])
  })
})

describe('a lane', () => {
  it('stops when the network goes between two entries', async () => {
    const { queue, note, world, sent } = createBrowser()
    world.online = false
    await queue.submit(note, 'oil')
    await queue.submit(note, 'tires')
    world.online = true
    world.answer = () => {
      world.online = false
      return DONE
    }
    await queue.flush()
    expect(sent).toEqual(['oil'])
  })

  it('sends an entry once in a turn, though the disk does not let it go', async () => {
    const { queue, note, world, sent, store } = createBrowser()
    world.online = false
    await queue.submit(note, 'oil')
    store.remove = async () => {}
    world.online = true
    await queue.flush()
    expect(sent).toEqual(['oil'])
  })

  it('pauses shortly again once the server has answered', async () => {
    const { queue, note, clock, world, sent } = createBrowser()
    world.answer = () => ({ kind: 'no_connection' })
    await queue.submit(note, 'oil')
    clock.advance(RETRY_FIRST_MS)
    await settled()
    world.answer = () => DONE
    await queue.flush()
    world.answer = () => ({ kind: 'no_connection' })
    await queue.submit(note, 'tires')
    const before = sent.length
    clock.advance(RETRY_FIRST_MS)
    await settled()
    expect(sent.length).toBeGreaterThan(before)
  })

  it('passes kinds of work that hear of nothing but their own arrival', async () => {
    const { queue, newTab, world, sent, note } = createBrowser()
    const plain: Kind<string, string, string> = {
      name: 'plain',
      lane: 'notes',
      send: async ({ work }) => {
        sent.push(work)
        return work === 'half' ? { kind: 'failed', permanent: true, message: 'no', left: 'rest' } : DONE
      },
      arrived: () => {},
    }
    for (const tab of [queue, newTab()]) tab.register(plain)
    world.online = false
    await queue.submit(plain, 'half')
    await queue.submit(plain, 'all')
    await queue.submit(note, 'oil')
    world.online = true
    await queue.flush()
    expect(sent).toEqual(['half', 'all', 'oil'])
    expect(works(queue.state())).toEqual(['rest'])
  })
})

describe('the time of sending', () => {
  it('of work that waits out a time is its own, the earliest first', async () => {
    const { queue, note, clock, sent } = createBrowser()
    await queue.keep(note, 'late', { delayMs: 10_000 })
    await queue.keep(note, 'soon', { delayMs: 5_000 })
    await settled()
    clock.advance(5_000)
    await settled()
    expect(sent).toEqual(['soon'])
    clock.advance(5_000)
    await settled()
    expect(sent).toEqual(['soon', 'late'])
  })

  it('of work that has just failed is the pause after a failure', async () => {
    const { queue, sound, clock, sent } = createBrowser()
    await queue.keep(sound, 'knock')
    await settled()
    expect(sent).toEqual([])
    clock.advance(RETRY_FIRST_MS)
    await settled()
    expect(sent).toEqual(['knock'])
  })

  it('does not come on a page that has closed', async () => {
    const { queue, newTab, note, clock, world, sent } = createBrowser()
    const other = newTab()
    world.answer = () => ({ kind: 'no_connection' })
    await queue.submit(note, 'oil')
    const tried = sent.length
    await queue.keep(note, 'later', { delayMs: 5_000 })
    queue.start()()
    clock.advance(RETRY_FIRST_MS)
    await settled()
    expect(sent).toHaveLength(tried)
    const shown = queue.state().entries
    await other.remove(shown[0]?.id ?? '')
    await settled()
    expect(queue.state().entries).toBe(shown)
  })
})
