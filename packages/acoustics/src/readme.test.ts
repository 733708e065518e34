import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { evidenceTable } from './evidence/evidence.table.ts'

const folder = new URL('..', import.meta.url)
const readme = readFileSync(new URL('README.md', folder), 'utf8')
const named = [...readme.matchAll(/^\| .* \| ((?:src|testing)\/\S+\.ts)\s+\|$/gm)].map(
  ([, file]) => file ?? '',
)

describe('the README', () => {
  it('names files that exist, and every source file', () => {
    expect(named.filter((file) => !existsSync(new URL(file, folder)))).toEqual([])
    const files = readdirSync(new URL('src', folder), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `src/${file}`)
    expect(files.filter((file) => !named.includes(file))).toEqual([])
  })

  it('explains every measurement', () => {
    expect(evidenceTable.map(({ id }) => id).filter((id) => !new RegExp(`\\b${id}\\b`).test(readme))).toEqual(
      [],
    )
  })
})
