import { describe, expect, it } from 'vitest'
import { negotiate } from './media.ts'
import { parsePrefer, preferenceApplied } from './prefer.ts'
import { contentRange } from './range.ts'

describe('Prefer', () => {
  it('is read leniently, the first of each', () => {
    expect(
      parsePrefer('count=exact,return=minimal , return=representation, tx=rollback, colour=blue'),
    ).toEqual({ count: 'exact', return: 'minimal', resolution: null })
    for (const count of ['planned', 'estimated']) expect(parsePrefer(`count=${count}`).count).toBe('exact')
    for (const header of [null, '', 'return=nope, constructor=1, missing=null, handling=lenient'])
      expect(parsePrefer(header)).toEqual({ count: null, return: null, resolution: null })
  })

  it.each(['missing=default', 'handling=strict', 'return=headers-only', 'max-affected=1', 'timezone=UTC'])(
    'is refused where passing it over would do something else: %s',
    (preference) => {
      expect(() => parsePrefer(`count=exact, ${preference}`)).toThrow('Feature not implemented')
    },
  )

  it('is confirmed as far as it was applied', () => {
    const preferences = parsePrefer('return=representation, count=exact')
    expect(preferenceApplied(preferences, ['return', 'count'])).toBe('return=representation, count=exact')
    expect(preferenceApplied(preferences, ['resolution'])).toBeNull()
  })
})

describe('Accept', () => {
  it('chooses the first that can be given', () => {
    for (const accept of [null, '', 'text/html, */*;q=0.1', 'text/csv, Application/JSON; charset=utf-8'])
      expect(negotiate(accept).shape).toBe('array')
    expect(negotiate('application/vnd.pgrst.object, application/json;q=0.5').shape).toBe('object')
    expect(() => negotiate('application/vnd.pgrst.object+json; nulls=stripped')).toThrow('None of these')
    expect(() => negotiate('text/html, constructor')).toThrow(
      'None of these media types are available: text/html',
    )
  })
})

describe('ranges', () => {
  it('are answered with a span, a total and a status', () => {
    expect(contentRange(0, 2, null)).toEqual({ header: '0-1/*', status: 200 })
    expect(contentRange(0, 0, null)).toEqual({ header: '*/*', status: 200 })
    expect(contentRange(2, 2, 4)).toEqual({ header: '2-3/4', status: 206 })
    expect(contentRange(0, 4, 4)).toEqual({ header: '0-3/4', status: 200 })
    expect(contentRange(5, 0, 4)).toEqual({ header: '*/4', status: 416 })
    expect(contentRange(0, 0, 0)).toEqual({ header: '*/0', status: 200 })
  })
})
