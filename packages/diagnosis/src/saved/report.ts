import { z } from 'zod'
import { difficulties, severities } from '../types.ts'
import { differentialCase } from './case.ts'
import { readable, text, textOrNull, texts } from './fields.ts'

const percent = z.number().transform((value) => Math.min(100, Math.max(0, Math.round(value))))
const wholeUsd = z.number().nonnegative().transform(Math.round)
const count = z.number().int().nonnegative().catch(0)

const severity = z.enum(severities)

const shownCode = z.object({
  code: z.string().min(1),
  description: text,
  severity: severity.nullable().catch(null),
  common_causes: texts,
  suggested_actions: texts,
})
export type ShownCode = z.infer<typeof shownCode>

const shownCause = z.object({
  cause: z.string().min(1),
  likelihood: percent.nullable().catch(null),
  estimated_cost: z.object({ min: wholeUsd, max: wholeUsd }).nullable().catch(null),
  diagnostic_steps: texts,
  required_tools: texts,
  difficulty: z.enum(difficulties).nullable().catch(null),
  urgency: severity.nullable().catch(null),
})
export type ShownCause = z.infer<typeof shownCause>

const shownResource = z.object({
  title: z.string().min(1),
  description: text,
  // A saved row is the driver's own to write.
  url: z.url({ protocol: /^https?$/ }),
  type: text,
  category: text,
})
export type ShownResource = z.infer<typeof shownResource>

const NO_CAR = { make: null, model: null, year: null, mileage: null }
const shownVehicle = z
  .object({
    make: textOrNull,
    model: textOrNull,
    year: z.coerce.number().int().min(1900).max(2100).nullable().catch(null),
    mileage: z.number().nonnegative().nullable().catch(null),
  })
  .catch(NO_CAR)

/** A saved one may hold as little as its causes: what is missing or broken reads as null or empty. */
export const shownReport = z.object({
  id: text,
  input: z
    .object({ codes: texts, symptoms: texts, vehicle_info: shownVehicle, additional_context: text })
    .catch({ codes: [], symptoms: [], vehicle_info: NO_CAR, additional_context: '' }),
  /** Read from no car. */
  demo_codes: texts,
  /** Null in older rows. */
  differential: differentialCase,
  dtc_information: readable(shownCode),
  probable_causes: z.array(z.unknown()).pipe(readable(shownCause)),
  recommended_next_steps: texts,
  confidence_score: percent.catch(0),
  data_sources_used: z
    .object({ warranty_tickets: count, service_requests: count, parts_sales: count, tech_articles: count })
    .nullable()
    .catch(null),
  car_care_resources: z
    .object({
      videos: readable(shownResource),
      articles: readable(shownResource),
      tips: texts,
      maintenanceSchedule: texts,
    })
    .nullable()
    .catch(null),
  timestamp: z.iso.datetime({ offset: true }).nullable().catch(null),
  history_id: textOrNull,
})
export type ShownReport = z.infer<typeof shownReport>
