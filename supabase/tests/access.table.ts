import { z } from 'zod'

/**
 * Who may do what to whose rows: every table a client's role can reach, every role, every
 * verb. access.test.ts runs each cell against a real database; a table of the database
 * that is not named here fails the run.
 *
 * `own rows`: exactly the caller's, when the statement names no row at all.
 * `all rows`: everybody's. `no rows`: allowed, without effect.
 * `denied`: PostgreSQL refuses (SQLSTATE 42501; 55000 for a view that takes no rows).
 */
const reach = z.enum(['all rows', 'own rows', 'no rows', 'denied'])
/** A row is written or it is not: to an insert there is no "no rows". */
const insertion = z.enum(['all rows', 'own rows', 'denied'])

const verbs = z.strictObject({ select: reach, insert: insertion, update: reach, delete: reach })
const roles = z.strictObject({
  /** Signed out: the public key. */
  anon: verbs,
  /** Signed in, on rows that bear the caller's id. */
  owner: verbs,
  /** Signed in, on rows that bear someone else's id. */
  other: verbs,
  /** The server itself. */
  service: verbs,
})
export const accessTable = z.record(z.string().regex(/^\w+\.\w+$/), roles)

export type Reach = z.infer<typeof reach>
export type Verb = keyof z.infer<typeof verbs>
export type Actor = keyof z.infer<typeof roles>

const nothing = { select: 'denied', insert: 'denied', update: 'denied', delete: 'denied' }
/** Everybody has the right, as on Supabase, and no policy lets them. */
const noRows = { select: 'no rows', insert: 'denied', update: 'no rows', delete: 'no rows' }
const everything = { select: 'all rows', insert: 'all rows', update: 'all rows', delete: 'all rows' }

export const ACCESS = accessTable.parse({
  'public.profiles': {
    anon: nothing,
    owner: { select: 'own rows', insert: 'own rows', update: 'own rows', delete: 'denied' },
    other: { select: 'no rows', insert: 'denied', update: 'no rows', delete: 'denied' },
    service: everything,
  },
  'public.usage_counters': {
    anon: nothing,
    owner: { select: 'own rows', insert: 'own rows', update: 'own rows', delete: 'denied' },
    other: { select: 'no rows', insert: 'denied', update: 'no rows', delete: 'denied' },
    service: everything,
  },
  'public.history': {
    anon: nothing,
    owner: { select: 'own rows', insert: 'own rows', update: 'denied', delete: 'own rows' },
    other: { select: 'no rows', insert: 'denied', update: 'denied', delete: 'no rows' },
    service: everything,
  },
  'public.feedback': {
    anon: nothing,
    owner: { select: 'own rows', insert: 'own rows', update: 'denied', delete: 'denied' },
    other: { select: 'no rows', insert: 'denied', update: 'denied', delete: 'denied' },
    service: everything,
  },
  'public.mechanic_findings': {
    anon: nothing,
    owner: { select: 'own rows', insert: 'own rows', update: 'own rows', delete: 'own rows' },
    other: { select: 'no rows', insert: 'denied', update: 'no rows', delete: 'no rows' },
    service: everything,
  },
  'public.notifications': {
    anon: nothing,
    owner: { select: 'own rows', insert: 'denied', update: 'own rows', delete: 'denied' },
    other: { select: 'no rows', insert: 'denied', update: 'no rows', delete: 'denied' },
    service: everything,
  },
  'public.analysis_jobs': {
    anon: nothing,
    owner: { select: 'own rows', insert: 'denied', update: 'denied', delete: 'denied' },
    other: { select: 'no rows', insert: 'denied', update: 'denied', delete: 'denied' },
    service: everything,
  },
  'public.returnable_uses': {
    anon: nothing,
    owner: nothing,
    other: nothing,
    service: everything,
  },
  'public.scanned_cars': {
    anon: nothing,
    owner: nothing,
    other: nothing,
    service: everything,
  },
  'public.cases': {
    anon: nothing,
    owner: { select: 'own rows', insert: 'own rows', update: 'own rows', delete: 'own rows' },
    other: { select: 'no rows', insert: 'denied', update: 'no rows', delete: 'no rows' },
    service: everything,
  },
  'public.case_items': {
    anon: nothing,
    owner: { select: 'own rows', insert: 'own rows', update: 'denied', delete: 'own rows' },
    other: { select: 'no rows', insert: 'denied', update: 'denied', delete: 'no rows' },
    service: everything,
  },
  // Never all of its columns: the hash of a link's secret is nobody's to read.
  'public.case_handovers': {
    anon: nothing,
    owner: nothing,
    other: nothing,
    service: everything,
  },
  'public.maintenance': {
    anon: nothing,
    owner: { select: 'own rows', insert: 'own rows', update: 'own rows', delete: 'own rows' },
    other: { select: 'no rows', insert: 'denied', update: 'no rows', delete: 'no rows' },
    service: everything,
  },
  // Written by triggers alone.
  'public.maintenance_tombstones': {
    anon: nothing,
    owner: { select: 'own rows', insert: 'denied', update: 'denied', delete: 'denied' },
    other: { select: 'no rows', insert: 'denied', update: 'denied', delete: 'denied' },
    service: everything,
  },
  'public.vehicles': {
    anon: nothing,
    owner: { select: 'own rows', insert: 'own rows', update: 'own rows', delete: 'own rows' },
    other: { select: 'no rows', insert: 'denied', update: 'no rows', delete: 'no rows' },
    service: everything,
  },
  'public.fill_ups': {
    anon: nothing,
    owner: { select: 'own rows', insert: 'own rows', update: 'own rows', delete: 'own rows' },
    other: { select: 'no rows', insert: 'denied', update: 'no rows', delete: 'no rows' },
    service: everything,
  },
  'public.car_costs': {
    anon: nothing,
    owner: { select: 'own rows', insert: 'own rows', update: 'own rows', delete: 'own rows' },
    other: { select: 'no rows', insert: 'denied', update: 'no rows', delete: 'no rows' },
    service: everything,
  },
  'public.own_sounds': {
    anon: nothing,
    owner: { select: 'own rows', insert: 'own rows', update: 'denied', delete: 'own rows' },
    other: { select: 'no rows', insert: 'denied', update: 'denied', delete: 'no rows' },
    service: everything,
  },
  // A view: it takes no rows.
  'public.odometer': {
    anon: nothing,
    owner: { ...nothing, select: 'own rows' },
    other: { ...nothing, select: 'no rows' },
    service: { ...nothing, select: 'all rows' },
  },
  'public.notification_settings': {
    anon: nothing,
    owner: { select: 'own rows', insert: 'own rows', update: 'own rows', delete: 'denied' },
    other: { select: 'no rows', insert: 'denied', update: 'no rows', delete: 'denied' },
    service: everything,
  },
  'public.preferences': {
    anon: nothing,
    owner: { select: 'own rows', insert: 'own rows', update: 'own rows', delete: 'denied' },
    other: { select: 'no rows', insert: 'denied', update: 'no rows', delete: 'denied' },
    service: everything,
  },
  'public.push_subscriptions': {
    anon: nothing,
    owner: { select: 'own rows', insert: 'denied', update: 'denied', delete: 'own rows' },
    other: { select: 'no rows', insert: 'denied', update: 'denied', delete: 'no rows' },
    service: everything,
  },
  'public.security_events': {
    anon: nothing,
    owner: { select: 'own rows', insert: 'denied', update: 'denied', delete: 'denied' },
    other: { select: 'no rows', insert: 'denied', update: 'denied', delete: 'denied' },
    service: everything,
  },
  'public.calendar_feeds': {
    anon: nothing,
    owner: { select: 'own rows', insert: 'denied', update: 'denied', delete: 'own rows' },
    other: { select: 'no rows', insert: 'denied', update: 'denied', delete: 'no rows' },
    service: everything,
  },
  'public.reminder_prefs': {
    anon: nothing,
    owner: { select: 'own rows', insert: 'own rows', update: 'own rows', delete: 'own rows' },
    other: { select: 'no rows', insert: 'denied', update: 'no rows', delete: 'no rows' },
    service: everything,
  },
  'public.removed_reminders': {
    anon: nothing,
    owner: { select: 'own rows', insert: 'own rows', update: 'denied', delete: 'denied' },
    other: { select: 'no rows', insert: 'denied', update: 'denied', delete: 'denied' },
    service: everything,
  },
  'storage.buckets': {
    anon: nothing,
    owner: nothing,
    other: nothing,
    service: everything,
  },
  'storage.objects': {
    anon: noRows,
    owner: { select: 'own rows', insert: 'own rows', update: 'own rows', delete: 'own rows' },
    other: { select: 'no rows', insert: 'denied', update: 'no rows', delete: 'no rows' },
    service: everything,
  },
})

/** Where Supabase itself answers in other words, with the same effect. */
export const ON_SUPABASE = accessTable.parse({
  'storage.buckets': { anon: noRows, owner: noRows, other: noRows, service: everything },
})
