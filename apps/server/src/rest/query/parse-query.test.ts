import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RestError } from '../../errors/rest.ts'
import { parseNames } from './field.ts'
import { parseFilterValue } from './parse-filter.ts'
import { parseOrder } from './parse-order.ts'
import { parseQuery } from './parse-query.ts'
import { parseSelect } from './parse-select.ts'
import { readTree } from './tree.ts'

describe('order', () => {
  it('reads directions, nulls and places in JSON', () => {
    expect(parseOrder('a,b.desc.nullslast, d->x->>y.asc,"o.dd".nullsfirst')).toEqual([
      { field: { name: 'a', path: [] }, direction: null, nulls: null },
      { field: { name: 'b', path: [] }, direction: 'desc', nulls: 'last' },
      {
        field: {
          name: 'd',
          path: [
            { asText: false, key: 'x' },
            { asText: true, key: 'y' },
          ],
        },
        direction: 'asc',
        nulls: null,
      },
      { field: { name: 'o.dd', path: [] }, direction: null, nulls: 'first' },
    ])
  })

  it.each(['', 'a.up', 'a.desc.x', 'a.nullsfirst.desc', 'a,'])('refuses %j', (text) => {
    expect(() => parseOrder(text)).toThrow('failed to parse order')
  })

  it('by an embedded resource is not offered', () => {
    expect(() => parseOrder('id,client(name).desc')).toThrow('Feature not implemented')
  })
})

describe('a query string', () => {
  it('sorts its parameters', () => {
    const query = parseQuery(
      'select=id&a=eq.1&b.c=gt.2&not.or=(x.eq.1)&b.and=(y.eq.2)&order=id&b.order=z&limit=5&b.offset=2&columns=a,b&on_conflict=c&apikey=k',
      false,
    )
    expect(query.filters.map(({ path, value }) => [path, value.kind, value.negated])).toEqual([
      [[], 'filter', false],
      [['b'], 'filter', false],
      [[], 'or', true],
      [['b'], 'and', false],
    ])
    expect(query.orders.map(({ path }) => path)).toEqual([[], ['b']])
    expect([query.limits, query.offsets]).toEqual([[{ path: [], value: 5 }], [{ path: ['b'], value: 2 }]])
    expect([query.columns, query.onConflict]).toEqual([['a', 'b'], ['c']])
  })

  it('takes the last of a doubled parameter, and every filter', () => {
    const tree = readTree(
      parseQuery('select=a&select=b&a=eq.1&a=eq.2&limit=5&limit=2&offset=1&offset=3&order=a&order=b', false),
    )
    expect(tree.items).toMatchObject([{ field: { name: 'b' } }])
    expect(tree.where).toMatchObject([{ test: { value: '1' } }, { test: { value: '2' } }])
    expect(tree.order).toMatchObject([{ field: { name: 'b' } }])
    expect([tree.limit, tree.offset]).toEqual([2, 3])
  })

  it('tells arguments from filters, for functions alone', () => {
    expect(parseQuery('a=1&b=eq.2', true)).toMatchObject({ args: [['a', '1']], filters: [{ path: [] }] })
    expect(() => parseQuery('a=1', false)).toThrow(RestError)
  })

  it('takes names of Object.prototype for names', () => {
    expect(parseQuery('constructor=eq.1&__proto__=eq.2&toString=eq.3', false).filters).toHaveLength(3)
  })

  it('hangs what is said about embedded resources on them', () => {
    const tree = readTree(
      parseQuery(
        'select=id,x:tracks(title,album:albums(id))&x.title=eq.a&tracks.limit=1&x.album.order=id&id=eq.1',
        false,
      ),
    )
    expect([tree.where.length, tree.limit]).toEqual([1, null])
    expect(tree.embeds[0]).toMatchObject({ limit: 1, where: [{}], embeds: [{ order: [{}] }] })
    expect(() => readTree(parseQuery('select=id&tracks.id=eq.1', false))).toThrow(
      "'tracks' is not an embedded resource",
    )
    expect(() => readTree(parseQuery('limit=-1', false))).toThrow('range not satisfiable')
    expect(readTree(parseQuery('limit=many&offset=-3', false))).toMatchObject({ limit: null, offset: 0 })
  })
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
    ['names', (given) => parseNames(given, 'columns parameter')],
    ['query string', (given) => readTree(parseQuery(given, false))],
    ['arguments', (given) => readTree(parseQuery(given, true))],
  ]
  it.each(parsers)('as %s is read or refused', (_name, parse) => {
    fc.assert(
      fc.property(text, (given) => {
        try {
          parse(given)
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
