import { useNavigate } from 'react-router'
import { senseCar } from '../../features/differential/index.ts'
import { ObdPage } from '../../features/obd/ObdPage.tsx'
import type { AskedScan } from '../../features/obd/report.ts'
import { readingsOfScan } from '../../features/obd/report.ts'

/** The scanner; "What could it be?" takes codes and signs of a scan to the diagnosis. */
export default function ObdRoute() {
  const navigate = useNavigate()
  const ask = async ({ codes, demo, report }: AskedScan) => {
    // Without the engine the codes lead alone, as they are.
    const sensed = await senseCar({ scan: readingsOfScan(report) }).catch((error: unknown) => {
      console.warn('The signs of the scan could not be read', error)
      return null
    })
    void navigate('/comprehensive-diagnosis', {
      state: { codes, ...(demo && { demo }), ...(sensed && { sensed }) },
    })
  }
  return <ObdPage onAsk={ask} />
}
