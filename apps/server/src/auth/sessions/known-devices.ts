import { networkOf } from '../../identity/client-address.ts'
import { digest } from '../secrets.ts'
import { type Querier, timestamp } from '../sql.ts'
import type { Origin } from './sessions.ts'

const MAX_KEPT = 20
const KEPT_DAYS = 365

/** One browser on one network, as a digest. */
export const deviceOf = ({ address, userAgent }: Origin): string =>
  digest(`${networkOf(address)}\n${userAgent ?? ''}`)

export async function isKnownDevice(db: Querier, userId: string, device: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from auth.known_devices where user_id = $1 and device_hash = $2',
    [userId, device],
  )
  return rowCount === 1
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
