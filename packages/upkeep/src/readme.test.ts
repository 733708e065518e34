import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('names in its README every file there is, and no other', () => {
  const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8')
  const named = [...readme.matchAll(/\]\(src\/([^)]+)\)/g)].map(([, path]) => path)
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  expect(named.sort()).toEqual(files.filter((path) => /(?<!\.test)\.ts$/.test(path)).sort())
})
