import type { TestProject } from 'vitest/node'
import { startCluster } from './cluster.ts'

/** One embedded PostgreSQL for the whole run; each test file copies its database. */
export default async function setup(project: TestProject) {
  const { adminUrl, stop } = await startCluster('embedded')
  project.provide('adminUrl', adminUrl)
  return stop
}
