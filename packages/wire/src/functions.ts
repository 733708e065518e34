import { z } from 'zod'

/** The analysis itself counts audio diagnoses. */
export const trackedUsageTypes = ['obd_reads', 'pdf_exports', 'comprehensive_diagnoses'] as const

export const trackUsageRequest = z
  .object({
    usage_type: z.enum(trackedUsageTypes),
    /** As X-Use-Id named it; no PDF export. */
    give_back: z.uuid().optional(),
    /** SHA-256 of the VIN in hex: a re-scan within 14 days is not counted. OBD reads alone. */
    car: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in lower-case hex')
      .optional(),
  })
  .refine(({ usage_type, give_back }) => give_back === undefined || usage_type !== 'pdf_exports', {
    message: 'Only obd_reads and comprehensive_diagnoses can be given back',
    path: ['give_back'],
  })
  .refine(({ usage_type, car }) => car === undefined || usage_type === 'obd_reads', {
    message: 'Only obd_reads are of a car',
    path: ['car'],
  })
export type TrackUsageRequest = z.infer<typeof trackUsageRequest>

export const trackUsageResponse = z.object({
  can_use: z.boolean(),
  limit: z.number().int(),
  rescan: z.literal(true).optional(),
  given_back: z.boolean().optional(),
})
export type TrackUsageResponse = z.infer<typeof trackUsageResponse>

/** Names a counted use, so that it can be given back. */
export const USE_ID_HEADER = 'X-Use-Id'

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

export const demoAccount = z.object({ email: z.email(), password: z.string().min(1) })
export type DemoAccount = z.infer<typeof demoAccount>
