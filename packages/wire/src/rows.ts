import type {
  CarCost,
  CarFields,
  CounterRecord,
  carCostFields,
  FillUp,
  fillUpFields,
  LogFieldName,
  LogRecord,
  logFields,
  Preferences,
  RequiredOf,
} from '@tappet/upkeep'
import type { HandoverEntry } from './handover.ts'
import type { Json } from './json.ts'
import type { LogChanges, TombstoneRow } from './log-changes.ts'

/** As PostgREST sends them: ISO 8601 dates, months YYYY-MM in UTC, USD, miles. What another row gave is null once that is deleted. */

export type Plan = 'FREE' | 'PRO'
/** See plans.ts. */
export type PlansMode = 'on' | 'off' | 'unlimited'

type Owned = { id: string; user_id: string; created_at: string }
/** Null: the driver has named no car. */
type OfCar = { vehicle_id: string | null }

export type ProfileRow = {
  user_id: string
  name: string | null
  email: string | null
  picture_url: string | null
  plan: Plan
  google_sub: string | null
  stripe_customer_id: string | null
  created_at: string
}

export type UsageCountersRow = {
  user_id: string
  /** UTC, YYYY-MM. */
  month_year: string
  audio_diagnoses: number
  obd_reads: number
  pdf_exports: number
  comprehensive_diagnoses: number
}

export type HistoryType = 'audio' | 'comprehensive'

export type HistoryRow = Owned &
  OfCar & {
    type: HistoryType
    data: Json
  }

export type FeedbackRow = Owned & {
  diagnosis_id: string | null
  model_version: string
  was_helpful: boolean
  notes: string | null
  diagnosed_at: string
}

/** Open licences under which a recording can be given, by their SPDX names. */
export const clipLicences = ['CC0-1.0', 'CC-BY-4.0'] as const
export type ClipLicence = (typeof clipLicences)[number]

export type MechanicFindingRow = {
  history_id: string
  user_id: string
  found: string
  words: string | null
  licence: ClipLicence | null
  /** Written by the database alone. */
  consented_at: string | null
  created_at: string
}
export const NOTHING_FOUND = 'nothing_found'
export const FOUND_OTHER = 'other'

export const notificationTypes = [
  'maintenance_reminder',
  'maintenance_due',
  'maintenance_overdue',
  'other',
] as const
export type NotificationType = (typeof notificationTypes)[number]

export type NotificationRow = Owned & {
  type: NotificationType
  title: string
  message: string
  read: boolean
}

export type VehicleRow = Owned &
  CarFields & {
    updated_at: string
  }

/** How a car sounds when it is well, in one situation, with one device. */
export type OwnSoundRow = Owned &
  OfCar & {
    situation: 'warm_idle' | 'cold_idle' | 'rpm_2500' | 'ac_on'
    device_id: string
    device_name: string
    /** As `@tappet/acoustics/normal` measures them. */
    takes: Json
  }

export type MaintenanceRow = Owned &
  OfCar &
  LogRecord & {
    /** Grows with each change of the account's log; absent until the row is read again. */
    version?: number
  }

export type FillUpRow = Owned & OfCar & FillUp

export type CarCostRow = Owned & OfCar & CarCost

/** The highest mileage on a car's records; no row without one. */
export type OdometerRow = {
  user_id: string
  vehicle_id: string | null
  /** Miles. */
  mileage: number
  /** The same as typed, where that was in kilometers. */
  mileage_km: number | null
  date: string
  counter: CounterRecord | null
}

export type ReminderPrefRow = {
  id: string
  /** Null on reminders of other cars than the default one. */
  user_id: string | null
  driver_id: string
  vehicle_id: string | null
  item: string
  months_interval: number | null
  miles_interval: number | null
  last_done_date: string | null
  last_done_mileage: number | null
}

export type RemovedReminderRow = { user_id: string; item: string; vehicle_id: string | null }

/** Read by SQL alone: supabase/schema.sql has their other columns. */
type ServerRow = { id: string; user_id: string }

export type NotificationSettingsRow = {
  user_id: string
  /** IANA name. */
  time_zone: string
  /** Wall clock in time_zone, HH:MM:SS; both or neither. */
  quiet_from: string | null
  quiet_until: string | null
  /** Due service is mailed too, where the server mails. */
  mail: boolean
}

/** Without a row: miles and US dollars. */
export type PreferencesRow = { user_id: string } & Preferences

export type PushSubscriptionRow = Owned & {
  endpoint: string
  /** RFC 8291, base64url. */
  p256dh: string
  auth: string
}

export const securityEventKinds = [
  'signed_in',
  'sign_in_failed',
  'session_ended',
  'password_changed',
  'email_changed',
  'factor_added',
  'factor_removed',
  'recovery_code_used',
  'archive_taken',
  'handover_made',
  'calendar_link_made',
] as const

export type SecurityEventRow = {
  id: number
  user_id: string
  /** To the minute. */
  at: string
  kind: (typeof securityEventKinds)[number]
  /** User-Agent. */
  device: string | null
  /** More than one: failed sign-ins of one device within an hour. */
  times: number
}

export type CalendarFeedRow = {
  user_id: string
  /** SHA-256, hex. */
  token_hash: string
  created_at: string
}

export type CaseRow = Owned &
  OfCar & {
    title: string
    /** As the app last derived it from the timeline, which decides. */
    state: 'open' | 'watching' | 'repaired' | 'proven' | 'closed'
    updated_at: string
  }

export const caseItemKinds = [
  'sound',
  'report',
  'scan',
  'repair',
  'note',
  'quote',
  'finding',
  'closed',
  'reopened',
] as const
export type CaseItemKind = (typeof caseItemKinds)[number]

export type CaseItemRow = Owned & {
  case_id: string
  kind: CaseItemKind
  happened_at: string
  history_id: string | null
  maintenance_id: string | null
  data: Json
}

export type CaseHandoverRow = Owned & {
  case_id: string
  expires_at: string
  withdrawn_at: string | null
  /** By a person's tap. */
  opened_count: number
  first_opened_at: string | null
  last_opened_at: string | null
  answers: number
}

type Table<
  Row,
  Required extends keyof Row,
  Optional extends keyof Row = never,
  Changeable extends keyof Row = never,
> = {
  Row: Row
  Insert: Pick<Row, Required> & { [K in Optional]?: Row[K] }
  Update: { [K in Changeable]?: Row[K] }
  Relationships: []
}

type Answers<Returns, Args = Record<never, never>> = { Args: Args; Returns: Returns }
type Use = { can_use: boolean; limit: number }
type ReturnableUse = Use & { use_id: string | null }
type UsageType = 'audio_diagnoses' | 'obd_reads' | 'pdf_exports' | 'comprehensive_diagnoses'
type FindingFields = 'history_id' | 'user_id' | 'found' | 'words' | 'licence'
type ReminderFields = Exclude<keyof ReminderPrefRow, 'id' | 'user_id'>

/** For supabase-js's createClient<Database>(…). */
export type Database = {
  public: {
    Tables: {
      profiles: Table<
        ProfileRow,
        'user_id',
        'name' | 'email' | 'picture_url' | 'plan',
        'name' | 'picture_url'
      >
      usage_counters: Table<UsageCountersRow, 'user_id' | 'month_year', UsageType, UsageType>
      history: Table<HistoryRow, 'user_id' | 'type' | 'data', 'id' | 'created_at' | 'vehicle_id'>
      feedback: Table<
        FeedbackRow,
        'user_id' | 'model_version' | 'was_helpful' | 'diagnosed_at',
        'diagnosis_id' | 'notes'
      >
      mechanic_findings: Table<
        MechanicFindingRow,
        'history_id' | 'user_id' | 'found',
        'words' | 'licence',
        FindingFields
      >
      notifications: Table<
        NotificationRow,
        'user_id' | 'type' | 'title',
        'id' | 'message' | 'read' | 'created_at',
        'read'
      >
      vehicles: Table<VehicleRow, never, 'id' | 'user_id' | keyof CarFields, 'user_id' | keyof CarFields>
      own_sounds: Table<
        OwnSoundRow,
        'situation' | 'device_id' | 'device_name' | 'takes',
        'id' | 'user_id' | 'vehicle_id' | 'created_at'
      >
      maintenance: Table<
        MaintenanceRow,
        'user_id' | RequiredOf<typeof logFields>,
        'id' | 'vehicle_id' | LogFieldName,
        'vehicle_id' | LogFieldName
      >
      fill_ups: Table<
        FillUpRow,
        'user_id' | RequiredOf<typeof fillUpFields>,
        'id' | 'vehicle_id' | keyof FillUp,
        'vehicle_id' | keyof FillUp
      >
      car_costs: Table<
        CarCostRow,
        'user_id' | RequiredOf<typeof carCostFields>,
        'id' | 'vehicle_id' | keyof CarCost,
        'vehicle_id' | keyof CarCost
      >
      /** Written by begin_, finish_, deliver_ and abandon_analysis alone. */
      analysis_jobs: Table<ServerRow, never>
      /** Written by count_returnable_use and give_use_back alone. */
      returnable_uses: Table<ServerRow, never>
      /** Written by count_obd_read alone. */
      scanned_cars: Table<Pick<ServerRow, 'user_id'>, never>
      notification_settings: Table<
        NotificationSettingsRow,
        'user_id',
        keyof NotificationSettingsRow,
        keyof NotificationSettingsRow
      >
      preferences: Table<PreferencesRow, 'user_id', keyof Preferences, keyof PreferencesRow>
      /** Written by keep_push_subscription alone. */
      push_subscriptions: Table<PushSubscriptionRow, 'id'>
      /** Written by triggers alone, as the next one. */
      maintenance_tombstones: Table<TombstoneRow, 'user_id' | 'id' | 'version'>
      security_events: Table<SecurityEventRow, 'user_id' | 'kind'>
      /** Written by make_calendar_link alone. */
      calendar_feeds: Table<CalendarFeedRow, 'user_id'>
      reminder_prefs: Table<
        ReminderPrefRow,
        'user_id' | 'item',
        'id' | Exclude<ReminderFields, 'item'>,
        ReminderFields
      >
      cases: Table<
        CaseRow,
        'title',
        'id' | 'user_id' | 'vehicle_id' | 'state' | 'created_at',
        'vehicle_id' | 'title' | 'state'
      >
      case_items: Table<
        CaseItemRow,
        'case_id' | 'kind',
        'id' | 'user_id' | 'happened_at' | 'history_id' | 'maintenance_id' | 'data'
      >
      /** Written by make_, withdraw_, use_ and answer_handover alone. */
      case_handovers: Table<CaseHandoverRow, 'id'>
      /** Also written when a reminder is deleted, and cleared when one is inserted. */
      removed_reminders: Table<RemovedReminderRow, 'user_id' | 'item', 'vehicle_id'>
    }
    Views: {
      odometer: { Row: OdometerRow; Relationships: [] }
    }
    Functions: {
      sweep_reminders: Answers<number, { p_now?: string }>
      keep_push_subscription: Answers<string, { p_endpoint: string; p_p256dh: string; p_auth: string }>
      claim_push_deliveries: Answers<
        ({ notification_id: string } & Omit<PushSubscriptionRow, 'user_id' | 'created_at'> &
          Pick<NotificationRow, 'type' | 'title' | 'message'>)[],
        { p_now: string; p_limit: number }
      >
      settle_push_delivery: Answers<
        undefined,
        { p_id: string; p_outcome: 'sent' | 'gone' | 'later' | 'refused'; p_now: string }
      >
      stop_reminder_mails: Answers<boolean, { p_token: string }>
      begin_demo: Answers<boolean, { p_address_hash: string; p_now: string }>
      remove_old_demos: Answers<number, { p_now?: string }>
      log_changes: Answers<LogChanges<MaintenanceRow>[], { p_after: number }>
      /** Says what is stored where the fields are not as they were. */
      edit_if_unchanged: Answers<
        { outcome: 'changed' | 'conflict' | 'gone'; stored: Json | null }[],
        { p_table: string; p_id: string; p_changes: Json; p_before: Json }
      >
      /** Answers the rows that are not as they were. */
      delete_if_unchanged: Answers<{ id: string; stored: Json }[], { p_table: string; p_rows: Json }>
      /** False when the caller has no diagnosis of that id. */
      update_differential: Answers<boolean, { p_history_id: string; p_differential: Json }>
      /** The new link's token, once. */
      make_handover: Answers<string, { p_case_id: string; p_days?: number }>
      withdraw_handover: Answers<boolean, { p_id: string }>
      handover_entries: Answers<HandoverEntry[], { p_case_id: string; p_user_id: string }>
      use_handover: Answers<
        {
          outcome: 'open' | 'ended' | 'busy'
          handover_id: string | null
          case_id: string | null
          user_id: string | null
          expires_at: string | null
        }[],
        { p_token_hash: string; p_now: string; p_opens: boolean }
      >
      answer_handover: Answers<
        'open' | 'ended' | 'busy' | 'full',
        { p_token_hash: string; p_now: string; p_found: string | null; p_data: Json }
      >
      make_calendar_link: Answers<string>
      count_usage: Answers<(Use & { used: number })[], { p_user_id: string; p_usage_type: string }>
      return_usage: Answers<undefined, { p_user_id: string; p_usage_type: string; p_month_year: string }>
      count_returnable_use: Answers<ReturnableUse[], { p_user_id: string; p_usage_type: string }>
      count_obd_read: Answers<(ReturnableUse & { rescan: boolean })[], { p_user_id: string; p_car?: string }>
      give_use_back: Answers<
        (Use & { given_back: boolean })[],
        { p_user_id: string; p_use_id: string; p_usage_type: string }
      >
      begin_analysis: Answers<
        {
          outcome: 'started' | 'running' | 'done' | 'limit_reached' | 'foreign'
          attempt: number
          result: Json | null
          limit: number | null
        }[],
        { p_job_id: string; p_user_id: string; p_stale_seconds: number; p_vehicle_id?: string }
      >
      finish_analysis: Answers<Json | null, { p_job_id: string; p_user_id: string; p_result: Json }>
      deliver_analysis: Answers<
        undefined,
        {
          p_job_id: string
          p_user_id: string
          p_history: Json
          p_notice_title: string
          p_notice_message: string
        }
      >
      abandon_analysis: Answers<undefined, { p_job_id: string; p_user_id: string; p_attempt: number }>
      plans_mode: Answers<PlansMode>
      usage_limit: Answers<number, { plan: string; usage_type: string }>
      list_budgets: Answers<
        {
          name: string
          label: string
          used_rows: number
          max_rows: number | null
          used_bytes: number
          max_bytes: number | null
        }[]
      >
      begin_archive: Answers<undefined>
      list_sessions: Answers<
        {
          id: string
          created_at: string
          last_used_at: string
          user_agent: string | null
          is_current: boolean
        }[]
      >
      verify_customer_email_security: Answers<{ check: string; passed: boolean }[]>
    }
    Enums: { [name in never]: never }
    CompositeTypes: { [name in never]: never }
  }
}
