import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../apps/server/src/database/embedded.ts'
import { migrate } from '../../apps/server/src/database/migrate.ts'
import { TEST_JWT_SECRET } from './secret.ts'

/** One embedded PostgreSQL for the whole run; each test file copies its database. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'tappet-test-'))
  const postgres = await startEmbedded(folder)
  await migrate(postgres.adminUrl, TEST_JWT_SECRET)
  project.provide('adminUrl', postgres.adminUrl)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
