import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')
const readme = readFileSync(join(folder, 'README.md'), 'utf8')
const table = /## The path\n([\s\S]*?)\n## /.exec(readme)?.[1] ?? ''
const named = [...table.matchAll(/\]\((src\/[^)]+)\)/g)].map(([, path]) => path ?? '')

describe('README.md', () => {
  it('names in its path only files that exist, each once', () => {
    expect(named.length).toBeGreaterThan(40)
    expect(new Set(named).size).toBe(named.length)
    expect(named.filter((path) => !existsSync(join(folder, path)))).toEqual([])
  })

  it('names every file except tests and what is behind the index of sound and of differential', () => {
    const files = globSync('src/**/*.ts', { cwd: folder })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !path.endsWith('.test.ts') && !/^src\/(sound|differential)\//.test(path))
    expect(files.filter((path) => !named.includes(path)).sort()).toEqual([])
  })
})
