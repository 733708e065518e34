import { useEffect } from 'react'
import { useSession } from '../../backend/account/session.tsx'
import { carUnit } from '../../platform/storage/preferences.ts'
import { useGarage } from './use-garage.ts'

/** Until the garage is known nothing changes. */
export function useCarUnit(): void {
  const { user, status } = useSession()
  const { car, isKnown } = useGarage(user?.id ?? null)
  const unit = car?.odometer_unit ?? ''
  const isSettled = status !== 'loading' && isKnown
  useEffect(() => {
    if (isSettled && carUnit.read() !== unit) carUnit.choose(unit)
  }, [isSettled, unit])
}
