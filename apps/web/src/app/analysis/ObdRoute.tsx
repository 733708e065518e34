import { codesOf } from '@tappet/obd'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CODES_FOR_CASE_KEY, keepResult } from '../../backend/diagnoses/kept-results.ts'
import { ScanCases, WatchScan } from '../../features/cases/ScanCases.tsx'
import { senseCar } from '../../features/differential/index.ts'
import { ObdPage } from '../../features/obd/ObdPage.tsx'
import type { CarReport, KeptReport } from '../../features/obd/saved/report.ts'
import { keptFromReport, readingsOfScan } from '../../features/obd/saved/report.ts'
import { watched } from './watched-scan.ts'

const CASE_PATHS = ['/results', '/comprehensive-diagnosis'] as const

/** Null where no diagnosis sent the driver here. */
function casePath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('forCase' in state)) return null
  return CASE_PATHS.find((path) => path === state.forCase) ?? null
}

/** "What could it be?" takes a scan's codes and signs to a new diagnosis, or the codes back to the one that asked. */
export default function ObdRoute() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const forCase = casePath(state)
  const ask = async (report: CarReport, demo: boolean) => {
    const codes = codesOf(report.codes.value)
    if (forCase !== null) {
      keepResult(CODES_FOR_CASE_KEY, { path: forCase, codes, demo })
      return void navigate(forCase)
    }
    // Without the engine the codes lead alone.
    const sensed = await senseCar({ scan: readingsOfScan(report) }).catch((error: unknown) => {
      console.warn('The signs of the scan could not be read', error)
      return null
    })
    void navigate('/comprehensive-diagnosis', {
      state: { codes, ...(demo && { demo }), ...(sensed && { sensed }) },
    })
  }
  return <ObdPage FollowUp={FollowUp} isForCase={forCase !== null} KeptFollowUp={KeptFollowUp} onAsk={ask} />
}

function FollowUp({ report, readAt }: { report: CarReport; readAt: string }) {
  const scan = useMemo(() => watched(keptFromReport(report, WITHOUT_OWNER), readAt), [report, readAt])
  return <ScanCases scan={scan} />
}

function KeptFollowUp({ report }: { report: KeptReport }) {
  const { readAtMs, savedAtMs, vehicleId } = report
  const at = new Date(readAtMs ?? savedAtMs).toISOString()
  return <WatchScan scan={{ ...watched(report, at), carId: vehicleId ?? null }} />
}

const WITHOUT_OWNER = {
  id: '',
  ownerId: '',
  savedAtMs: 0,
  occasion: 'scan',
  demo: false,
  deviceName: '',
} as const
