import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCsv } from './csv.ts'
import { parseJson, parsePayload } from './payload.ts'

describe('a JSON payload', () => {
  it('goes on as it came, with the columns it speaks of', () => {
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
  it('are rows of text', () => {
    expect(parsePayload('a=1&b=x+y', 'application/x-www-form-urlencoded', null)).toEqual({
      json: '[{"a":"1","b":"x y"}]',
      isArray: true,
      rowCount: 1,
      keys: ['a', 'b'],
    })
    expect(parsePayload('a\n1\n2\n', 'text/csv', null)).toMatchObject({
      json: '[{"a":"1"},{"a":"2"}]',
      keys: ['a'],
    })
    expect(() => parsePayload('x', 'text/plain', null)).toThrow('Content-Type not acceptable: text/plain')
  })

  it('CSV may quote, and says NULL for null', () => {
    expect(parseCsv('a,"b ""c"""\r\n"x,\ny",NULL\n"NULL",\n')).toEqual({
      columns: ['a', 'b "c"'],
      rows: [
        { a: 'x,\ny', 'b "c"': null },
        { a: 'NULL', 'b "c"': '' },
      ],
    })
    expect(parseCsv('a,b\n1,').rows).toEqual([{ a: '1', b: '' }])
    expect(parseCsv('a\n').rows).toEqual([])
    for (const text of ['', 'a,b\n1', 'a\n1,2', 'a\n"open', 'a\n"x"y']) expect(() => parseCsv(text)).toThrow()
  })

  it('any text can be carried by CSV', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), (values) => {
        const text = `v\n${values.map((value) => `"${value.replaceAll('"', '""')}"`).join('\n')}\n`
        expect(parseCsv(text).rows).toEqual(values.map((v) => ({ v })))
      }),
    )
  })
})
