import { randomUUID } from 'node:crypto'

/** What the access tests need to know of a table beyond its name. */
export type Sample = {
  /** A row of this person's, in the columns a client would send; `n` tells rows apart. */
  row: (userId: string, n: number) => Record<string, unknown>
  /** SQL condition that a row is that of $1; null for a table whose rows are nobody's. */
  isOwnedBy: string | null
  /** A change that leaves every rule of the table satisfied. */
  change: string
  /** The row of another table that this one points at; there before it. */
  pointsAt?: (userId: string, n: number) => { table: string; row: Record<string, unknown> }
  /** How many such rows one person can have; several unless told. */
  most?: 1
  /** Its rows follow from another table's. */
  isView?: true
}

const ownedByUserId = { isOwnedBy: 'user_id = $1::uuid' }

/** An id of its own for each person and number. */
const idOf = (userId: string, n: number) => `${userId.slice(0, -1)}${n}`

/** The same, in a version that no account's id has: no other sample of the table meets it. */
const handedOverCase = (userId: string, n: number) => `${userId.slice(0, 14)}a${userId.slice(15, -1)}${n}`

export const SAMPLES: Readonly<Record<string, Sample>> = {
  'public.profiles': {
    ...ownedByUserId,
    row: (userId) => ({ user_id: userId, name: 'New' }),
    change: `name = 'Changed'`,
  },
  'public.usage_counters': {
    ...ownedByUserId,
    row: (userId, n) => ({ user_id: userId, month_year: `2026-0${n}` }),
    change: 'audio_diagnoses = 1',
  },
  'public.history': {
    ...ownedByUserId,
    row: (userId) => ({ user_id: userId, type: 'audio', data: { confidence: 80 } }),
    change: `type = 'comprehensive'`,
  },
  'public.feedback': {
    ...ownedByUserId,
    row: (userId) => ({
      user_id: userId,
      model_version: 'v1.0.0',
      was_helpful: true,
      diagnosed_at: '2026-05-01T12:00:00Z',
    }),
    change: 'was_helpful = false',
  },
  'public.mechanic_findings': {
    ...ownedByUserId,
    row: (userId, n) => ({ history_id: idOf(userId, n), user_id: userId, found: 'loose_belt' }),
    pointsAt: (userId, n) => ({
      table: 'public.history',
      row: { id: idOf(userId, n), user_id: userId, type: 'audio', data: {} },
    }),
    change: `licence = 'CC0-1.0'`,
  },
  'public.notifications': {
    ...ownedByUserId,
    row: (userId) => ({ user_id: userId, type: 'maintenance_due', title: 'Oil Change' }),
    change: 'read = true',
  },
  'public.analysis_jobs': {
    ...ownedByUserId,
    row: (userId, n) => ({ id: randomUUID(), user_id: userId, month_year: `2026-0${n}` }),
    change: 'attempt = 2',
  },
  'public.returnable_uses': {
    ...ownedByUserId,
    row: (userId, n) => ({ user_id: userId, usage_type: 'obd_reads', month_year: `2026-0${n}` }),
    change: 'returned_at = now()',
  },
  'public.scanned_cars': {
    ...ownedByUserId,
    row: (userId, n) => ({ user_id: userId, car_hash: String(n).repeat(64) }),
    change: 'rescans = 1',
  },
  'public.cases': {
    ...ownedByUserId,
    row: (userId) => ({ user_id: userId, title: 'A rattle when cold' }),
    change: `title = 'Changed'`,
  },
  'public.case_items': {
    ...ownedByUserId,
    row: (userId, n) => ({
      case_id: idOf(userId, n),
      user_id: userId,
      kind: 'note',
      data: { words: 'Only when cold' },
    }),
    pointsAt: (userId, n) => ({
      table: 'public.cases',
      row: { id: idOf(userId, n), user_id: userId, title: 'A rattle' },
    }),
    change: `kind = 'note'`,
  },
  'public.case_handovers': {
    ...ownedByUserId,
    row: (userId, n) => ({
      case_id: handedOverCase(userId, n),
      user_id: userId,
      token_hash: `${userId.replaceAll('-', '')}${n}`.padEnd(64, '0'),
      expires_at: '2036-01-01T00:00:00Z',
    }),
    pointsAt: (userId, n) => ({
      table: 'public.cases',
      row: { id: handedOverCase(userId, n), user_id: userId, title: 'A rattle' },
    }),
    change: 'opened_count = 1',
  },
  'public.maintenance': {
    ...ownedByUserId,
    row: (userId, n) => ({
      user_id: userId,
      item: 'Oil Change',
      date: `2026-05-0${n}`,
      mileage: 1000 * n,
      cost: '49.90',
    }),
    change: `notes = 'Changed'`,
  },
  'public.maintenance_tombstones': {
    ...ownedByUserId,
    row: (userId, n) => ({ user_id: userId, id: handedOverCase(userId, n), version: n }),
    change: 'version = 9',
  },
  'public.vehicles': {
    ...ownedByUserId,
    row: (userId, n) => ({ user_id: userId, name: `Car ${n}`, make: 'Toyota', year: 2010 + n }),
    change: `plate = 'B TP 1'`,
  },
  'public.own_sounds': {
    ...ownedByUserId,
    row: (userId, n) => ({
      user_id: userId,
      situation: 'warm_idle',
      device_id: `0000000${n}`,
      device_name: 'Phone',
      takes: JSON.stringify([{}, {}, {}]),
    }),
    change: `device_name = 'Tablet'`,
  },
  'public.odometer': {
    ...ownedByUserId,
    isView: true,
    row: (userId) => ({ user_id: userId, mileage: 1 }),
    change: 'mileage = 1',
  },
  'public.notification_settings': {
    ...ownedByUserId,
    row: (userId) => ({ user_id: userId, time_zone: 'Europe/Berlin' }),
    change: `quiet_from = '22:00', quiet_until = '07:00'`,
    most: 1,
  },
  'public.fill_ups': {
    ...ownedByUserId,
    row: (userId, n) => ({
      user_id: userId,
      date: `2026-05-0${n}`,
      odometer: 1000 * n,
      odometer_unit: 'km',
      amount: 45.12,
      amount_unit: 'l',
      total_minor: 8388,
      currency: 'EUR',
    }),
    change: `station = 'Aral'`,
  },
  'public.car_costs': {
    ...ownedByUserId,
    row: (userId, n) => ({
      user_id: userId,
      kind: 'tax',
      amount: 100,
      currency: 'EUR',
      date: `2026-05-0${n}`,
    }),
    change: `every = 'year'`,
  },
  'public.preferences': {
    ...ownedByUserId,
    row: (userId) => ({ user_id: userId, distance_unit: 'km', currency: 'EUR' }),
    change: `volume_unit = 'l'`,
    most: 1,
  },
  'public.push_subscriptions': {
    ...ownedByUserId,
    row: (userId, n) => ({
      user_id: userId,
      endpoint: `https://push.example/${userId}/${n}`,
      p256dh: `B${'A'.repeat(86)}`,
      auth: 'A'.repeat(22),
    }),
    change: 'created_at = now()',
  },
  'public.security_events': {
    ...ownedByUserId,
    row: (userId) => ({ user_id: userId, kind: 'signed_in', device: 'Firefox' }),
    change: 'times = 2',
  },
  'public.calendar_feeds': {
    ...ownedByUserId,
    row: (userId) => ({ user_id: userId, token_hash: userId.replaceAll('-', '').padEnd(64, '0') }),
    change: 'created_at = now()',
    most: 1,
  },
  'public.reminder_prefs': {
    ...ownedByUserId,
    row: (userId, n) => ({ user_id: userId, item: `Item ${n}`, months_interval: 6 }),
    change: 'months_interval = 12',
  },
  'public.removed_reminders': {
    ...ownedByUserId,
    row: (userId, n) => ({ user_id: userId, item: `Removed ${n}` }),
    change: `item = item || '.'`,
  },
  'storage.buckets': {
    isOwnedBy: null,
    row: (userId, n) => ({ id: `${userId}-${n}`, name: `${userId}-${n}` }),
    change: 'public = false',
  },
  'storage.objects': {
    isOwnedBy: `name like $1::text || '/%'`,
    row: (userId, n) => ({
      bucket_id: 'receipts',
      name: `${userId}/${n}.png`,
      owner_id: userId,
      version: `${userId}-${n}`,
    }),
    change: `user_metadata = '{}'`,
  },
}

/** Inserts one row and asks for nothing back, so that only the right to insert is tried. */
export async function insertRow(
  run: (text: string, values: unknown[]) => Promise<unknown>,
  table: string,
  row: Record<string, unknown>,
): Promise<void> {
  const names = Object.keys(row)
  const values = Object.values(row).map((value) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  )
  await run(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    values,
  )
}
