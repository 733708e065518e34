import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { claimsTable, securityPage, taggedTitles } from './security-claims.ts'

const SOURCE = `
describe('a token', () => {
  it.each([['a', "b"]])('signed with %s is refused [SEC-001] [V9.1.1] [V9.1.2]', async () => {})
  it('is kept', async () => {})
})
test('a page says so [V9.1.1]', { tag: '@browser' }, async () => {})
const other = ['[V1.1.1]']
`
const CLAIMS = { '9.1.1': 'A token needs our signature', '9.1.2': 'It chooses no algorithm' }

describe('the claims of docs/security.md', () => {
  it('are those of the tests today', () => {
    expect(readFileSync(join(import.meta.dirname, '../docs/security.md'), 'utf8')).toBe(securityPage())
  })

  it('are rows with each test that proves them, under its title', () => {
    expect(claimsTable(taggedTitles(SOURCE, 'a.test.ts'), CLAIMS).split('\n').slice(2)).toEqual([
      '| 9.1.1 A token needs our signature | signed with %s is refused | a.test.ts |',
      '|  | a page says so | a.test.ts |',
      '| 9.1.2 It chooses no algorithm | signed with %s is refused | a.test.ts |',
      '',
    ])
  })

  it('have a test each, and each tag has a claim', () => {
    const titles = taggedTitles(SOURCE, 'a.test.ts')
    expect(() => claimsTable(titles, { ...CLAIMS, '9.2.1': 'It ends' })).toThrow('V9.2.1: no test’s title')
    expect(() => claimsTable(titles, { '9.1.1': 'A token needs our signature' })).toThrow(
      'a.test.ts: no claim',
    )
  })
})
