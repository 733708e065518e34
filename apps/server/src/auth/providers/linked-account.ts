import type { PoolClient } from 'pg'
import { AuthError } from '../../errors/auth.ts'
import {
  addIdentity,
  confirmEmail,
  findUserByEmail,
  insertUser,
  isPasswordProven,
  lockUser,
  NO_PASSWORD,
  requireOpen,
  type UserRow,
  updateUser,
} from '../accounts/users.ts'
import type { AuthContext } from '../context.ts'
import { dropPendingTokens } from '../mail/one-time-tokens.ts'
import { mergeMetadata } from '../request.ts'
import { endSessions } from '../sessions/sessions.ts'
import { inTransaction } from '../sql.ts'
import type { ProviderName, ProviderUser } from './claims.ts'

/**
 * The linked account; else the one with the same verified address; else a new one.
 * @throws AuthError provider_email_needs_verification, user_banned
 */
export async function withAccountOf<T>(
  auth: AuthContext,
  person: ProviderUser,
  work: (client: PoolClient, userId: string) => Promise<T>,
): Promise<T> {
  return inTransaction(auth.accounts, async (client) => work(client, await accountOf(auth, client, person)))
}

async function accountOf(auth: AuthContext, client: PoolClient, person: ProviderUser): Promise<string> {
  const now = auth.now()
  const linked = await client.query<{ user_id: string }>(
    'select user_id from auth.identities where provider = $1 and provider_id = $2',
    [person.provider, person.subject],
  )
  const linkedId = linked.rows[0]?.user_id
  const account =
    linkedId === undefined ? await userOfVerifiedEmail(client, person) : await lockUser(client, linkedId)
  if (account === null) {
    const created = await createAccount(client, person, now)
    // Null where a concurrent request of the same person was first.
    return created ?? accountOf(auth, client, person)
  }
  requireOpen(account, now)
  if (linkedId === undefined) await dropEarlierAccess(client, account, now)
  await addIdentity(client, account.id, identityOf(person), now)
  await updateUser(
    client,
    account.id,
    { ...withProvider(account, person.provider), ...withProfile(account, person) },
    now,
  )
  if (linkedId === undefined) await confirmEmail(client, account.id, now)
  return account.id
}

const identityOf = (person: ProviderUser) => ({
  provider: person.provider,
  providerId: person.subject,
  data: person.profile,
})

async function userOfVerifiedEmail(client: PoolClient, person: ProviderUser): Promise<UserRow | null> {
  if (!person.isEmailVerified) {
    const { provider } = person
    throw new AuthError('provider_email_needs_verification', {
      message: `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
    })
  }
  const user = await findUserByEmail(client, person.email)
  return user === null ? null : lockUser(client, user.id)
}

/**
 * An earlier holder may not own the address: ends all sessions, voids pending tokens, and removes a password that the
 * address has not proven; of an unconfirmed account its identity too.
 */
async function dropEarlierAccess(client: PoolClient, user: UserRow, now: number): Promise<void> {
  if (!isPasswordProven(user)) await updateUser(client, user.id, NO_PASSWORD, now)
  if (user.email_confirmed_at === null)
    await client.query("delete from auth.identities where user_id = $1 and provider = 'email'", [user.id])
  await endSessions(client, 'global', user.id, null)
  await dropPendingTokens(client, user.id)
}

async function createAccount(client: PoolClient, person: ProviderUser, now: number): Promise<string | null> {
  const { email, profile: userMetadata } = person
  const account = { email, encryptedPassword: null, isConfirmed: true, userMetadata }
  return insertUser(client, { ...account, identity: identityOf(person) }, now)
}

/** For an unconfirmed account it becomes the only one. */
function withProvider(user: UserRow, provider: ProviderName) {
  const listed = user.raw_app_meta_data.providers
  const earlier = user.email_confirmed_at !== null && Array.isArray(listed) ? listed : []
  const providers = [...new Set([...earlier, provider])]
  return { raw_app_meta_data: { ...user.raw_app_meta_data, provider: providers[0], providers } }
}

function withProfile(user: UserRow, person: ProviderUser) {
  const own = user.email_confirmed_at === null ? {} : user.raw_user_meta_data
  return { raw_user_meta_data: mergeMetadata(own, person.profile) }
}
