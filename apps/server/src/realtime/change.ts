/** Sent by NOTIFY from the trigger in platform/0004_realtime.sql. */
import { z } from 'zod'

export const CHANGES_CHANNEL = 'realtime_changes'

const announcement = z.object({
  schema: z.string(),
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  key: z.record(z.string(), z.unknown()),
  user_id: z.string().nullable(),
})

export type Change = {
  schema: string
  table: string
  type: 'INSERT' | 'UPDATE' | 'DELETE'
  /** Primary key, column -> value as JSON. */
  key: Record<string, unknown>
  /** Null for a table without user_id. */
  userId: string | null
  /** ISO 8601 in UTC: when this server received it, just after the commit. */
  committedAt: string
}

export function parseChange(payload: string, now: number): Change | null {
  let json: unknown
  try {
    json = JSON.parse(payload)
  } catch {
    return null
  }
  const parsed = announcement.safeParse(json)
  if (!parsed.success) return null
  const { user_id, ...rest } = parsed.data
  return { ...rest, userId: user_id, committedAt: new Date(now).toISOString() }
}
