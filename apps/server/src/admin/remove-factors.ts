import type { SupabaseClient } from '@supabase/supabase-js'
import { StartError } from '../errors/start.ts'

/**
 * Through the server's own routes, for a driver who has lost every factor and the recovery codes.
 * @returns the number of apps and passkeys removed
 * @throws StartError
 */
export async function removeFactors(client: SupabaseClient, userId: string): Promise<number> {
  const { data, error } = await client.auth.admin.mfa.listFactors({ userId })
  if (error !== null)
    throw new StartError(`The account could not be read: ${error.message}. Nothing was changed.`)
  // The server removes the recovery codes with the last of them.
  const factors = data.factors.filter(({ factor_type }) => factor_type !== 'recovery_code')
  for (const { id } of factors) {
    const { error: refused } = await client.auth.admin.mfa.deleteFactor({ id, userId })
    if (refused !== null) throw new StartError(`The second step could not be turned off: ${refused.message}.`)
  }
  return factors.length
}
