import { describe, expect, it } from 'vitest'
import { RestError } from '../errors.ts'
import { parseSelect } from './parse-select.ts'

describe('select', () => {
  it('reads columns, quoted or not, and all of them', () => {
    expect(parseSelect('*')).toEqual([null])
    expect(parseSelect(' id , a-b,c d,"x,y","q\\"uote" ')).toEqual(['id', 'a-b', 'c d', 'x,y', 'q"uote'])
    expect(parseSelect('')).toEqual([])
  })

  it.each([
    ['id,', 'column 4'],
    ['id,,x', 'column 4'],
    ['id name)', 'column 8'],
    ['"open', 'column 1'],
  ])('refuses %s at %s', (text, place) => {
    expect(() => parseSelect(text)).toThrow(place)
  })

  it.each([
    'n:name',
    'name::text',
    'data->a',
    'data->>a',
    'albums(*)',
    'id,a:albums!hint!inner(*)',
    'albums!inner(id)',
    '...artists(name)',
    'count()',
    'price.sum()',
  ])('answers %s with what is offered instead', (text) => {
    expect(() => parseSelect(text)).toThrow('Feature not implemented')
  })

  it('refuses more than anybody asks for', () => {
    expect(() => parseSelect(`${'a,'.repeat(500)}a`)).toThrow(RestError)
    expect(parseSelect(`${'a,'.repeat(499)}a`)).toHaveLength(500)
  })
})
