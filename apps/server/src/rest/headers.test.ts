import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { negotiate } from './media.ts'
import { parsePrefer, preferenceApplied } from './prefer.ts'
import { contentRange, intersect, parseRange } from './range.ts'

describe('Prefer', () => {
  it('is read leniently, the first of each', () => {
    expect(
      parsePrefer(
        'count=exact,return=minimal , return=representation, tx=rollback, colour=blue, max-affected=3',
      ),
    ).toMatchObject({ count: 'exact', return: 'minimal', maxAffected: 3, unknown: ['colour=blue'] })
    for (const count of ['planned', 'estimated']) expect(parsePrefer(`count=${count}`).count).toBe('exact')
    expect(parsePrefer(null).unknown).toEqual([])
    expect(
      parsePrefer('return=nope, max-affected=x, timezone=Middle/Earth, constructor=1').unknown,
    ).toHaveLength(4)
    expect(parsePrefer('timezone=Europe/Berlin').timezone).toBe('Europe/Berlin')
  })

  it('is confirmed as far as it was applied', () => {
    const preferences = parsePrefer('return=representation, count=exact, max-affected=3')
    expect(preferenceApplied(preferences, ['return', 'count', 'max-affected'])).toBe(
      'return=representation, count=exact',
    )
    expect(preferenceApplied(preferences, ['handling'])).toBeNull()
    const strict = parsePrefer('handling=strict,max-affected=3')
    expect(preferenceApplied(strict, ['handling', 'max-affected'])).toBe('handling=strict, max-affected=3')
  })
})

describe('Accept', () => {
  it('chooses by weight what can be given', () => {
    expect(negotiate(null).shape).toBe('array')
    expect(negotiate('text/html, */*;q=0.1').shape).toBe('array')
    expect(negotiate('application/json;q=0.5, application/vnd.pgrst.object').shape).toBe('object')
    expect(negotiate('text/csv, application/json;q=0.5').shape).toBe('array')
    expect(negotiate('application/vnd.pgrst.object+json; nulls=stripped')).toMatchObject({
      shape: 'object',
      stripNulls: true,
    })
    expect(() => negotiate('text/html, constructor')).toThrow(
      'None of these media types are available: text/html',
    )
  })
})

describe('ranges', () => {
  it('are read from the header', () => {
    expect(parseRange('0-9', 'items')).toEqual({ offset: 0, limit: 10 })
    expect(parseRange('5-', null)).toEqual({ offset: 5, limit: null })
    expect(parseRange('bytes=0-9', null)).toEqual({ offset: 0, limit: null })
    expect(parseRange('0-9', 'bytes')).toEqual({ offset: 0, limit: null })
    expect(() => parseRange('9-0', null)).toThrow()
  })

  it('of header and address both hold', () => {
    const row = fc.nat(50)
    const range = fc.record({ offset: row, limit: fc.option(row) })
    const holds = (index: number, { offset, limit }: { offset: number; limit: number | null }) =>
      index >= offset && (limit === null || index < offset + limit)
    fc.assert(
      fc.property(range, range, fc.nat(120), (a, b, index) => {
        expect(holds(index, intersect(a, b))).toBe(holds(index, a) && holds(index, b))
      }),
    )
  })

  it('are answered with a span, a total and a status', () => {
    expect(contentRange(0, 2, null)).toEqual({ header: '0-1/*', status: 200 })
    expect(contentRange(0, 0, null)).toEqual({ header: '*/*', status: 200 })
    expect(contentRange(2, 2, 4)).toEqual({ header: '2-3/4', status: 206 })
    expect(contentRange(0, 4, 4)).toEqual({ header: '0-3/4', status: 200 })
    expect(contentRange(5, 0, 4)).toEqual({ header: '*/4', status: 416 })
    expect(contentRange(0, 0, 0)).toEqual({ header: '*/0', status: 200 })
  })
})
