import { createClient } from '@supabase/supabase-js'
import { StartError } from '../errors/start.ts'

// Any absolute URL: the calls stay in the process.
const BASE_URL = 'http://localhost'

/**
 * Through the server's own routes, for a driver who has lost every factor and the recovery codes.
 * @returns the number of apps and passkeys removed
 * @throws StartError
 */
export async function removeFactors(
  server: { fetch: typeof fetch; serviceKey: string },
  userId: string,
): Promise<number> {
  const client = createClient(BASE_URL, server.serviceKey, {
    global: { fetch: server.fetch },
    auth: { persistSession: false, autoRefreshToken: false },
  })
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
