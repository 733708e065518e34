import type { PlansMode } from '@tappet/wire'
import pg from 'pg'

/** Read by SQL and functions (supabase/migrations/0048_plans.sql). */
export async function storePlans(adminUrl: string, mode: PlansMode): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query('select private.set_plans($1)', [mode])
  } finally {
    await client.end()
  }
}
