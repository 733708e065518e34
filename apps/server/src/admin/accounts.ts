import type { Plan } from '@tappet/wire'
import { withClient } from '../database/with-client.ts'
import { StartError } from '../errors/start.ts'

/** @throws StartError when no account has the address */
export async function setPlan(adminUrl: string, email: string, plan: Plan): Promise<void> {
  const { rowCount } = await withClient(adminUrl, (client) =>
    client.query(
      'update public.profiles set plan = $2 where user_id in (select id from auth.users where lower(email) = lower($1))',
      [email, plan],
    ),
  )
  if (rowCount === 0) throw noAccount(email)
}

/** @throws StartError when no account has the address */
export async function findUser(adminUrl: string, email: string): Promise<string> {
  const { rows } = await withClient(adminUrl, (client) =>
    client.query<{ id: string }>('select id from auth.users where lower(email) = lower($1)', [email]),
  )
  if (rows[0] === undefined) throw noAccount(email)
  return rows[0].id
}

function noAccount(email: string): StartError {
  return new StartError(`No account has the address ${email}. Nothing was changed.`)
}
