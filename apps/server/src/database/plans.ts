import type { PlansMode } from '@tappet/wire'
import { withClient } from './with-client.ts'

/** Read by SQL and functions (supabase/migrations/0048_plans.sql). */
export async function storePlans(adminUrl: string, mode: PlansMode): Promise<void> {
  await withClient(adminUrl, (client) => client.query('select private.set_plans($1)', [mode]))
}
