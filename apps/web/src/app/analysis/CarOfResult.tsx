import { useSession } from '../../backend/account/session.tsx'
import { CARLESS_CHOICE, useCarless } from '../../offline/garage/without-car.ts'
import { OwnerChoice } from '../../ui/index.ts'

/** A saved row has its car. */
export function CarOfResult({
  carId,
  historyId,
  onChoose,
}: {
  carId: string | null
  historyId: string | null
  onChoose: (carId: string) => void
}) {
  const { text, cars, readAgain } = useCarless(useSession().user?.id ?? null)
  if (carId !== null || historyId !== null) return null
  return (
    <OwnerChoice
      {...CARLESS_CHOICE}
      onChoose={onChoose}
      onReadAgain={readAgain}
      options={cars}
      // The label asks it.
      text={cars.length > 0 ? '' : text}
    />
  )
}
