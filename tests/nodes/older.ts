import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * A copy of the server that lacks the newest migration: an older version of the product, as far as the database can tell.
 */
export async function makeOlderVersion(): Promise<{ entry: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'tappet-older-'))
  for (const path of ['apps/server', 'supabase', 'package.json', 'tests/harness/serve.ts'])
    await cp(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !source.endsWith('node_modules'),
    })
  for (const path of ['node_modules', 'packages', 'apps/web'])
    await symlink(join(root, path), join(folder, path))
  const migrations = join(folder, 'supabase/migrations')
  const newest = (await readdir(migrations)).sort().at(-1) ?? ''
  await rm(join(migrations, newest))
  return {
    entry: join(folder, 'tests/harness/serve.ts'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
