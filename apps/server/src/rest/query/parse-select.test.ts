import { describe, expect, it } from 'vitest'
import { RestError } from '../../errors/rest.ts'
import { parseSelect } from './parse-select.ts'

const column = (name: string, rest: object = {}) => ({
  kind: 'column',
  field: { name, path: [] },
  alias: null,
  cast: null,
  ...rest,
})

describe('select', () => {
  it('reads columns, aliases and casts', () => {
    expect(parseSelect('*')).toEqual([{ kind: 'star' }])
    expect(parseSelect(' id , n:name::text ')).toEqual([
      column('id'),
      column('name', { alias: 'n', cast: 'text' }),
    ])
    expect(parseSelect('a-b,c d,"x,y":"q\\"uote"')).toEqual([
      column('a-b'),
      column('c d'),
      column('q"uote', { alias: 'x,y' }),
    ])
    expect(parseSelect('price::numeric[]')).toEqual([column('price', { cast: 'numeric[]' })])
    expect(parseSelect('')).toEqual([])
  })

  it('reads places in JSON', () => {
    expect(parseSelect('data->a->>b')).toEqual([
      column('data', {
        field: {
          name: 'data',
          path: [
            { asText: false, key: 'a' },
            { asText: true, key: 'b' },
          ],
        },
      }),
    ])
    const [first] = parseSelect('x:d->-1->>"odd key"::int')
    expect(first).toEqual(
      column('d', {
        alias: 'x',
        cast: 'int',
        field: {
          name: 'd',
          path: [
            { asText: false, key: -1 },
            { asText: true, key: 'odd key' },
          ],
        },
      }),
    )
  })

  it('reads embedded resources', () => {
    expect(parseSelect('id,a:albums!by_artist!inner(*,tracks(title))')).toEqual([
      column('id'),
      {
        kind: 'embed',
        relation: 'albums',
        alias: 'a',
        hint: 'by_artist',
        join: 'inner',
        items: [
          { kind: 'star' },
          {
            kind: 'embed',
            relation: 'tracks',
            alias: null,
            hint: null,
            join: 'left',
            items: [column('title')],
          },
        ],
      },
    ])
    expect(parseSelect('artists!inner!hint()')).toMatchObject([
      { relation: 'artists', hint: 'hint', join: 'inner', items: [] },
    ])
    expect(() => parseSelect('id,...artists(name)')).toThrow('Feature not implemented')
  })

  it.each([
    ['id,', 'column 4'],
    ['id,,x', 'column 4'],
    ['id name)', 'column 8'],
    ['a:b:c', 'column 4'],
    ['a(b', 'column 4'],
    ['a!', 'column 3'],
    ['x->', 'column 4'],
    ['x::', 'column 4'],
    ['"open', 'column 1'],
  ])('refuses %s at %s', (text, place) => {
    expect(() => parseSelect(text)).toThrow(place)
  })

  it('refuses aggregates by their own code', () => {
    for (const text of ['count()', 'n:count()', 'price.sum()', 'price::int.avg()', 'albums(price.max())']) {
      expect(() => parseSelect(text)).toThrow('aggregate')
    }
  })

  it('refuses what would be too much to plan', () => {
    for (const text of [
      `${'a,'.repeat(500)}a`,
      `${'a(b),'.repeat(50)}a(b)`,
      `${'a('.repeat(11)}b${')'.repeat(11)}`,
    ]) {
      expect(() => parseSelect(text)).toThrow(RestError)
    }
  })
})
