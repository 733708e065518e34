/**
 * `npm run test:supabase`: 500 accounts to a database made like Supabase's and back, and the real Supabase CLI against
 * such a database and a management API.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, nodeBinary, root } from './setup.mjs'
import { ensurePostgres } from './system.mjs'
import { openRun } from './test-run.mjs'

const cli = join(root, 'tests/supabase/cli')

ensureInstalled('all')
ensurePostgres()
const wanted = JSON.parse(readFileSync(join(cli, 'package.json'), 'utf8')).dependencies.supabase
const installed = join(cli, 'node_modules/supabase/package.json')
if (!existsSync(installed) || JSON.parse(readFileSync(installed, 'utf8')).version !== wanted) {
  const { status } = spawnSync(
    'npm',
    ['install', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: cli,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) process.exit(1)
}
const run = openRun()
const { status } = spawnSync(
  nodeBinary(),
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    'vitest.supabase.config.ts',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
)
await run.close()
process.exitCode = status ?? 1
