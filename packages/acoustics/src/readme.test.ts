import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { evidenceTable } from './evidence/evidence.table.ts'

const folder = new URL('..', import.meta.url)
const readme = readFileSync(new URL('README.md', folder), 'utf8')
const rows = readme.match(/^\| .* \| (?:src|testing)\/.*\|$/gm) ?? []
const places = rows.flatMap((row) => row.match(/(?:src|testing)\/[\w./-]*/g) ?? [])

describe('the README', () => {
  it('names places that exist, and one for every source file', () => {
    expect(places.filter((place) => !existsSync(new URL(place, folder)))).toEqual([])
    const files = readdirSync(new URL('src', folder), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `src/${file}`)
    const isNamed = (file: string) =>
      places.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place))
    expect(files.filter((file) => !isNamed(file))).toEqual([])
  })

  it('explains every measurement', () => {
    expect(evidenceTable.map(({ id }) => id).filter((id) => !new RegExp(`\\b${id}\\b`).test(readme))).toEqual(
      [],
    )
  })
})
