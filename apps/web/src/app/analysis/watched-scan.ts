import { codesOf } from '@tappet/obd'
import type { Json } from '@tappet/wire'
import type { WatchedScan } from '../../features/cases/ScanCases.tsx'
import type { KeptReport } from '../../features/obd/saved/report.ts'

export function watched(
  { codes, otherCodes, readiness, freezeFrames, vin }: KeptReport,
  at: string,
): WatchedScan {
  // Readings are plain JSON.
  const data = {
    codes,
    readiness,
    freezeFrames,
    vin,
    ...(otherCodes && { otherCodes }),
  } as unknown as Json
  return { at, codes: codesOf(codes), vin, data }
}
