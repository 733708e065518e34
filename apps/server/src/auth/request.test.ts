import { describe, expect, it } from 'vitest'
import { mergeMetadata, readEmail, requireSmall } from './request.ts'

describe('user metadata', () => {
  it('cannot pollute a prototype', () => {
    const merged = mergeMetadata({}, JSON.parse('{"__proto__": {"role": "admin"}}'))
    expect((merged as { role?: string }).role).toBeUndefined()
    expect(({} as { role?: string }).role).toBeUndefined()
  })

  it('is bounded by bytes, not characters', () => {
    expect(requireSmall({ a: 'x'.repeat(4000) })).toBeTruthy()
    expect(() => requireSmall({ a: 'é'.repeat(2100) })).toThrow('at most 4096 bytes')
  })
})

describe('addresses', () => {
  it('are stored in one form', () => {
    expect(readEmail(' Some.One+car@Example.COM ')).toBe('some.one+car@example.com')
  })
  it.each([
    '',
    'a',
    'a@',
    '@b.c',
    'a b@c.de',
    'a@b\n.de',
    'a@b.de, c@d.ef',
    'A <a@b.de>',
    `${'a'.repeat(250)}@b.de`,
  ])('are refused: %j', (value) => {
    expect(() => readEmail(value)).toThrow('invalid format')
  })
})
