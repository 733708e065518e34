import type { ComprehensiveDiagnosis } from '@tappet/diagnosis'
import { type ShownReport, shownReport } from '@tappet/diagnosis/saved'
import { COMPREHENSIVE_RESULT_KEY } from '../../backend/diagnoses/kept-results.ts'
import type { InstantStorage } from '../../platform/storage/storage.ts'
import { tabStorage } from '../../platform/storage/storage.web.ts'

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
