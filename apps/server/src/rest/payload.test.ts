import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson, parsePayload } from './payload.ts'

describe('a JSON payload', () => {
  it('is passed on unchanged, with the columns that it names', () => {
    const text = ' [{"a":1.10,"b":null},{"b":2,"a":3}] '
    expect(parsePayload(text, 'application/json; charset=utf-8', null)).toEqual({
      json: text,
      isArray: true,
      rowCount: 2,
      keys: ['a', 'b'],
    })
    expect(parsePayload('{"a":1,"x":2}', null, ['a'])).toMatchObject({
      isArray: false,
      rowCount: 1,
      keys: ['a'],
    })
    expect(parsePayload('[]', null, null)).toMatchObject({ rowCount: 0, keys: [] })
  })

  it('has the same keys in every row, unless the columns are named', () => {
    for (const text of [
      '[{"a":1},{"b":1}]',
      '[{"a":1},{"a":1,"b":1}]',
      '[{"a":1,"b":1},{"a":1}]',
      '[{"a":1},{}]',
    ]) {
      expect(() => parsePayload(text, null, null)).toThrow('All object keys must match')
      expect(parsePayload(text, null, ['a', 'b']).keys).toEqual(['a', 'b'])
    }
  })

  it('is bounded in depth, wherever brackets are only text', () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
    expect(parseJson(nested(200))).toBeDefined()
    expect(() => parseJson(nested(201))).toThrow('nested deeper')
    expect(() => parseJson(`{"a":${'{"a":'.repeat(10_000)}`)).toThrow('nested deeper')
    expect(parseJson(JSON.stringify({ a: '['.repeat(999), b: '\\', c: '"[['.repeat(99) }))).toBeDefined()
  })

  it('of any shape is measured as JSON.parse sees it', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })
})

describe('other payloads', () => {
  it.each(['text/plain', 'text/csv', 'application/x-www-form-urlencoded'])('are refused: %s', (type) => {
    expect(() => parsePayload('a=1', type, null)).toThrow(`Content-Type not acceptable: ${type}`)
  })
})
