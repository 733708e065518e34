import { globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { packages }: { packages: Record<string, { dev?: true; link?: true }> } = JSON.parse(
  read('package-lock.json'),
)

/** What building and running is made of. */
const CODE = [
  'apps/server/src/**/*.ts',
  'apps/web/src/**/*.{ts,tsx,css}',
  'apps/web/*.ts',
  'packages/*/{src,knowledge}/**/*.ts',
  'supabase/functions/**/*.ts',
]
const NO_PART_OF_IT = /\.(test|fake|data)\.|(^|\/)testing\//

/** Packages that a file brings in when it runs: types are gone by then. */
function packagesIn(file: string): string[] {
  const code = read(file).replace(/^(import|export) type [^;]*?from '[^']+'/gm, '')
  const names = [...code.matchAll(/(?:\bfrom |\bimport |\bimport\(|@import )['"]([@a-z][^'"]*)['"]/g)]
  return names
    .map(([, name = '']) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    .filter((name) => !/:|^virtual/.test(name) && !builtinModules.includes(name))
}

it('a start installs each package that the server and the build of the web app import', () => {
  const files = CODE.flatMap((pattern) => globSync(pattern, { cwd: root })).filter(
    (file) => !NO_PART_OF_IT.test(file),
  )
  const used = new Map(files.flatMap((file) => packagesIn(file).map((name) => [name, file] as const)))
  expect([...used.keys()]).toEqual(
    expect.arrayContaining(['pg', 'hono', 'pdfkit', 'react', 'vite', 'tailwindcss']),
  )
  const missing = [...used].filter(([name, file]) => {
    const workspace = file
      .split('/')
      .slice(0, file.startsWith('supabase') ? 1 : 2)
      .join('/')
    const each = packages[`${workspace}/node_modules/${name}`] ?? packages[`node_modules/${name}`]
    return each === undefined || each.dev === true
  })
  expect(missing).toEqual([])
})

it.each([
  'deno',
  '@biomejs/biome',
  'lighthouse',
  '@stryker-mutator/core',
  '@playwright/test',
  'vitest',
  'knip',
  'typescript',
  '@capacitor/cli',
  'jsdom',
])('a start does without %s', (name) => {
  expect(packages[`node_modules/${name}`]).toMatchObject({ dev: true })
})
