import { type ComprehensiveDiagnosis, severities } from '@tappet/diagnosis'
import { z } from 'zod'
import { differentialCase } from '../../backend/diagnoses/differential-case.ts'
import { COMPREHENSIVE_RESULT_KEY } from '../../backend/diagnoses/kept-results.ts'
import { readable } from '../../backend/diagnoses/readable.ts'
import type { InstantStorage } from '../../platform/storage/storage.ts'
import { tabStorage } from '../../platform/storage/storage.web.ts'

const text = z.string().catch('')
const texts = z.array(z.string()).catch([])
const optionalText = z.string().min(1).nullable().catch(null)
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
  difficulty: z.enum(['easy', 'moderate', 'difficult']).nullable().catch(null),
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

const shownVehicle = z
  .object({
    make: optionalText,
    model: optionalText,
    year: z.coerce.number().int().min(1900).max(2100).nullable().catch(null),
    mileage: z.number().nonnegative().nullable().catch(null),
  })
  .catch({ make: null, model: null, year: null, mileage: null })

/** A saved one may hold as little as its causes: what is missing or broken reads as null or empty. */
const shownReport = z.object({
  id: text,
  input: z
    .object({ codes: texts, symptoms: texts, vehicle_info: shownVehicle, additional_context: text })
    .catch({
      codes: [],
      symptoms: [],
      vehicle_info: { make: null, model: null, year: null, mileage: null },
      additional_context: '',
    }),
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
  history_id: optionalText,
})
export type ShownReport = z.infer<typeof shownReport>

export type Report = { kept: Record<string, unknown>; shown: ShownReport }

/** Most have no code of a demo. */
export function madeReport(
  result: ComprehensiveDiagnosis,
  demoCodes: readonly string[],
  vehicleId: string | null = null,
): Report {
  const demo_codes = result.input.codes.filter((code) => demoCodes.includes(code))
  return readReport({
    ...result,
    ...(demo_codes.length > 0 && { demo_codes }),
    ...(vehicleId !== null && { vehicle_id: vehicleId }),
  })
}

/** @throws ZodError when it does not even hold a list of causes */
export function readReport(row: unknown): Report {
  const shown = shownReport.parse(row)
  return { kept: { ...(row as object) }, shown }
}

/** Takes nothing away, so that a page may be drawn twice; a failure is only logged. */
export function readKeptReport(storage: InstantStorage = tabStorage): Report | null {
  const json = storage.getItem(COMPREHENSIVE_RESULT_KEY)
  if (json === null) return null
  try {
    return readReport(JSON.parse(json))
  } catch (error) {
    console.warn('The kept diagnosis could not be restored', error)
    return null
  }
}

export function forgetKeptReport(storage: InstantStorage = tabStorage): void {
  storage.removeItem(COMPREHENSIVE_RESULT_KEY)
}
