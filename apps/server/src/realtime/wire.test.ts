import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode, encode, type Message } from './frame.ts'
import { perSecond } from './limits.ts'
import { FilterError, parseSubscription } from './subscription.ts'
import { addressOf } from './upgrade.ts'

const text = fc.string({ maxLength: 40 })
const message: fc.Arbitrary<Message> = fc.record({
  joinRef: fc.option(text),
  ref: fc.option(text),
  topic: text,
  event: text,
  payload: fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value))),
})

describe('messages', () => {
  it('come out as they went in', () => {
    fc.assert(
      fc.property(message, (original) => {
        expect(decode(encode(original))).toEqual(original)
      }),
    )
  })

  it('never break what reads them, whatever they are', () => {
    const frame = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.jsonValue(), { maxLength: 6 }).map((value) => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(frame, (anything) => {
        const decoded = decode(anything)
        expect(decoded === null || typeof decoded.topic === 'string').toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('filters', () => {
  const of = (filter: string | null) => parseSubscription({ table: 'notifications', filter }, 1)
  const ID = '0a3f9a52-1f0e-4f6e-9f39-2d1a3f1ed2f0'

  it('are of the owner alone', () => {
    expect(of(`user_id=eq.${ID}`)).toMatchObject({ owner: ID })
    expect(of(`user_id=eq.${ID.toUpperCase()}`)).toMatchObject({ owner: ID })
    expect([of(null).owner, of('').owner]).toEqual([null, null])
  })

  it.each(['a', 'user_id=eq.1', `user_id=neq.${ID}`, `id=eq.${ID}`, `user_id=eq.${ID},read=eq.false`, ' '])(
    'are refused else: %s',
    (filter) => expect(() => of(filter)).toThrow(FilterError),
  )
})

describe('counting per second', () => {
  it('allows the limit in each window, and starts again', () => {
    let now = 0
    const allowed = perSecond(2, () => now)
    expect([allowed(), allowed(), allowed()]).toEqual([true, true, false])
    now = 1_000
    expect([allowed(), allowed(), allowed()]).toEqual([true, true, false])
    // A clock set back does not lock anybody out.
    now = -5_000
    expect(allowed()).toBe(true)
  })
})

describe('the client’s address', () => {
  const request = (forwarded?: string) =>
    ({
      headers: { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: '10.0.0.1' },
    }) as unknown as Parameters<typeof addressOf>[0]
  it.each([
    ['1.1.1.1', 0, '10.0.0.1'],
    ['1.1.1.1, 2.2.2.2', 1, '2.2.2.2'],
    ['1.1.1.1, 2.2.2.2', 2, '1.1.1.1'],
    ['2.2.2.2', 3, '2.2.2.2'],
    [undefined, 1, '10.0.0.1'],
  ])('X-Forwarded-For %s behind %i proxies is %s', (forwarded, proxies, address) => {
    expect(addressOf(request(forwarded), proxies)).toBe(address)
  })
})
