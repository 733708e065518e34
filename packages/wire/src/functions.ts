import { z } from 'zod'

/** track-usage counts these three; audio diagnoses are counted by the analysis itself. */
export const trackedUsageTypes = ['obd_reads', 'pdf_exports', 'comprehensive_diagnoses'] as const

export const trackUsageRequest = z.object({ usage_type: z.enum(trackedUsageTypes) })
export type TrackUsageRequest = z.infer<typeof trackUsageRequest>

export const trackUsageResponse = z.object({ can_use: z.boolean(), limit: z.number().int() })
export type TrackUsageResponse = z.infer<typeof trackUsageResponse>

/** reminder-check answers {data: […]}, the most urgent first; the client shows the first title. */
export const reminderCheckResponse = z.object({
  data: z.array(
    z.object({
      title: z.string(),
      message: z.string(),
      item: z.string(),
      overdue: z.boolean(),
      severity: z.enum(['low', 'medium', 'high']),
      days_until_due: z.number().int().nullable(),
      miles_until_due: z.number().int().nullable(),
    }),
  ),
})
export type ReminderCheckResponse = z.infer<typeof reminderCheckResponse>
