import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RestError } from '../errors.ts'
import { parseNames } from './field.ts'
import { parseFilterValue } from './parse-filter.ts'
import { parseOrder } from './parse-order.ts'
import { parseQuery } from './parse-query.ts'
import { parseSelect } from './parse-select.ts'

describe('order', () => {
  it('reads directions and nulls', () => {
    expect(parseOrder('a,b.desc.nullslast, d.asc,"o.dd".nullsfirst')).toEqual([
      { column: 'a', direction: null, nulls: null },
      { column: 'b', direction: 'desc', nulls: 'last' },
      { column: 'd', direction: 'asc', nulls: null },
      { column: 'o.dd', direction: null, nulls: 'first' },
    ])
  })

  it.each(['', 'a.up', 'a.desc.x', 'a.nullsfirst.desc', 'a,'])('refuses %j', (text) => {
    expect(() => parseOrder(text)).toThrow('failed to parse order')
  })

  it.each(['id,client(name).desc', 'data->a', 'data->>a.desc'])('by %s is not offered', (text) => {
    expect(() => parseOrder(text)).toThrow('Feature not implemented')
  })
})

describe('a query string', () => {
  it('sorts its parameters', () => {
    const query = parseQuery(
      'select=id,*&a=eq.1&not.or=(x.eq.1)&and=(y.eq.2)&order=id&limit=5&offset=2&columns=a,b&on_conflict=c&apikey=k',
    )
    expect(query).toMatchObject({
      select: ['id', null],
      where: [
        { kind: 'filter', negated: false },
        { kind: 'or', negated: true },
        { kind: 'and', negated: false },
      ],
      order: [{ column: 'id' }],
      ...{ limit: 5, offset: 2, columns: ['a', 'b'], onConflict: ['c'] },
    })
  })

  it('takes the last of a doubled parameter, and every filter', () => {
    const query = parseQuery(
      'select=a&select=b&a=eq.1&a=eq.2&limit=5&limit=2&offset=1&offset=3&order=a&order=b',
    )
    expect(query).toMatchObject({
      select: ['b'],
      where: [{ test: { value: '1' } }, { test: { value: '2' } }],
      order: [{ column: 'b' }],
      ...{ limit: 2, offset: 3 },
    })
    expect(() => parseQuery('limit=-1')).toThrow('range not satisfiable')
    expect(parseQuery('limit=many&offset=-3')).toMatchObject({ limit: null, offset: 0 })
    expect(() => parseQuery('a=1')).toThrow(RestError)
  })

  it('takes names of Object.prototype for names', () => {
    expect(parseQuery('constructor=eq.1&__proto__=eq.2&toString=eq.3').where).toHaveLength(3)
  })

  it.each(['tracks.title=eq.a', 'tracks.order=id', 'tracks.limit=1', 'data->>a=eq.1', 'a::int=eq.1'])(
    'refuses %s, which says more than a column',
    (text) => expect(() => parseQuery(text)).toThrow('Feature not implemented'),
  )
})

// Whatever comes, a parser gives a value or a refusal with a status, and quickly.
describe('any text', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.stringMatching(/^[a-z.,()":!>*-]{0,60}$/),
    fc
      .array(
        fc.constantFrom(
          'a',
          'or',
          'and',
          'not.',
          '(',
          ')',
          ',',
          '.',
          'eq',
          '"',
          '\\',
          '->',
          '->>',
          '::',
          ':',
          '!',
          '*',
          '{',
          '}',
        ),
        {
          maxLength: 30,
        },
      )
      .map((parts) => parts.join('')),
  )
  const parsers: [name: string, parse: (given: string) => unknown][] = [
    ['select', parseSelect],
    ['filter', parseFilterValue],
    ['order', parseOrder],
    ['names', (list) => parseNames(list, 'columns parameter')],
    ['query string', parseQuery],
  ]
  it.each(parsers)('as %s is read or refused', (_name, parse) => {
    fc.assert(
      fc.property(text, (sample) => {
        try {
          parse(sample)
        } catch (error) {
          expect(error).toBeInstanceOf(RestError)
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it('between quotes comes back as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), (values) => {
        const quoted = values.map((value) => `"${value.replace(/[\\"]/g, '\\$&')}"`).join(',')
        const expected = values.length === 1 && values[0] === '' ? [] : values
        expect(parseFilterValue(`in.(${quoted})`).test).toEqual({ kind: 'in', values: expected })
      }),
    )
  })

  it('long and hostile is read or refused', () => {
    for (const hostile of ['"', '\\', '(', '((a', '->', 'a-', '"\\', '{', ' ', 'not.']) {
      for (const [, parse] of parsers) {
        try {
          parse(hostile.repeat(8_000))
        } catch (error) {
          expect(error).toBeInstanceOf(RestError)
        }
      }
    }
  })
})
