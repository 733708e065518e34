import { describe, expect, it } from 'vitest'
import type { Entry, Outcome } from './entry.ts'
import { RETRY_FIRST_MS } from './retry-backoff.ts'
import { BROKEN, createBrowser, DONE, REFUSED } from './testing/queue.ts'
import { MAX_ANSWER_WAIT_MS } from './watchers.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))
const works = ({ entries }: { entries: readonly Entry[] }) => entries.map(({ work }) => work)

describe('work that is submitted', () => {
  it('is one entry when it is submitted twice under one id', async () => {
    const { queue, note, world } = createBrowser()
    world.online = false
    await queue.submit(note, 'oil', { id: 'draft' })
    await queue.submit(note, 'oil 5W-30', { id: 'draft' })
    expect(works(queue.state())).toEqual(['oil 5W-30'])
  })

  it.each([REFUSED, BROKEN])(
    'is told to have failed, and not kept, while its driver looks: %o',
    async (outcome) => {
      const { queue, note, world } = createBrowser()
      world.answer = () => outcome
      expect(await queue.submit(note, 'oil')).toMatchObject({ kind: 'failed' })
      expect(queue.state().entries).toEqual([])
    },
  )

  it('keeps no driver waiting who gets no answer', async () => {
    const { queue, note, clock, world, arrived } = createBrowser()
    let answer = (_outcome: Outcome<string, string>) => {}
    world.answer = () => new Promise((resolve) => (answer = resolve))
    const submitted = queue.submit(note, 'oil')
    await settled()
    clock.advance(MAX_ANSWER_WAIT_MS)
    expect(await submitted).toEqual({ kind: 'waiting' })
    answer(DONE)
    await settled()
    expect(arrived).toEqual(['oil'])
    expect(queue.state().entries).toEqual([])
  })

  it('is told to wait at once when what stands before it got no answer', async () => {
    const { queue, note, world } = createBrowser()
    world.online = false
    await queue.submit(note, 'oil')
    world.online = true
    world.answer = () => ({ kind: 'no_connection' })
    expect(await queue.submit(note, 'tires')).toEqual({ kind: 'waiting' })
  })

  it('names what the server did not take of it', async () => {
    const { queue, note, world, arrived } = createBrowser()
    world.answer = () => ({ kind: 'failed', permanent: true, message: 'no', left: 'tires' })
    expect(await queue.submit(note, 'oil, tires')).toMatchObject({ kind: 'failed', left: 'tires' })
    expect(arrived).toEqual(['all but tires'])
  })
})

describe('on a device that keeps nothing', () => {
  const bench = () => {
    const browser = createBrowser()
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'))
    Object.assign(browser.store, { put: denied, list: denied })
    return browser
  }

  it('work that nobody waits for is refused', async () => {
    const { queue, sound } = bench()
    await expect(queue.keep(sound, 'knock')).rejects.toThrow('denied')
  })
})

describe('work that waits', () => {
  it('is sent once by two tabs that wake at the same time, and the other hears of it [AI-026]', async () => {
    const { queue, newTab, note, sound, world, sent, elsewhere, told } = createBrowser()
    const other = newTab()
    world.online = false
    await queue.submit(note, 'oil')
    await queue.keep(sound, 'knock')
    await settled()
    expect(works(other.state())).toEqual(['oil', 'knock'])
    expect(elsewhere).toEqual([])
    world.online = true
    await Promise.all([queue.flush(), other.flush(), queue.flush()])
    expect(sent.sort()).toEqual(['knock', 'oil'])
    expect(elsewhere.sort()).toEqual(['note', 'sound'])
    expect(told.sort()).toEqual(sent.toSorted())
    await settled()
    expect(other.state().entries).toEqual([])
  })

  it('is not shown to a person who signed in while it was read', async () => {
    const { queue, newTab, note, world, store } = createBrowser()
    world.online = false
    await queue.submit(note, 'oil')
    const { list } = store
    store.list = async (ownerId) => {
      world.owner = 'ben'
      return list(ownerId)
    }
    const next = newTab()
    await next.refresh()
    expect(next.state().entries).toEqual([])
  })

  it('stops when the account changes between two entries', async () => {
    const { queue, note, world, sent } = createBrowser()
    world.online = false
    await queue.submit(note, 'oil')
    await queue.submit(note, 'tires')
    world.online = true
    world.answer = () => {
      world.owner = 'ben'
      return DONE
    }
    await queue.flush()
    expect(sent).toEqual(['oil'])
  })

  it('is sent again under the same id after no answer, at once and then with growing pauses', async () => {
    const { queue, note, clock, world, sent } = createBrowser()
    world.answer = () => ({ kind: 'no_connection' })
    await queue.submit(note, 'oil')
    expect(sent).toEqual(['oil', 'oil'])
    clock.advance(RETRY_FIRST_MS)
    await settled()
    expect(sent).toHaveLength(4)
    clock.advance(RETRY_FIRST_MS)
    await settled()
    expect(sent).toHaveLength(4)
    world.answer = () => DONE
    clock.advance(RETRY_FIRST_MS)
    await settled()
    expect(sent).toHaveLength(5)
    expect(queue.state().entries).toEqual([])
  })

  it('keeps its place though the clock goes back', async () => {
    const { queue, note, world } = createBrowser()
    world.online = false
    for (const work of ['a', 'b', 'c']) await queue.submit(note, work)
    expect(queue.state().entries.map(({ queuedAtMs }) => queuedAtMs)).toEqual([1000, 1001, 1002])
  })

  it('waits for what an earlier version has left, so that nothing overtakes it', async () => {
    const { queue, note, world, sent, store } = createBrowser()
    world.takeOver = async () => {
      await settled()
      await store.put({
        id: 'old',
        ownerId: 'ann',
        queuedAtMs: 1,
        kind: 'note',
        work: 'left by 1.0.0',
        attempts: 0,
      })
    }
    await queue.submit(note, 'oil')
    expect(sent).toEqual(['left by 1.0.0', 'oil'])
  })

  it('is sent though what an earlier version has left cannot be read', async () => {
    const { queue, note, world } = createBrowser()
    world.takeOver = () => Promise.reject(new DOMException('denied', 'SecurityError'))
    expect(await queue.submit(note, 'oil')).toMatchObject({ kind: 'sent' })
  })

  it('holds no other lane up', async () => {
    const { queue, note, sound, world, arrived } = createBrowser()
    world.answer = ({ work }) => (work === 'knock' ? new Promise(() => {}) : DONE)
    await queue.keep(sound, 'knock')
    void queue.flush()
    await settled()
    expect(queue.state().sending).toEqual(['sounds'])
    expect(await queue.submit(note, 'oil')).toMatchObject({ kind: 'sent' })
    expect(arrived).toEqual(['oil'])
  })

  it('waits for what it names in another lane, and goes as soon as that has arrived', async () => {
    const { queue, note, sound, world, sent } = createBrowser()
    world.online = false
    await queue.keep(sound, 'knock of golf')
    await queue.submit(note, 'golf')
    world.online = true
    world.answer = ({ kind }) => (kind === 'note' ? BROKEN : DONE)
    await queue.flush()
    expect(sent).toEqual(['golf'])
    world.answer = () => DONE
    await queue.flush()
    expect(sent).toEqual(['golf', 'golf', 'knock of golf'])
    expect(queue.state().entries).toEqual([])
  })

  it('is sent when its time has come, unless it is taken back', async () => {
    const { queue, note, clock, sent } = createBrowser()
    await queue.keep(note, 'a', { delayMs: 60_000, id: 'a' })
    await queue.keep(note, 'b', { delayMs: 60_000, id: 'b' })
    await queue.flush()
    expect(sent).toEqual([])
    await queue.remove('b')
    clock.advance(60_000)
    await settled()
    expect(sent).toEqual(['a'])
  })

  it('is sent at once when it has no time to wait for', async () => {
    const { queue, note, sent } = createBrowser()
    await queue.keep(note, 'a', { delayMs: 0 })
    await settled()
    expect(sent).toEqual(['a'])
  })

  it('is sent when its time has come on another page as well', async () => {
    const { queue, newTab, note, clock, sent } = createBrowser()
    const stop = queue.start()
    await queue.keep(note, 'a', { delayMs: 60_000 })
    stop()
    await newTab().flush()
    clock.advance(60_000)
    await settled()
    expect(sent).toEqual(['a'])
  })

  it('is put back as it was', async () => {
    const { queue, note, world } = createBrowser()
    world.online = false
    await queue.submit(note, 'oil')
    const [entry] = queue.state().entries
    if (!entry) throw new Error('nothing waits')
    await queue.remove(entry.id)
    expect(queue.state().entries).toEqual([])
    await queue.restore(entry)
    expect(queue.state().entries).toEqual([entry])
  })
})

describe('an outcome of work that nobody looks at', () => {
  const waiting = async (...works: string[]) => {
    const browser = createBrowser()
    browser.world.online = false
    for (const work of works) await browser.queue.submit(browser.note, work)
    browser.world.online = true
    return browser
  }

  it('refused: it is sent again when somebody asks for it', async () => {
    const { queue, world, sent } = await waiting('oil')
    world.answer = () => REFUSED
    await queue.flush()
    const id = queue.state().entries[0]?.id ?? ''
    await queue.retry(id)
    expect(queue.state().entries).toMatchObject([{ attempts: 2, problem: { code: 'refused' } }])
    world.answer = () => DONE
    await queue.retry(id)
    expect(sent).toEqual(['oil', 'oil', 'oil'])
    expect(queue.state().entries).toEqual([])
  })

  it('refused in part: what is left stays', async () => {
    const { queue, world, arrived } = await waiting('oil, tires')
    world.answer = () => ({ kind: 'failed', permanent: true, message: 'no', left: 'tires' })
    await queue.flush()
    expect(queue.state().entries).toMatchObject([{ work: 'tires', problem: { code: 'refused' } }])
    expect(arrived).toEqual(['all but tires'])
  })

  it('an error of the server’s own: it stays with the reason, holds back the next one, and is tried again', async () => {
    const { queue, world, sent, clock } = await waiting('oil', 'tires')
    world.answer = () => BROKEN
    await queue.flush()
    expect(sent).toEqual(['oil'])
    expect(queue.state().entries[0]).toMatchObject({ problem: { code: 'server_error', message: 'later' } })
    world.answer = () => DONE
    clock.advance(RETRY_FIRST_MS)
    await settled()
    expect(sent).toEqual(['oil', 'oil', 'tires'])
  })

  it('the limit: it stays with the reason, holds back the next one, and is not tried by itself', async () => {
    const { queue, world, sent, clock } = await waiting('oil', 'tires')
    world.answer = () => ({ kind: 'limit_reached' })
    await queue.flush()
    clock.advance(RETRY_FIRST_MS)
    await settled()
    expect(sent).toEqual(['oil'])
    expect(queue.state().entries[0]).toMatchObject({ attempts: 1, problem: { code: 'limit_reached' } })
  })

  it('another person signed in: it waits for its owner', async () => {
    const { queue, world, sent, clock } = await waiting('oil', 'tires')
    world.answer = () => ({ kind: 'signed_out' })
    await queue.flush()
    clock.advance(RETRY_FIRST_MS)
    await settled()
    expect(sent).toEqual(['oil'])
    expect(works(queue.state())).toEqual(['oil', 'tires'])
  })
})
