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

/** As PostgREST sends them: ISO 8601 dates, USD, miles. */

export type Plan = 'FREE' | 'PRO'
/** See plans.ts. */
export type PlansMode = 'on' | 'off' | 'unlimited'

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

export type HistoryRow = {
  id: string
  user_id: string
  type: HistoryType
  data: Json
  created_at: string
  /** Null: its driver has named no car. */
  vehicle_id: string | null
}

export type FeedbackRow = {
  id: string
  user_id: string
  diagnosis_id: string | null
  model_version: string
  was_helpful: boolean
  notes: string | null
  diagnosed_at: string
  created_at: string
}

/** Open licences under which a recording can be given, by their SPDX names. */
export const clipLicences = ['CC0-1.0', 'CC-BY-4.0'] as const
export type ClipLicence = (typeof clipLicences)[number]

export type MechanicFindingRow = {
  history_id: string
  user_id: string
  /** An issue of the catalogue, or one of the two below. */
  found: string
  words: string | null
  /** Null: the recording is not given. */
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

export type NotificationRow = {
  id: string
  user_id: string
  type: NotificationType
  title: string
  message: string
  read: boolean
  created_at: string
}

export type VehicleRow = {
  id: string
  user_id: string
  created_at: string
  updated_at: string
} & CarFields

/** How a car sounds when it is well, in one situation, with one device. */
export type OwnSoundRow = {
  id: string
  user_id: string
  vehicle_id: string | null
  situation: 'warm_idle' | 'cold_idle' | 'rpm_2500' | 'ac_on'
  device_id: string
  device_name: string
  /** As `@tappet/acoustics/normal` measures them. */
  takes: Json
  created_at: string
}

export type MaintenanceRow = {
  id: string
  user_id: string
  created_at: string
  vehicle_id: string | null
  /** Grows with each change of the account's log; absent until the row is read again. */
  version?: number
} & LogRecord

export type FillUpRow = {
  id: string
  user_id: string
  vehicle_id: string | null
  created_at: string
} & FillUp

export type CarCostRow = {
  id: string
  user_id: string
  vehicle_id: string | null
  created_at: string
} & CarCost

/** The highest mileage on a car's records; no row without one. */
export type OdometerRow = {
  user_id: string
  vehicle_id: string | null
  /** Miles. */
  mileage: number
  /** The same as typed, where that was in kilometers. */
  mileage_km: number | null
  /** Of the last record, YYYY-MM-DD. */
  date: string
  /** The car's latest new odometer. */
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
  /** Miles. */
  miles_interval: number | null
  /** YYYY-MM-DD. */
  last_done_date: string | null
  /** Miles. */
  last_done_mileage: number | null
}

/** No record makes this reminder again. */
export type RemovedReminderRow = { user_id: string; item: string; vehicle_id: string | null }

export type AnalysisJobRow = {
  /** Chosen by its sender. */
  id: string
  user_id: string
  state: 'running' | 'done'
  /** UTC, YYYY-MM. */
  month_year: string
  attempt: number
  vehicle_id: string | null
  result: Json | null
  delivered: boolean
  created_at: string
  started_at: string
}

/** May be given back; the server alone sees these rows. */
export type ReturnableUseRow = {
  id: string
  user_id: string
  usage_type: 'obd_reads'
  /** UTC, YYYY-MM. */
  month_year: string
  counted_at: string
  returned_at: string | null
  /** Null where the client named no car. */
  car_hash: string | null
}

export type ScannedCarRow = {
  user_id: string
  /** SHA-256 of the account and the client's hash of the VIN. */
  car_hash: string
  counted_at: string
  /** Since then, uncounted. */
  rescans: number
}

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

export type PushSubscriptionRow = {
  id: string
  user_id: string
  endpoint: string
  /** RFC 8291, base64url. */
  p256dh: string
  auth: string
  created_at: string
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

export type CaseRow = {
  id: string
  user_id: string
  /** Null: the default car. */
  vehicle_id: string | null
  title: string
  /** As the app last derived it from the timeline, which decides. */
  state: 'open' | 'watching' | 'repaired' | 'proven' | 'closed'
  created_at: string
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

export type CaseItemRow = {
  id: string
  case_id: string
  user_id: string
  kind: CaseItemKind
  happened_at: string
  /** Null once that is deleted. */
  history_id: string | null
  /** Null once that is deleted. */
  maintenance_id: string | null
  data: Json
  created_at: string
}

/** Without its secret. */
export type CaseHandoverRow = {
  id: string
  case_id: string
  user_id: string
  created_at: string
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
      usage_counters: Table<
        UsageCountersRow,
        'user_id' | 'month_year',
        'audio_diagnoses' | 'obd_reads' | 'pdf_exports' | 'comprehensive_diagnoses',
        'audio_diagnoses' | 'obd_reads' | 'pdf_exports' | 'comprehensive_diagnoses'
      >
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
        'history_id' | 'user_id' | 'found' | 'words' | 'licence'
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
        'id' | 'user_id' | 'vehicle_id' | 'created_at',
        never
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
      analysis_jobs: Table<AnalysisJobRow, 'id'>
      /** Written by count_returnable_use and give_use_back alone. */
      returnable_uses: Table<ReturnableUseRow, 'user_id' | 'usage_type' | 'month_year'>
      /** Written by count_obd_read alone. */
      scanned_cars: Table<ScannedCarRow, 'user_id' | 'car_hash'>
      notification_settings: Table<
        NotificationSettingsRow,
        'user_id',
        'time_zone' | 'quiet_from' | 'quiet_until' | 'mail',
        'user_id' | 'time_zone' | 'quiet_from' | 'quiet_until' | 'mail'
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
        | 'id'
        | 'driver_id'
        | 'vehicle_id'
        | 'months_interval'
        | 'miles_interval'
        | 'last_done_date'
        | 'last_done_mileage',
        | 'driver_id'
        | 'vehicle_id'
        | 'item'
        | 'months_interval'
        | 'miles_interval'
        | 'last_done_date'
        | 'last_done_mileage'
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
      sweep_reminders: { Args: { p_now?: string }; Returns: number }
      keep_push_subscription: {
        Args: { p_endpoint: string; p_p256dh: string; p_auth: string }
        Returns: string
      }
      claim_push_deliveries: {
        Args: { p_now: string; p_limit: number }
        Returns: {
          id: string
          endpoint: string
          p256dh: string
          auth: string
          notification_id: string
          type: NotificationType
          title: string
          message: string
        }[]
      }
      settle_push_delivery: {
        Args: { p_id: string; p_outcome: 'sent' | 'gone' | 'later' | 'refused'; p_now: string }
        Returns: undefined
      }
      stop_reminder_mails: { Args: { p_token: string }; Returns: boolean }
      begin_demo: { Args: { p_address_hash: string; p_now: string }; Returns: boolean }
      remove_old_demos: { Args: { p_now?: string }; Returns: number }
      log_changes: { Args: { p_after: number }; Returns: LogChanges<MaintenanceRow>[] }
      /** Says what is stored where the fields are not as they were. */
      edit_if_unchanged: {
        Args: { p_table: string; p_id: string; p_changes: Json; p_before: Json }
        Returns: { outcome: 'changed' | 'conflict' | 'gone'; stored: Json | null }[]
      }
      /** Answers the rows that are not as they were. */
      delete_if_unchanged: {
        Args: { p_table: string; p_rows: Json }
        Returns: { id: string; stored: Json }[]
      }
      /** False when the caller has no diagnosis of that id. */
      update_differential: {
        Args: { p_history_id: string; p_differential: Json }
        Returns: boolean
      }
      /** The new link's token, once. */
      make_handover: { Args: { p_case_id: string; p_days?: number }; Returns: string }
      withdraw_handover: { Args: { p_id: string }; Returns: boolean }
      handover_entries: { Args: { p_case_id: string; p_user_id: string }; Returns: HandoverEntry[] }
      use_handover: {
        Args: { p_token_hash: string; p_now: string; p_opens: boolean }
        Returns: {
          outcome: 'open' | 'ended' | 'busy'
          handover_id: string | null
          case_id: string | null
          user_id: string | null
          expires_at: string | null
        }[]
      }
      answer_handover: {
        Args: { p_token_hash: string; p_now: string; p_found: string | null; p_data: Json }
        Returns: 'open' | 'ended' | 'busy' | 'full'
      }
      make_calendar_link: { Args: Record<never, never>; Returns: string }
      count_usage: {
        Args: { p_user_id: string; p_usage_type: string }
        Returns: { can_use: boolean; limit: number; used: number }[]
      }
      return_usage: {
        Args: { p_user_id: string; p_usage_type: string; p_month_year: string }
        Returns: undefined
      }
      count_returnable_use: {
        Args: { p_user_id: string; p_usage_type: string }
        Returns: { can_use: boolean; limit: number; use_id: string | null }[]
      }
      count_obd_read: {
        Args: { p_user_id: string; p_car?: string }
        Returns: { can_use: boolean; limit: number; use_id: string | null; rescan: boolean }[]
      }
      give_use_back: {
        Args: { p_user_id: string; p_use_id: string; p_usage_type: string }
        Returns: { given_back: boolean; can_use: boolean; limit: number }[]
      }
      begin_analysis: {
        Args: { p_job_id: string; p_user_id: string; p_stale_seconds: number; p_vehicle_id?: string }
        Returns: {
          outcome: 'started' | 'running' | 'done' | 'limit_reached' | 'foreign'
          attempt: number
          result: Json | null
          limit: number | null
        }[]
      }
      finish_analysis: {
        Args: { p_job_id: string; p_user_id: string; p_result: Json }
        Returns: Json | null
      }
      deliver_analysis: {
        Args: {
          p_job_id: string
          p_user_id: string
          p_history: Json
          p_notice_title: string
          p_notice_message: string
        }
        Returns: undefined
      }
      abandon_analysis: {
        Args: { p_job_id: string; p_user_id: string; p_attempt: number }
        Returns: undefined
      }
      plans_mode: { Args: Record<never, never>; Returns: PlansMode }
      usage_limit: { Args: { plan: string; usage_type: string }; Returns: number }
      list_budgets: {
        Args: Record<never, never>
        Returns: {
          name: string
          label: string
          used_rows: number
          max_rows: number | null
          used_bytes: number
          max_bytes: number | null
        }[]
      }
      begin_archive: { Args: Record<never, never>; Returns: undefined }
      list_sessions: {
        Args: Record<never, never>
        Returns: {
          id: string
          created_at: string
          last_used_at: string
          user_agent: string | null
          is_current: boolean
        }[]
      }
      verify_customer_email_security: {
        Args: Record<never, never>
        Returns: { check: string; passed: boolean }[]
      }
    }
    Enums: { [name in never]: never }
    CompositeTypes: { [name in never]: never }
  }
}
