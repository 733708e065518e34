import {
  type CarCost,
  carCostFields,
  carCostSchema,
  carSchema,
  fillUpFields,
  fillUpSchema,
  logRecordSchema,
  preferencesSchema,
  signIn,
} from '@tappet/upkeep'
import { caseItemKinds, type Database } from '@tappet/wire'
import { z } from 'zod'
import type { Row } from './archive.ts'

type Tables = Database['public']['Tables']
export type TableName = keyof Tables

type LeftOut = { leftOut: string }
export type Column = z.ZodType | LeftOut

type Restored<Of extends Row> = {
  kind: 'restored'
  label: string
  order: keyof Of & string
  columns: { [Name in keyof Of]-?: z.ZodType<Of[Name]> | LeftOut }
  ids: readonly (keyof Of & string)[]
  /** A duplicate equals a row of the account in all columns of one list. */
  sameBy: readonly (readonly (keyof Of & string)[])[]
  /** Written by the app for a driver who has chosen nothing yet. */
  standsIn?: { columns: readonly (keyof Of & string)[]; is: (row: Row) => boolean }
  /** Rows there make a row needless. */
  alsoIn?: 'reminder_prefs'
  title: (row: Row) => string
}
type OutOnly<Of extends Row> = { kind: 'outOnly'; order: keyof Of & string; why: string }
type Kept = { kind: 'kept'; why: string }

const OWNER = { leftOut: 'the account that imports' }
const BY_DATABASE = { leftOut: 'written by the database' }
const BY_CONSENT = { leftOut: 'a consent is given by a person, never by a file' }

const text = z.string()
const id = text
const day = z.iso.date()
const positive = z.int().positive()
/** Absent in an older archive, or null. */
const optional = <Value extends z.ZodType>(value: Value) => value.nullish().default(null)

const OF_CAR = {
  kind: 'restored',
  order: 'id',
  ids: ['id', 'vehicle_id'],
  sameBy: [['id']],
} as const
const CAR_COLUMNS = { id, user_id: OWNER, vehicle_id: optional(id) }

export const TABLES: {
  [Name in TableName]: Restored<Tables[Name]['Row']> | OutOnly<Tables[Name]['Row']> | Kept
} = {
  // Before everything that is of a car.
  vehicles: {
    kind: 'restored',
    label: 'Cars',
    order: 'id',
    columns: { id, user_id: OWNER, ...carSchema.shape, created_at: BY_DATABASE, updated_at: BY_DATABASE },
    ids: ['id'],
    sameBy: [['id']],
    title: ({ name, year, make, model }) =>
      String(name ?? ([year, make, model].filter(Boolean).join(' ') || 'A car')),
  },
  // Before the log: its rows move existing reminders and create missing ones.
  reminder_prefs: {
    kind: 'restored',
    label: 'Reminders',
    order: 'item',
    columns: {
      id,
      user_id: OWNER,
      driver_id: BY_DATABASE,
      vehicle_id: optional(id),
      item: text.min(1),
      months_interval: optional(positive),
      miles_interval: optional(z.number().positive()),
      last_done_date: optional(day),
      last_done_mileage: optional(z.number().min(0)),
    },
    ids: ['id', 'vehicle_id'],
    sameBy: [['id'], ['vehicle_id', 'item']],
    title: nameAndDay,
  },
  // Before the log: a removed reminder is not made again.
  removed_reminders: {
    kind: 'restored',
    label: 'Removed reminders',
    order: 'item',
    columns: { user_id: OWNER, vehicle_id: optional(id), item: text.min(1) },
    ids: ['vehicle_id'],
    sameBy: [['vehicle_id', 'item']],
    alsoIn: 'reminder_prefs',
    title: ({ item }) => `No reminder for ${item}`,
  },
  maintenance: {
    ...OF_CAR,
    label: 'Service records',
    columns: { ...CAR_COLUMNS, ...logRecordSchema.shape, created_at: BY_DATABASE, version: BY_DATABASE },
    title: nameAndDay,
  },
  fill_ups: {
    ...OF_CAR,
    label: 'Fill-ups',
    columns: { ...CAR_COLUMNS, ...fillUpSchema.shape, created_at: BY_DATABASE },
    title: (row) => `Fuel, ${row.amount} ${signIn(fillUpFields, 'amount_unit', row)}, ${row.date}`,
  },
  car_costs: {
    ...OF_CAR,
    label: 'Other costs',
    columns: { ...CAR_COLUMNS, ...carCostSchema.shape, created_at: BY_DATABASE },
    title: ({ kind, date }) =>
      `${carCostFields.kind.options[kind as CarCost['kind']]?.label ?? 'A cost'}, ${date}`,
  },
  history: {
    ...OF_CAR,
    label: 'Diagnoses',
    columns: {
      ...CAR_COLUMNS,
      type: z.enum(['audio', 'comprehensive']),
      data: z.record(text, z.json()),
      created_at: text,
    },
    title: diagnosisAndDay,
  },
  own_sounds: {
    kind: 'restored',
    label: 'How your car sounds',
    order: 'id',
    columns: {
      id,
      user_id: OWNER,
      vehicle_id: optional(id),
      situation: z.enum(['warm_idle', 'cold_idle', 'rpm_2500', 'ac_on']),
      device_id: text.regex(/^[0-9a-f-]{8,64}$/),
      device_name: text.min(1).max(80),
      takes: z.array(z.json()).min(3).max(6),
      created_at: text,
    },
    ids: ['id', 'vehicle_id'],
    sameBy: [['id'], ['vehicle_id', 'situation', 'device_id']],
    title: ({ situation, device_name }) =>
      `How the car sounds (${String(situation).replace('_', ' ')}, ${device_name})`,
  },
  // After history.
  mechanic_findings: {
    kind: 'restored',
    label: 'What mechanics found',
    order: 'history_id',
    columns: {
      history_id: id,
      user_id: OWNER,
      found: text.regex(/^[a-z][a-z0-9_]{0,39}$/),
      words: optional(text),
      licence: BY_CONSENT,
      consented_at: BY_CONSENT,
      created_at: BY_DATABASE,
    },
    ids: ['history_id'],
    sameBy: [['history_id']],
    title: () => 'What a mechanic found',
  },
  feedback: {
    kind: 'restored',
    label: 'Opinions on diagnoses',
    order: 'id',
    columns: {
      id: BY_DATABASE,
      user_id: OWNER,
      diagnosis_id: optional(id),
      model_version: text,
      was_helpful: z.boolean(),
      notes: optional(text),
      diagnosed_at: text,
      created_at: BY_DATABASE,
    },
    ids: ['diagnosis_id'],
    sameBy: [['diagnosis_id', 'diagnosed_at']],
    title: ({ diagnosed_at }) => `An opinion on a diagnosis, ${String(diagnosed_at).slice(0, 10)}`,
  },
  // After log and history.
  cases: {
    ...OF_CAR,
    label: 'Cases',
    columns: {
      ...CAR_COLUMNS,
      title: text.min(1),
      state: z.enum(['open', 'watching', 'repaired', 'proven', 'closed']),
      created_at: text,
      updated_at: BY_DATABASE,
    },
    title: ({ title }) => `Case: ${String(title ?? '')}`,
  },
  case_items: {
    kind: 'restored',
    label: 'What lies in cases',
    order: 'id',
    columns: {
      id,
      case_id: id,
      user_id: OWNER,
      kind: z.enum(caseItemKinds),
      happened_at: text,
      history_id: optional(id),
      maintenance_id: optional(id),
      data: z.record(text, z.json()),
      created_at: BY_DATABASE,
    },
    ids: ['id', 'case_id', 'history_id', 'maintenance_id'],
    sameBy: [['id']],
    title: ({ kind, happened_at }) => `In a case: ${String(kind)}, ${String(happened_at ?? '').slice(0, 10)}`,
  },
  notification_settings: {
    kind: 'restored',
    label: 'Quiet hours',
    order: 'user_id',
    columns: {
      user_id: OWNER,
      time_zone: text,
      quiet_from: optional(text),
      quiet_until: optional(text),
      mail: z.boolean().default(true),
    },
    ids: [],
    // Existing hours are never replaced. A sign-in stores the zone alone.
    sameBy: [[]],
    standsIn: {
      columns: ['quiet_from', 'mail'],
      is: ({ quiet_from, mail }) => quiet_from == null && mail !== false,
    },
    title: () => 'Quiet hours',
  },
  preferences: {
    kind: 'restored',
    label: 'Units and currency',
    order: 'user_id',
    columns: { user_id: OWNER, ...preferencesSchema.shape },
    ids: [],
    // Existing choices are never replaced.
    sameBy: [[]],
    title: () => 'Units and currency',
  },
  profiles: { kind: 'outOnly', order: 'user_id', why: 'an account has one from its first moment' },
  usage_counters: { kind: 'outOnly', order: 'month_year', why: 'counted by the server' },
  maintenance_tombstones: {
    kind: 'outOnly',
    order: 'id',
    why: 'what was deleted, for devices that still show it',
  },
  security_events: { kind: 'outOnly', order: 'id', why: 'what happened to the account that was exported' },
  notifications: { kind: 'outOnly', order: 'id', why: 'written by the server' },
  analysis_jobs: { kind: 'outOnly', order: 'id', why: 'work of the server, over when it is delivered' },
  case_handovers: { kind: 'kept', why: 'links to this account alone' },
  push_subscriptions: { kind: 'kept', why: 'the address and keys of one browser' },
  calendar_feeds: { kind: 'kept', why: 'the secret of one link' },
  returnable_uses: { kind: 'kept', why: 'the server alone sees them' },
  scanned_cars: { kind: 'kept', why: 'the server alone sees them' },
}

function nameAndDay({ item, date }: Row): string {
  return [item, date].filter(Boolean).join(', ') || 'A row without a name'
}

function diagnosisAndDay({ data, created_at }: Row): string {
  const { issue, differential, probable_causes } = diagnosisNames.parse(data)
  const name =
    issue?.name ?? differential?.report?.causes?.[0]?.name ?? probable_causes?.[0]?.cause ?? 'A diagnosis'
  return `${name}, ${String(created_at ?? '').slice(0, 10)}`
}

const diagnosisNames = z
  .object({
    issue: z.object({ name: text }).partial(),
    differential: z
      .object({ report: z.object({ causes: z.array(z.object({ name: text }).partial()) }).partial() })
      .partial()
      .catch({}),
    probable_causes: z.array(z.object({ cause: text }).partial()),
  })
  .partial()
  .catch({})
