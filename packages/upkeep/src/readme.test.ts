import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('names in its README only files that exist, and every file there is', () => {
  const folder = join(import.meta.dirname, '..')
  const named = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/\]\((src\/[^)]+)\)/g)].map(
    ([, path]) => path ?? '',
  )
  expect(named).toHaveLength(16)
  for (const path of named) expect(existsSync(join(folder, path)), path).toBe(true)
})
