/** `node scripts/schema.ts` writes supabase/schema.sql from the migrations. */
import { writeFile } from 'node:fs/promises'
import pg from 'pg'
import { startCluster } from '../tests/harness/cluster.ts'
import { SCHEMA_FILE, schemaText } from '../tests/harness/schema-text.ts'

const { adminUrl, stop } = await startCluster('embedded')
const client = new pg.Client({ connectionString: adminUrl })
try {
  await client.connect()
  await writeFile(SCHEMA_FILE, await schemaText(client))
} finally {
  await client.end()
  await stop()
}
