import { describe, expect, it } from 'vitest'
import { looksLikeFilter, parseFilterValue, parseLogic } from './parse-filter.ts'

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
    expect(parseFilterValue('isdistinct.null').test).toEqual({ kind: 'isdistinct', value: 'null' })
  })

  it.each(['', 'eq', 'eqq.1', 'is.nul', 'in.(1', 'in.1', 'in.(1)2', 'not.not.eq.1', '.1'])(
    'refuses %j',
    (text) => {
      expect(() => parseFilterValue(text)).toThrow('failed to parse filter')
    },
  )

  it.each([
    'fts.a',
    'not.wfts(pg_catalog.english).a b',
    'sl.(1,2)',
    'adj.[1,2)',
    'like(any).{a,b}',
    'eq(all).{1}',
  ])('answers %j with what is offered instead', (text) => {
    expect(() => parseFilterValue(text)).toThrow('Feature not implemented')
    expect(() => parseLogic('or', false, `(a.${text})`)).toThrow('Feature not implemented')
  })

  it('is told from an argument by its operator', () => {
    for (const value of ['eq.1', 'not.in.(1)', 'is.null', 'fts(english).x', 'like(any).{a}']) {
      expect([value, looksLikeFilter(value)]).toEqual([value, true])
    }
    for (const value of ['1', 'hello', '3.14', 'a.b', 'constructor.x', '', 'eq']) {
      expect([value, looksLikeFilter(value)]).toEqual([value, false])
    }
  })
})

describe('a logic tree', () => {
  it('nests, and ends values at commas and brackets', () => {
    expect(parseLogic('or', false, '(a.eq.1,not.and(b.is.null,c->>d.in.("x,y",z)),e.cs.{1,2})')).toEqual({
      kind: 'or',
      negated: false,
      terms: [
        {
          kind: 'filter',
          field: { name: 'a', path: [] },
          negated: false,
          test: { kind: 'compare', operator: 'eq', value: '1' },
        },
        {
          kind: 'and',
          negated: true,
          terms: [
            {
              kind: 'filter',
              field: { name: 'b', path: [] },
              negated: false,
              test: { kind: 'is', value: 'null' },
            },
            {
              kind: 'filter',
              field: { name: 'c', path: [{ asText: true, key: 'd' }] },
              negated: false,
              test: { kind: 'in', values: ['x,y', 'z'] },
            },
          ],
        },
        {
          kind: 'filter',
          field: { name: 'e', path: [] },
          negated: false,
          test: { kind: 'compare', operator: 'cs', value: '{1,2}' },
        },
      ],
    })
  })

  it('may have columns called and, or and not', () => {
    expect(parseLogic('or', false, '(and.eq.1,or.eq.2,not.eq.3)')).toMatchObject({
      terms: [{ field: { name: 'and' } }, { field: { name: 'or' } }, { field: { name: 'not' } }],
    })
  })

  it.each(['', '()', '(a.eq.1', 'a.eq.1', '(a.eq.1)b', '(a)', '(xor(a.eq.1))', '(a.eq.1,)'])(
    'refuses %j',
    (text) => {
      expect(() => parseLogic('and', false, text)).toThrow('failed to parse logic tree')
    },
  )
})
