import { describe, expect, it } from 'vitest'
import { breach, importsOf, impurities, undeclared } from './check-imports.ts'

describe('the import law', () => {
  it.each([
    ['apps/web/src/features/home/Home.tsx', '../history/History.tsx'],
    ['apps/web/src/ui/Card.tsx', '../backend/client.ts'],
    ['apps/web/src/backend/client.ts', '../features/auth/Login.tsx'],
    ['apps/server/src/rest/index.ts', '../auth/index.ts'],
    ['apps/server/src/identity/scope.ts', '../rest/index.ts'],
    ['packages/obd/src/index.ts', '@tappet/acoustics'],
    ['packages/acoustics/src/index.ts', '../../obd/src/index.ts'],
    ['supabase/functions/track-usage/handler.ts', '../../../apps/server/src/pool.ts'],
    ['apps/server/src/main.ts', '../../../packages/wire/src/index.ts'],
  ])('refuses %s -> %s', (file, specifier) => {
    expect(breach({ file, specifier })).not.toBeNull()
  })

  it.each([
    ['apps/web/src/features/home/Home.tsx', './steps.ts'],
    ['apps/web/src/features/home/Home.tsx', '../../ui/index.ts'],
    ['apps/web/src/app/routes.tsx', '../features/home/Home.tsx'],
    ['apps/server/src/rest/index.ts', './parse/filter.ts'],
    ['apps/server/src/rest/index.ts', '../identity/identify.ts'],
    ['packages/diagnosis/src/index.ts', '@tappet/acoustics'],
    ['packages/obd/src/index.ts', './frames.ts'],
    ['supabase/functions/track-usage/handler.ts', '@tappet/wire'],
    ['supabase/functions/track-usage/handler.ts', '../_serve/context.ts'],
    ['apps/server/src/main.ts', 'hono'],
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

  it('finds time and chance in a package, not in its tests', () => {
    expect(impurities('packages/obd/src/a.ts', 'const t = Date.now()')).toHaveLength(1)
    expect(impurities('packages/obd/src/a.ts', 'const t = new Date(given)')).toEqual([])
    expect(impurities('packages/obd/src/a.test.ts', 'const t = Math.random()')).toEqual([])
  })
})
