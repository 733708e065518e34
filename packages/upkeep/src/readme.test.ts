import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('names in its README a place for every file, and none that is not there', () => {
  const folder = join(import.meta.dirname, '..')
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  const places = [...readme.matchAll(/\]\((src\/[^)]+)\)/g)].map(([, place = '']) => place)
  expect(places.filter((place) => !existsSync(join(folder, place)))).toEqual([])
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
  const isNamed = (file: string) =>
    places.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place))
  expect(files.filter((file) => !isNamed(file))).toEqual([])
})
