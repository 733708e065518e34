import { createHmac } from 'node:crypto'
import pg from 'pg'
import { withClient } from './with-client.ts'

export type LoginRole = 'authenticator' | 'supabase_auth_admin'

/** Derived from the secret: the same on every node. */
export function rolePassword(jwtSecret: string, role: LoginRole): string {
  return createHmac('sha256', jwtSecret).update(`tappet:${role}`).digest('base64url')
}

export function roleUrl(adminUrl: string, jwtSecret: string, role: LoginRole): string {
  const url = new URL(adminUrl)
  url.username = role
  url.password = rolePassword(jwtSecret, role)
  return url.href
}

const LOGIN_ROLES: readonly LoginRole[] = ['authenticator', 'supabase_auth_admin']
const ATTEMPTS = 5
/** internal_error: two databases of one cluster changed the same role at once. */
const CONCURRENTLY_UPDATED = 'XX000'

/**
 * Only where they differ: roles belong to the cluster, so a needless change would disturb other nodes.
 * @param client a role that may alter roles
 */
export async function setRolePasswords(
  client: pg.Client,
  adminUrl: string,
  jwtSecret: string,
): Promise<void> {
  for (const role of LOGIN_ROLES) {
    const canLogIn = withClient(roleUrl(adminUrl, jwtSecret, role), async () => true)
    if (!(await canLogIn.catch(() => false))) await setPassword(client, jwtSecret, role)
  }
}

async function setPassword(client: pg.Client, jwtSecret: string, role: LoginRole): Promise<void> {
  const sql = `alter role ${role} password ${client.escapeLiteral(rolePassword(jwtSecret, role))}`
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(sql)
      return
    } catch (error) {
      const again = error instanceof pg.DatabaseError && error.code === CONCURRENTLY_UPDATED
      if (!again || attempt === ATTEMPTS) throw error
    }
  }
}
