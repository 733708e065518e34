import { startCluster } from '../harness/cluster.ts'
import { TEMPLATE_URL } from '../harness/server.ts'

/** One embedded PostgreSQL for all workers; each server runs on a copy of its database. */
export default async function setup() {
  const { adminUrl, stop } = await startCluster('embedded')
  process.env[TEMPLATE_URL] = adminUrl
  return stop
}
