import { AuthError } from '../../errors/auth.ts'
import { networkOf } from '../../identity/client-address.ts'
import type { AuthContext } from '../context.ts'
import { digest } from '../secrets.ts'
import { type Querier, timestamp } from '../sql.ts'
import type { Origin } from './sessions.ts'

const MAX_KEPT = 20
const KEPT_DAYS = 365
/** A wrong password, a wrong second factor. */
const WRONG = ['invalid_credentials', 'mfa_verification_failed']

/** One browser on one network, as a digest. */
export const deviceOf = ({ address, userAgent }: Origin): string =>
  digest(`${networkOf(address)}\n${userAgent ?? ''}`)

async function isKnownDevice(db: Querier, userId: string, device: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from auth.known_devices where user_id = $1 and device_hash = $2',
    [userId, device],
  )
  return rowCount === 1
}

/**
 * Counts wrong guesses by device, and together for devices that never signed in to the account, so that guessing from
 * elsewhere keeps no owner out. The owner reads of each.
 * @param account its id or the address that was given; userId is null where there is none
 * @throws AuthError 429, or whatever `attempt` throws
 */
export async function withinAttempts<T>(
  auth: AuthContext,
  what: 'sign_in' | 'factor',
  { name, userId }: { name: string; userId: string | null },
  origin: Origin,
  attempt: () => Promise<T>,
): Promise<T> {
  const device = deviceOf(origin)
  const isKnown = userId !== null && (await isKnownDevice(auth.accounts, userId, device))
  await auth.limits.take(`${what}_by_device`, `${name} ${device}`)
  if (!isKnown) await auth.limits.take(`${what}_by_account`, name)
  const result = await attempt().catch(async (error: unknown) => {
    if (error instanceof AuthError && WRONG.includes(error.code)) {
      if (userId !== null) await auth.later(() => auth.note(userId, 'sign_in_failed', origin.userAgent))
      auth.log.warn({ security: 'sign_in_failed', userId }, 'a sign-in failed')
    }
    throw error
  })
  await auth.limits.giveBack(`${what}_by_device`, `${name} ${device}`)
  if (!isKnown) await auth.limits.giveBack(`${what}_by_account`, name)
  return result
}

/** The newest twenty, for a year. */
export async function rememberDevice(
  db: Querier,
  userId: string,
  device: string,
  now: number,
): Promise<void> {
  await db.query(
    `insert into auth.known_devices (user_id, device_hash, seen_at) values ($1, $2, $3)
     on conflict (user_id, device_hash) do update set seen_at = excluded.seen_at`,
    [userId, device, timestamp(now)],
  )
  await db.query(
    `delete from auth.known_devices where user_id = $1 and (
       seen_at < $2::timestamptz - make_interval(days => $3)
       or device_hash not in (
         select device_hash from auth.known_devices where user_id = $1 and not auth.lies_ahead(seen_at, $2)
         order by seen_at desc limit $4))`,
    [userId, timestamp(now), KEPT_DAYS, MAX_KEPT],
  )
}
