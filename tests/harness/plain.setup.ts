import type { TestProject } from 'vitest/node'
import { migrate } from '../../apps/server/src/database/migrate.ts'
import { startPlainPostgres } from './plain-postgres.ts'
import { TEST_JWT_SECRET } from './secret.ts'

/** Debian's PostgreSQL, reached as an operator's DATABASE_URL would be. */
export default async function setup(project: TestProject) {
  const postgres = await startPlainPostgres()
  await migrate(postgres.adminUrl, TEST_JWT_SECRET)
  project.provide('adminUrl', postgres.adminUrl)
  return () => postgres.stop()
}
