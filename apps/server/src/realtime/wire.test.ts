import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FilterError, parseFilter } from './filter.ts'
import { decodeBroadcastEnvelope, decodeText, encode, type Message, type Version } from './frame.ts'
import { perSecond } from './limits.ts'
import { addressOf } from './upgrade.ts'

const text = fc.string({ maxLength: 40 })
const message: fc.Arbitrary<Message> = fc.record({
  joinRef: fc.option(text),
  ref: fc.option(text),
  topic: text,
  event: text,
  payload: fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value))),
})

describe.each<Version>(['1.0.0', '2.0.0'])('messages of protocol %s', (version) => {
  it('come out as they went in', () => {
    fc.assert(
      fc.property(message, (sent) => {
        expect(decodeText(encode(sent, version), version)).toEqual(sent)
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
        const read = decodeText(anything, version)
        expect(read === null || typeof read.topic === 'string').toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('binary frames', () => {
  it('never break what reads them, whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
        const read = decodeBroadcastEnvelope(bytes)
        expect(read === null || read.event === 'broadcast').toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('filters', () => {
  it.each([
    ['user_id=eq.1', [{ column: 'user_id', operator: 'eq', values: ['1'] }]],
    ['a=in.(1,"2,3","4\\"5")', [{ column: 'a', operator: 'in', values: ['1', '2,3', '4"5'] }]],
    [
      'a=gt.1.5,b=neq."x,y"',
      [
        { column: 'a', operator: 'gt', values: ['1.5'] },
        { column: 'b', operator: 'neq', values: ['x,y'] },
      ],
    ],
    [
      'at=lte.2026-01-01T00:00:00.5+00:00',
      [{ column: 'at', operator: 'lte', values: ['2026-01-01T00:00:00.5+00:00'] }],
    ],
    ['  ', []],
    [null, []],
  ])('%s is understood', (filter, understood) => {
    expect(parseFilter(filter)).toEqual(understood)
  })

  it.each([
    'a',
    'a=1',
    'a=eq',
    '=eq.1',
    'a=eq.1,',
    'a=like.x',
    'a=constructor.x',
    'a=in.1',
    `a=in.(${'1,'.repeat(100)}1)`,
  ])('%s is refused', (filter) => {
    expect(() => parseFilter(filter)).toThrow(FilterError)
  })

  it('are understood or refused, whatever they are', () => {
    const piece = fc.constantFrom('a', '=', 'eq', '.', 'in', '(', ')', ',', '"', '\\', ' ', '1', 'é')
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
        (filter) => {
          try {
            for (const { values } of parseFilter(filter)) expect(values.length).toBeGreaterThan(0)
          } catch (error) {
            expect(error).toBeInstanceOf(FilterError)
          }
        },
      ),
      { numRuns: 5_000 },
    )
  })
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
