import { describe, expect, it } from 'vitest'
import { parseFilterValue, parseLogic } from './parse-filter.ts'

describe('a filter', () => {
  it('takes the rest of the text as its value', () => {
    expect(parseFilterValue('eq.a.b,(c)"d"')).toEqual({
      negated: false,
      test: { kind: 'compare', operator: 'eq', value: 'a.b,(c)"d"' },
    })
    expect(parseFilterValue('not.like.a*')).toEqual({
      negated: true,
      test: { kind: 'compare', operator: 'like', value: 'a*' },
    })
    expect(parseFilterValue('eq.').test).toMatchObject({ value: '' })
  })

  it('reads lists and trileans', () => {
    expect(parseFilterValue('in.(1,"a,b","c\\"d\\\\",e f)').test).toEqual({
      kind: 'in',
      values: ['1', 'a,b', 'c"d\\', 'e f'],
    })
    expect(parseFilterValue('in.()').test).toEqual({ kind: 'in', values: [] })
    expect(parseFilterValue('is.NULL').test).toEqual({ kind: 'is', value: 'null' })
  })

  it.each(['', 'eq', 'eqq.1', 'is.nul', 'in.(1', 'in.1', 'in.(1)2', 'not.not.eq.1', '.1'])(
    'refuses %j',
    (text) => {
      expect(() => parseFilterValue(text)).toThrow('failed to parse filter')
    },
  )

  it.each([
    'fts.a',
    'match.(a|b)\\1',
    'imatch.a',
    'cs.a',
    'isdistinct.null',
    'not.wfts(pg_catalog.english).a b',
    'sl.(1,2)',
    'adj.[1,2)',
    'like(any).{a,b}',
    'eq(all).{1}',
  ])('answers %j with what is offered instead', (text) => {
    expect(() => parseFilterValue(text)).toThrow('Feature not implemented')
    expect(() => parseLogic('or', false, `(a.${text})`)).toThrow('Feature not implemented')
  })
})

describe('a logic tree', () => {
  it('nests, and ends values at commas and brackets', () => {
    expect(parseLogic('or', false, '(a.eq.1,not.and(b.is.null,c.in.("x,y",z)),e.eq.{1})')).toEqual({
      kind: 'or',
      negated: false,
      terms: [
        {
          kind: 'filter',
          column: 'a',
          negated: false,
          test: { kind: 'compare', operator: 'eq', value: '1' },
        },
        {
          kind: 'and',
          negated: true,
          terms: [
            {
              kind: 'filter',
              column: 'b',
              negated: false,
              test: { kind: 'is', value: 'null' },
            },
            {
              kind: 'filter',
              column: 'c',
              negated: false,
              test: { kind: 'in', values: ['x,y', 'z'] },
            },
          ],
        },
        {
          kind: 'filter',
          column: 'e',
          negated: false,
          test: { kind: 'compare', operator: 'eq', value: '{1}' },
        },
      ],
    })
  })

  it('may have columns called and, or and not', () => {
    expect(parseLogic('or', false, '(and.eq.1,or.eq.2,not.eq.3)')).toMatchObject({
      terms: [{ column: 'and' }, { column: 'or' }, { column: 'not' }],
    })
  })

  it.each(['', '()', '(a.eq.1', 'a.eq.1', '(a.eq.1)b', '(a)', '(a.eq.1,)'])('refuses %j', (text) => {
    expect(() => parseLogic('and', false, text)).toThrow('failed to parse logic tree')
  })
})
