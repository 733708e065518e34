import { ComprehensivePage } from '../../features/comprehensive/ComprehensivePage.tsx'
import { DangerNotice, DifferentialView, openDifferential } from '../../features/differential/index.ts'

const DIFFERENTIAL = { open: openDifferential, View: DifferentialView, Danger: DangerNotice }

/** The comprehensive diagnosis, led by the differential. */
export default function ComprehensiveRoute() {
  return <ComprehensivePage differential={DIFFERENTIAL} />
}
