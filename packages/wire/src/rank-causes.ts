import { z } from 'zod'
import { urgencyLevels } from './sound-terms.ts'

const id = z.string().max(100)
const carName = z.string().max(100).nullable().exactOptional()
const milesOrNull = z.number().nonnegative().nullable()
const day = z.iso.date()

/**
 * rank-causes takes what the differential of a recording begins with: what analyze-sound answered, and what the service
 * log and the garage say of the car. Nothing that an adapter read: that stays on the device (the privacy text).
 */
export const rankCausesRequest = z.strictObject({
  sound: z.object({
    issue: z.object({ id, urgencyLevel: z.enum(urgencyLevels).nullable() }),
    /** Whole percent. */
    confidence: z.number().int().min(0).max(100),
    alternatives: z.array(z.object({ id, probability: z.number().min(0).max(1) })).max(50),
    evidence: z.array(z.object({ id })).max(200),
  }),
  /** The log on the day of the recording. Records older than two years count for nothing and may be left out. */
  log: z
    .object({
      records: z.array(z.object({ item: z.string().max(200), date: day, mileage: milesOrNull })).max(2000),
      today: day,
      /** Miles. */
      odometer: milesOrNull,
    })
    .optional(),
  car: z.object({
    make: carName,
    model: carName,
    year: z.number().int().nullable().exactOptional(),
    mileage: milesOrNull.exactOptional(),
  }),
  /** Calendar year of the recording. */
  thisYear: z.number().int().min(1900).max(2200),
})
export type RankCausesRequest = z.input<typeof rankCausesRequest>
