import { logRecordSchema } from '@tappet/upkeep'
import type { Database } from '@tappet/wire'
import { z } from 'zod'
import type { Row } from './archive.ts'

/*
 * The rows of an archive and the columns that an import restores. Every table and column of the schema is listed, with
 * a reason where it is left out: a missing one does not compile.
 */

type Tables = Database['public']['Tables']
export type TableName = keyof Tables

/** Why an import does not restore a column. */
type LeftOut = { leftOut: string }
export type Column = z.ZodType | LeftOut

type Restored<Of extends Row> = {
  kind: 'restored'
  /** Name of its rows in the dialog. */
  label: string
  /** Column that pages are ordered by. */
  order: keyof Of & string
  columns: { [Name in keyof Of]-?: z.ZodType<Of[Name]> | LeftOut }
  /** Columns with row ids, which another account replaces. */
  ids: readonly (keyof Of & string)[]
  /** A row is a duplicate when a row of the account equals it in all columns of one of these lists. */
  sameBy: readonly (readonly (keyof Of & string)[])[]
  /** A table whose rows are compared as well: what stands there makes a row needless. */
  alsoIn?: 'reminder_prefs'
  title: (row: Row) => string
}
/** Exported but not imported, for this reason. */
type OutOnly<Of extends Row> = { kind: 'outOnly'; order: keyof Of & string; why: string }
/** Not exported, for this reason. */
type Kept = { kind: 'kept'; why: string }

const OWNER = { leftOut: 'the account that imports' }
const BY_DATABASE = { leftOut: 'written by the database' }
const BY_CONSENT = { leftOut: 'a consent is given by a person, never by a file' }

const text = z.string()
const id = text
const day = z.iso.date()
const positive = z.int().positive()
/** A value that may be unknown: absent in an older archive, or null. */
const optional = <Value extends z.ZodType>(value: Value) => value.nullish().default(null)

export const TABLES: {
  [Name in TableName]: Restored<Tables[Name]['Row']> | OutOnly<Tables[Name]['Row']> | Kept
} = {
  // Before the log: inserting its rows moves existing reminders and creates missing ones.
  reminder_prefs: {
    kind: 'restored',
    label: 'Reminders',
    order: 'item',
    columns: {
      id,
      user_id: OWNER,
      item: text.min(1),
      months_interval: optional(positive),
      miles_interval: optional(positive),
      last_done_date: optional(day),
      last_done_mileage: optional(z.int().min(0)),
    },
    ids: ['id'],
    sameBy: [['id'], ['item']],
    title: nameAndDay,
  },
  // Before the log too: a removed reminder is not made again by its records.
  removed_reminders: {
    kind: 'restored',
    label: 'Removed reminders',
    order: 'item',
    columns: { user_id: OWNER, item: text.min(1) },
    ids: [],
    sameBy: [['item']],
    alsoIn: 'reminder_prefs',
    title: ({ item }) => `No reminder for ${item}`,
  },
  maintenance: {
    kind: 'restored',
    label: 'Service records',
    order: 'id',
    columns: { id, user_id: OWNER, ...logRecordSchema.shape, created_at: BY_DATABASE },
    ids: ['id'],
    sameBy: [['id']],
    title: nameAndDay,
  },
  history: {
    kind: 'restored',
    label: 'Diagnoses',
    order: 'id',
    columns: {
      id,
      user_id: OWNER,
      type: z.enum(['audio', 'comprehensive']),
      data: z.record(text, z.json()),
      created_at: text,
    },
    ids: ['id'],
    sameBy: [['id']],
    title: diagnosisAndDay,
  },
  // After history, which it references.
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
  notification_settings: {
    kind: 'restored',
    label: 'Quiet hours',
    order: 'user_id',
    columns: { user_id: OWNER, time_zone: text, quiet_from: optional(text), quiet_until: optional(text) },
    ids: [],
    // Existing settings are never replaced.
    sameBy: [[]],
    title: () => 'Quiet hours',
  },
  profiles: { kind: 'outOnly', order: 'user_id', why: 'an account has one from its first moment' },
  usage_counters: { kind: 'outOnly', order: 'month_year', why: 'counted by the server' },
  notifications: { kind: 'outOnly', order: 'id', why: 'written by the server' },
  analysis_jobs: { kind: 'outOnly', order: 'id', why: 'work of the server, over when it is delivered' },
  push_subscriptions: { kind: 'kept', why: 'the address and keys of one browser' },
  calendar_feeds: { kind: 'kept', why: 'the secret of one link' },
  returnable_uses: { kind: 'kept', why: 'the server alone sees them' },
  scanned_cars: { kind: 'kept', why: 'the server alone sees them' },
}

/** What a driver would call a row: "Oil Change, 2026-03-05". */
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
