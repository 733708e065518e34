import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')
const readme = readFileSync(join(folder, 'README.md'), 'utf8')
const path = /## The path\n([\s\S]*?)\n## /.exec(readme)?.[1] ?? ''
const places = [...path.matchAll(/\]\((src\/[^)]+)\)/g)].map(([, place = '']) => place)

describe('README.md', () => {
  it('names in its path only places that exist, each once', () => {
    expect(places.length).toBeGreaterThan(10)
    expect(new Set(places).size).toBe(places.length)
    expect(places.filter((place) => !existsSync(join(folder, place)))).toEqual([])
  })

  it('names a place for every file except tests', () => {
    const files = globSync('src/**/*.ts', { cwd: folder })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.endsWith('.test.ts'))
    const isNamed = (file: string) =>
      places.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place))
    expect(files.filter((file) => !isNamed(file))).toEqual([])
  })
})
