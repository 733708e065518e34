import { describe, expect, it } from 'vitest'
import { breach, circleBreaches, impurities, misshapen, undeclared } from './check-imports.ts'
import { circles, shortestLoop } from './law/circles.ts'
import { falseNames, falseRecipes, type Tree } from './law/docs.ts'
import { importsOf } from './law/imports.ts'

describe('who may import whom', () => {
  it.each([
    // One breach for each row of places.table.ts, in its order.
    ['packages/obd/src/a.test.ts', '../../../tests/harness/copy.ts'],
    ['apps/web/src/ui/Card.test.tsx', '../../../server/src/config.ts'],
    ['apps/server/src/pool.test.ts', '../../web/src/backend/client.ts'],
    ['supabase/tests/access.test.ts', '../../tests/contract/rest-wire.ts'],
    ['packages/diagnosis/src/index.ts', '@tappet/upkeep'],
    ['packages/wire/src/rows.ts', '@tappet/obd'],
    ['packages/upkeep/src/index.ts', '@tappet/wire'],
    ['supabase/functions/track-usage/handler.ts', '../../../apps/server/src/pool.ts'],
    ['apps/web/src/ui/Card.tsx', '../backend/client.ts'],
    ['apps/web/src/platform/app/push.ts', '../../backend/client.ts'],
    ['apps/web/src/format/usd.ts', '../platform/app/push.ts'],
    ['apps/web/src/backend/client.ts', '../features/auth/Login.tsx'],
    ['apps/web/src/offline/queue.ts', '../ui/Card.tsx'],
    ['apps/web/src/features/home/Home.tsx', '../history/History.tsx'],
    ['apps/web/src/sw/worker.ts', '../backend/client.ts'],
    ['apps/web/src/app/main.tsx', '../../../server/src/config.ts'],
    ['apps/web/vite.config.ts', '../../scripts/setup.mjs'],
    ['apps/server/src/functions/load.ts', '../../../../supabase/functions/demo/handler.ts'],
    ['apps/server/src/rest/index.ts', '../auth/index.ts'],
    ['apps/server/src/identity/scope.ts', '../rest/index.ts'],
    ['apps/server/src/database/roles.ts', '../pool.ts'],
    ['apps/server/src/server.ts', './admin/open.ts'],
    ['apps/server/src/newroom/a.ts', '../errors/start.ts'],
    ['apps/web/src/backend/client.ts', '../offline/queue.ts'],
    ['apps/server/src/main.ts', '../../web/src/app/main.tsx'],
    ['model/train.ts', '../tests/harness/copy.ts'],
    ['tests/harness/server.ts', '../e2e/fixtures.ts'],
    ['tests/contract/auth.test.ts', '../e2e/fixtures.ts'],
    ['tests/e2e/app.spec.ts', '../../apps/web/src/features/home/Home.tsx'],
    ['tests/docs/legal.test.ts', '../harness/server.ts'],
    ['bench/kill.ts', '../tests/e2e/fixtures.ts'],
    ['scripts/start.mjs', './screens.ts'],
    ['scripts/start.mjs', 'pg'],
    ['scripts/screens.ts', '../tests/e2e/fixtures.ts'],
    ['playwright.config.ts', './apps/server/src/config/index.ts'],
    // What is about the product is no part of it.
    ['packages/acoustics/src/index.ts', '../../../model/boost.ts'],
    ['apps/server/src/main.ts', '../../../tests/harness/copy.ts'],
    ['apps/web/src/app/main.tsx', '../../../../bench/kill.ts'],
    // A package is imported by its name.
    ['packages/acoustics/src/index.ts', '../../obd/src/index.ts'],
    ['apps/server/src/main.ts', '../../../packages/wire/src/index.ts'],
    ['tests/contract/auth.test.ts', '../../packages/wire/src/index.ts'],
    // A place that no row knows.
    ['tools/x.ts', 'hono'],
  ])('refuses %s -> %s', (file, specifier) => {
    expect(breach({ file, specifier })).not.toBeNull()
  })

  it.each([
    ['apps/web/src/features/home/Home.tsx', './steps.ts'],
    ['apps/web/src/features/home/Home.tsx', '../../ui/index.ts'],
    ['apps/web/src/features/home/Home.test.tsx', '../../app/testing/harness.tsx'],
    ['apps/web/src/app/routes.tsx', '../features/home/Home.tsx'],
    ['apps/server/src/rest/index.ts', './parse/filter.ts'],
    ['apps/server/src/rest/index.ts', '../identity/identify.ts'],
    ['apps/server/src/server.ts', './backup/nightly.ts'],
    ['apps/server/src/rest/index.test.ts', '../storage/index.ts'],
    ['packages/diagnosis/src/index.ts', '@tappet/acoustics'],
    ['packages/obd/src/index.ts', './frames.ts'],
    ['packages/wire/src/rows.ts', '@tappet/upkeep'],
    ['supabase/functions/track-usage/handler.ts', '@tappet/wire'],
    ['supabase/functions/track-usage/handler.ts', '../_serve/context.ts'],
    ['apps/server/src/main.ts', 'hono'],
    ['tests/e2e/app.spec.ts', '../harness/server.ts'],
    ['scripts/start.mjs', './setup.mjs'],
  ])('allows %s -> %s', (file, specifier) => {
    expect(breach({ file, specifier })).toBeNull()
  })

  it('sees type imports, re-exports, dynamic imports and import types', () => {
    const source = `
      import type { A } from './a.ts'
      export { b } from './b.ts'
      const c = import('./c.ts')
      type D = import('./d.ts').D
    `
    expect(
      importsOf('x.ts', source)
        .map(({ specifier }) => specifier)
        .sort(),
    ).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts'])
  })

  it('finds a package of ours that the importer does not name, not in its tests nor in itself', () => {
    const manifestOf = (folder: string) =>
      JSON.stringify({ name: `@tappet/${folder.split('/').at(-1)}`, dependencies: { '@tappet/wire': '*' } })
    const said = (file: string, specifier: string) => undeclared({ file, specifier }, manifestOf)
    expect(said('supabase/functions/demo/handler.ts', '@tappet/upkeep/testing')).toMatch(
      /@tappet\/upkeep, which supabase\/package\.json does not name/,
    )
    expect(said('apps/server/src/main.ts', '@tappet/acoustics')).not.toBeNull()
    expect(said('apps/server/src/main.ts', '@tappet/wire')).toBeNull()
    expect(said('apps/server/src/main.test.ts', '@tappet/acoustics')).toBeNull()
    expect(said('packages/obd/testing/car.ts', '@tappet/obd')).toBeNull()
    expect(said('bench/analyze.ts', '@tappet/acoustics')).toBeNull()
  })
})

describe('circles of imports', () => {
  it('finds each circle once, and no file that only leads into one', () => {
    const graph = new Map([
      ['entry', ['a', 'x']],
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a', 'leaf']],
      ['leaf', []],
      ['x', ['y', 'leaf']],
      ['y', ['x']],
      ['self', ['self']],
    ])
    expect(circles(graph)).toEqual([['a', 'b', 'c'], ['x', 'y'], ['self']])
    expect(shortestLoop(['a', 'b', 'c'], new Map([...graph, ['c', ['b', 'a']]]))).toEqual(['b', 'c', 'b'])
  })

  it('counts type imports, and names the files', () => {
    const sources = { 'a.ts': `import './b.ts'`, 'b.ts': `import type { A } from './a.ts'` }
    const imports = Object.entries(sources).flatMap(([file, source]) => importsOf(file, source))
    expect(circleBreaches(imports, new Set(Object.keys(sources)))).toEqual([
      'a circle of 2 files: a.ts -> b.ts -> a.ts',
    ])
  })
})

describe('the shape of a file', () => {
  it('finds time and randomness in a package, not in its tests', () => {
    expect(impurities('packages/obd/src/a.ts', 'const t = Date.now()')).toHaveLength(1)
    expect(impurities('packages/obd/src/a.ts', 'const t = new Date(given)')).toEqual([])
    expect(impurities('packages/obd/src/a.test.ts', 'const t = Math.random()')).toEqual([])
  })

  it('refuses folders whose names say nothing, and files over 600 lines that are no data table', () => {
    expect(misshapen('apps/web/src/utils/a.ts', '')).toHaveLength(1)
    const long = '\n'.repeat(600)
    expect(misshapen('apps/web/src/ui/a.ts', long)).toHaveLength(1)
    expect(misshapen('apps/web/src/ui/a.table.ts', long)).toEqual([])
    expect(misshapen('apps/web/src/ui/a.ts', long.slice(1))).toEqual([])
  })
})

describe('what the docs name', () => {
  const files: Record<string, string> = {
    'src/pages.ts': 'export const PAGES = []',
    'src/home/HomePage.tsx': '',
    'README.md': '',
  }
  const tree: Tree = {
    paths: new Set([...Object.keys(files), 'src/', 'src/home/']),
    read: (file) => files[file] ?? '',
    commands: new Set(['law']),
    tables: new Set(['profiles']),
  }

  it('has to exist: files, folders, commands, tables', () => {
    const names = (text: string) => falseNames('X.md', text, tree)
    expect(
      names(
        '`src/pages.ts` `src/home/` `src/home` `src/<name>/<Name>Page.tsx` `README.md` `text/plain; q=1`',
      ),
    ).toEqual([])
    expect(names('`npm run law`, the table `profiles`')).toEqual([])
    expect(names('\nIn `src/routes.tsx`.')).toEqual(['X.md:2: src/routes.tsx is not there'])
    expect(names('`src/<name>/<Name>Dialog.tsx`')).toHaveLength(1)
    expect(names('`LICENSE.md`')).toHaveLength(1)
    expect(names('`npm run prove`')).toEqual(['X.md:1: npm run prove is no command'])
    expect(names('the table `profile`')).toEqual(['X.md:1: no migration creates the table profile'])
    expect(names('```\n`src/routes.tsx`\n```')).toEqual([])
  })

  it('has to be the right file: each word of a recipe occurs in the file that its item names', () => {
    const recipe = (items: string, count = 1) =>
      falseRecipes(
        'X.md',
        `## Recipes\n\n### A screen: ${count} files\n\n${items}\n\n### Other\n\n1. x\n`,
        tree,
      )
    expect(recipe("1. `src/pages.ts`: a line in `PAGES`,\n   with `'signed-in'`.")).toEqual([])
    expect(recipe('1. `src/<name>/<Name>Page.tsx`: the page.\n2. `src/pages.ts`', 2)).toEqual([])
    expect(recipe('1. `src/pages.ts`: a line in\n   `ROUTES`')).toEqual([
      'X.md, A screen: src/pages.ts has no ROUTES',
    ])
    expect(recipe('1. `src/pages.ts`', 2)).toEqual(['X.md, A screen: says 2 files and lists 1'])
    expect(recipe('1. `src/`')).toEqual(['X.md, A screen: src/ is no file'])
    expect(recipe('1. A line in `src/pages.ts`')).toHaveLength(1)
  })
})
