import { carCostFields, carFields, fillUpFields, logFields, preferencesSchema } from '@tappet/upkeep'
import { z } from 'zod'

/**
 * Which columns a signed-in client may write, per table: exactly these. What is not named
 * is written by the database or the service role alone; signed out, nothing is.
 */
const columns = z.array(z.string().regex(/^\w+$/))
export const columnTable = z.record(
  z.string().regex(/^public\.\w+$/),
  z.strictObject({ insert: columns, update: columns }),
)

const counters = ['audio_diagnoses', 'comprehensive_diagnoses', 'obd_reads', 'pdf_exports']

const logColumns = Object.keys(logFields)
const fuelColumns = Object.keys(fillUpFields)
const costColumns = Object.keys(carCostFields)
const carColumns = Object.keys(carFields)
const preferences = ['user_id', ...Object.keys(preferencesSchema.shape)]

export const COLUMNS = columnTable.parse({
  // plan may be sent, because clients send whole rows, and never counts (profiles_born_free)
  'public.profiles': {
    insert: ['user_id', 'name', 'email', 'picture_url', 'plan'],
    update: ['name', 'picture_url'],
  },
  'public.usage_counters': { insert: ['user_id', 'month_year', ...counters], update: counters },
  'public.history': { insert: ['id', 'user_id', 'type', 'data', 'created_at', 'vehicle_id'], update: [] },
  'public.feedback': {
    insert: ['user_id', 'diagnosis_id', 'model_version', 'was_helpful', 'notes', 'diagnosed_at'],
    update: [],
  },
  // history_id and user_id, because an upsert writes its whole row; the policy and the foreign key pin them
  'public.mechanic_findings': {
    insert: ['history_id', 'user_id', 'found', 'words', 'licence'],
    update: ['history_id', 'user_id', 'found', 'words', 'licence'],
  },
  'public.cases': {
    insert: ['id', 'user_id', 'vehicle_id', 'title', 'state', 'created_at'],
    update: ['vehicle_id', 'title', 'state'],
  },
  'public.case_items': {
    insert: ['id', 'case_id', 'user_id', 'kind', 'happened_at', 'history_id', 'maintenance_id', 'data'],
    update: [],
  },
  'public.case_handovers': { insert: [], update: [] },
  'public.notifications': { insert: [], update: ['read'] },
  'public.analysis_jobs': { insert: [], update: [] },
  // user_id, because an upsert writes its whole row; the policy pins it
  'public.notification_settings': {
    insert: ['user_id', 'time_zone', 'quiet_from', 'quiet_until', 'mail'],
    update: ['user_id', 'time_zone', 'quiet_from', 'quiet_until', 'mail'],
  },
  // user_id, because an upsert writes its whole row; the policy pins it
  'public.preferences': { insert: preferences, update: preferences },
  'public.push_subscriptions': { insert: [], update: [] },
  'public.security_events': { insert: [], update: [] },
  'public.calendar_feeds': { insert: [], update: [] },
  'public.returnable_uses': { insert: [], update: [] },
  'public.scanned_cars': { insert: [], update: [] },
  'public.odometer': { insert: [], update: [] },
  'public.maintenance': {
    insert: ['id', 'user_id', ...logColumns, 'vehicle_id'],
    update: [...logColumns, 'vehicle_id'],
  },
  'public.maintenance_tombstones': { insert: [], update: [] },
  // user_id, because an upsert writes its whole row; the policy pins it
  'public.vehicles': {
    insert: ['id', 'user_id', ...carColumns],
    update: ['user_id', ...carColumns],
  },
  'public.fill_ups': {
    insert: ['id', 'user_id', 'vehicle_id', ...fuelColumns],
    update: ['vehicle_id', ...fuelColumns],
  },
  'public.car_costs': {
    insert: ['id', 'user_id', 'vehicle_id', ...costColumns],
    update: ['vehicle_id', ...costColumns],
  },
  'public.own_sounds': {
    insert: ['id', 'user_id', 'vehicle_id', 'situation', 'device_id', 'device_name', 'takes', 'created_at'],
    update: [],
  },
  'public.removed_reminders': { insert: ['user_id', 'item', 'vehicle_id'], update: [] },
  // user_id and item, because an upsert writes its whole row; the policy pins user_id
  'public.reminder_prefs': {
    insert: [
      'id',
      'user_id',
      'item',
      'months_interval',
      'miles_interval',
      'last_done_date',
      'last_done_mileage',
      'driver_id',
      'vehicle_id',
    ],
    update: [
      'user_id',
      'driver_id',
      'item',
      'months_interval',
      'miles_interval',
      'last_done_date',
      'last_done_mileage',
      'vehicle_id',
    ],
  },
})
