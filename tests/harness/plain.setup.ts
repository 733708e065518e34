import type { TestProject } from 'vitest/node'
import { startCluster } from './cluster.ts'

/** Debian's PostgreSQL, reached as an operator's DATABASE_URL would be. */
export default async function setup(project: TestProject) {
  const { adminUrl, stop } = await startCluster('plain')
  project.provide('adminUrl', adminUrl)
  return stop
}
