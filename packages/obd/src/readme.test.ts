import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = new URL('..', import.meta.url)
const readme = readFileSync(new URL('README.md', folder), 'utf8')

describe('the README', () => {
  it('names files that exist', () => {
    const named = readme.match(/\b(src|testing)\/[\w./-]+\.(ts|json)/g) ?? []
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((file) => !existsSync(new URL(file, folder)))).toEqual([])
  })
})
