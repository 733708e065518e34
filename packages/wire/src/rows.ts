import type { LogFieldName, LogRecord, RequiredLogField } from '@tappet/upkeep'

/**
 * The rows of the public schema as they cross the wire: what PostgREST sends and takes.
 * Dates are ISO 8601 text, money is USD, distances are miles, as in supabase/migrations.
 */

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Plan = 'FREE' | 'PRO'

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
  /** Month in UTC, YYYY-MM. */
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

/** What a mechanic found, of one saved diagnosis. */
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
/** Findings beside the catalogue's issues. */
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

export type MaintenanceRow = { id: string; user_id: string; created_at: string } & LogRecord

/** The highest mileage on any of a user's records; no row for a user without one. */
export type OdometerRow = {
  user_id: string
  /** Miles. */
  mileage: number
  /** The last day it was recorded, YYYY-MM-DD. */
  date: string
}

export type ReminderPrefRow = {
  id: string
  user_id: string
  item: string
  months_interval: number | null
  /** Miles. */
  miles_interval: number | null
  /** Calendar day, YYYY-MM-DD. */
  last_done_date: string | null
  /** Miles. */
  last_done_mileage: number | null
}

/** A service whose reminder its driver removed: no record makes it again. */
export type RemovedReminderRow = { user_id: string; item: string }

export type AnalysisJobRow = {
  /** Chosen by its sender. */
  id: string
  user_id: string
  state: 'running' | 'done'
  /** Month in UTC that the use was counted in, YYYY-MM. */
  month_year: string
  attempt: number
  result: Json | null
  delivered: boolean
  created_at: string
  started_at: string
}

/** An OBD read that was counted and may be given back. The server alone sees these rows. */
export type ReturnableUseRow = {
  id: string
  user_id: string
  usage_type: 'obd_reads'
  /** Month in UTC that the use was counted in, YYYY-MM. */
  month_year: string
  counted_at: string
  returned_at: string | null
  /** Of the car that was scanned; null where the client named none. */
  car_hash: string | null
}

export type ScannedCarRow = {
  user_id: string
  /** SHA-256 of the account and the client's hash of the VIN. */
  car_hash: string
  counted_at: string
  /** Scans since, that were not counted. */
  rescans: number
}

export type NotificationSettingsRow = {
  user_id: string
  /** IANA name. */
  time_zone: string
  /** Wall clock in time_zone, HH:MM:SS; both or neither. */
  quiet_from: string | null
  quiet_until: string | null
}

export type PushSubscriptionRow = {
  id: string
  user_id: string
  endpoint: string
  /** The browser's keys (RFC 8291), base64url. */
  p256dh: string
  auth: string
  created_at: string
}

export type CalendarFeedRow = {
  user_id: string
  /** SHA-256 of the link's token, hex. */
  token_hash: string
  created_at: string
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

/** The schema as @supabase/supabase-js wants it: createClient<Database>(…). */
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
      history: Table<HistoryRow, 'user_id' | 'type' | 'data', 'id' | 'created_at'>
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
      maintenance: Table<MaintenanceRow, 'user_id' | RequiredLogField, 'id' | LogFieldName, LogFieldName>
      /** Read by its owner; written by begin_, finish_, deliver_ and abandon_analysis alone. */
      analysis_jobs: Table<AnalysisJobRow, 'id'>
      /** Written by count_returnable_use and give_use_back alone. */
      returnable_uses: Table<ReturnableUseRow, 'user_id' | 'usage_type' | 'month_year'>
      /** Written by count_obd_read alone. */
      scanned_cars: Table<ScannedCarRow, 'user_id' | 'car_hash'>
      notification_settings: Table<
        NotificationSettingsRow,
        'user_id',
        'time_zone' | 'quiet_from' | 'quiet_until',
        'user_id' | 'time_zone' | 'quiet_from' | 'quiet_until'
      >
      /** Written by keep_push_subscription alone. */
      push_subscriptions: Table<PushSubscriptionRow, 'id'>
      /** Written by make_calendar_link alone. */
      calendar_feeds: Table<CalendarFeedRow, 'user_id'>
      reminder_prefs: Table<
        ReminderPrefRow,
        'user_id' | 'item',
        'id' | 'months_interval' | 'miles_interval' | 'last_done_date' | 'last_done_mileage',
        'item' | 'months_interval' | 'miles_interval' | 'last_done_date' | 'last_done_mileage'
      >
      /** Also written when a reminder is deleted, and cleared when one is inserted. */
      removed_reminders: Table<RemovedReminderRow, 'user_id' | 'item'>
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
      begin_demo: { Args: { p_address_hash: string; p_now: string }; Returns: boolean }
      remove_old_demos: { Args: { p_now?: string }; Returns: number }
      /** Puts a differential's answers into the caller's own saved diagnosis; false when there is none of that id. */
      update_differential: {
        Args: { p_history_id: string; p_differential: Json }
        Returns: boolean
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
        Args: { p_job_id: string; p_user_id: string; p_stale_seconds: number }
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
      usage_limit: { Args: { plan: string; usage_type: string }; Returns: number }
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
