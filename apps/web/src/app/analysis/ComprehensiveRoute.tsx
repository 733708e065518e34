import type { CaseInput } from '@tappet/diagnosis'
import { useMemo } from 'react'
import { ComprehensivePage } from '../../features/comprehensive/ComprehensivePage.tsx'
import { DangerNotice, DifferentialView, openWithSenses } from '../../features/differential/index.ts'
import { browserClock } from '../../platform/runtime/clock.ts'
import { useKnownOfCar } from './use-known-of-car.ts'

/** The comprehensive diagnosis, led by the differential, which knows the service log as well. */
export default function ComprehensiveRoute() {
  const known = useKnownOfCar()
  const differential = useMemo(() => {
    const open = async (input: CaseInput) => {
      const { senses, car } = await known(browserClock.nowMs())
      const { log } = senses
      const mileage = input.car.mileage ?? car.mileage ?? null
      return openWithSenses({ ...input, car: { ...input.car, mileage } }, log === undefined ? {} : { log })
    }
    return { open, View: DifferentialView, Danger: DangerNotice }
  }, [known])
  return <ComprehensivePage differential={differential} />
}
