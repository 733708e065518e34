import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../platform/clock.fake.ts'
import { createMemoryJobStore } from '../../../platform/job-store.fake.ts'
import { ANSWER_AWAITED_MS, createOutbox, RETRY_FIRST_MS } from './outbox.ts'
import type { Change, Outcome, Write } from './write.ts'

const SENT: Outcome = { kind: 'sent', receiptRefused: false }
const REFUSED: Outcome = { kind: 'failed', permanent: true, message: 'no' }
const BROKEN: Outcome = { kind: 'failed', permanent: false, message: 'later' }

const add = (item: string): Change => ({
  kind: 'add',
  records: [
    { id: item, item, date: '2026-01-01', mileage: null, cost: null, notes: null, receipt_url: null },
  ],
})

function setUp(store = createMemoryJobStore<Write>()) {
  const clock = createFakeClock(1000)
  const world = { online: true, owner: 'ann' as string | null, outcome: SENT, sent: [] as string[] }
  let ids = 0
  let hold: Promise<void> = Promise.resolve()
  const outbox = createOutbox({
    store,
    exclusively: async (_name, work) => work(),
    tabs: { send: () => {}, listen: () => () => {} },
    clock,
    newId: () => `w${++ids}`,
    ownerId: () => world.owner,
    isOnline: () => world.online,
    send: async (write) => {
      await hold
      if (world.outcome.kind === 'sent') world.sent.push(write.id)
      return world.outcome
    },
    onSent: () => {},
  })
  const block = () => {
    let release = () => {}
    hold = new Promise((resolve) => {
      release = resolve
    })
    return release
  }
  return { outbox, clock, world, store, block }
}

/** Lets everything run that waits for nothing but its turn. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('a write', () => {
  it('is sent at once and not kept', async () => {
    const { outbox, world } = setUp()
    expect(await outbox.submit(add('Oil'))).toBe('sent')
    expect(world.sent).toEqual(['w1'])
    expect(outbox.state().writes).toEqual([])
  })

  it('made offline waits, and is sent once on reconnection, in order', async () => {
    const { outbox, world } = setUp()
    world.online = false
    expect(await outbox.submit(add('Oil'))).toBe('waiting')
    expect(await outbox.submit(add('Tires'))).toBe('waiting')
    expect(outbox.state().writes).toHaveLength(2)
    world.online = true
    await Promise.all([outbox.flush(), outbox.flush()])
    expect(world.sent).toEqual(['w1', 'w2'])
    expect(outbox.state().writes).toEqual([])
  })

  it('whose answer was lost is sent again under the same id', async () => {
    const { outbox, world, clock } = setUp()
    world.outcome = { kind: 'no_connection' }
    expect(await outbox.submit(add('Oil'))).toBe('waiting')
    await settled()
    world.outcome = SENT
    clock.advance(RETRY_FIRST_MS)
    await settled()
    expect(world.sent).toEqual(['w1'])
  })

  it('submitted twice under one id is one', async () => {
    const { outbox, world } = setUp()
    world.online = false
    await outbox.submit(add('Oil'), { id: 'draft' })
    await outbox.submit(add('Oil'), { id: 'draft' })
    expect(outbox.state().writes.map(({ id }) => id)).toEqual(['draft'])
  })

  it.each([REFUSED, BROKEN])(
    'that fails before the driver’s eyes is told, and not kept: %o',
    async (outcome) => {
      const { outbox, world } = setUp()
      world.outcome = outcome
      expect(await outbox.submit(add('Oil'))).toBe('failed')
      expect(outbox.state().writes).toEqual([])
    },
  )

  it('that is refused later stays to be looked at, and lets the next one pass', async () => {
    const { outbox, world } = setUp()
    world.online = false
    await outbox.submit(add('Oil'))
    world.online = true
    world.outcome = REFUSED
    await outbox.flush()
    expect(outbox.state().writes[0]?.refused).toBe('no')
    world.outcome = SENT
    expect(await outbox.submit(add('Tires'))).toBe('sent')
    expect(world.sent).toEqual(['w2'])
  })

  it('with no answer does not keep the driver waiting', async () => {
    const { outbox, clock, block } = setUp()
    const release = block()
    const submitted = outbox.submit(add('Oil'))
    await settled()
    clock.advance(ANSWER_AWAITED_MS)
    expect(await submitted).toBe('waiting')
    release()
    await settled()
    expect(outbox.state().writes).toEqual([])
  })

  it('for later is sent when its time has come, unless it is taken back', async () => {
    const { outbox, world, clock } = setUp()
    await outbox.later({ kind: 'forget_receipt', path: 'a' }, 60_000, 'a')
    await outbox.later({ kind: 'forget_receipt', path: 'b' }, 60_000, 'b')
    await outbox.flush()
    expect(world.sent).toEqual([])
    await outbox.remove('b')
    clock.advance(60_000)
    await settled()
    expect(world.sent).toEqual(['a'])
  })

  it('survives the page, and is nobody else’s', async () => {
    const first = setUp()
    first.world.online = false
    await first.outbox.submit(add('Oil'))
    const second = setUp(first.store)
    second.world.owner = 'ben'
    await second.outbox.flush()
    expect(second.outbox.state().writes).toEqual([])
    second.world.owner = 'ann'
    await second.outbox.flush()
    expect(second.world.sent).toEqual(['w1'])
  })

  it('keeps its place though the clock goes back', async () => {
    const { outbox, world } = setUp(createMemoryJobStore<Write>())
    world.online = false
    for (const item of ['a', 'b', 'c']) await outbox.submit(add(item))
    const times = outbox.state().writes.map(({ queuedAtMs }) => queuedAtMs)
    expect(times).toEqual([1000, 1001, 1002])
  })
})
