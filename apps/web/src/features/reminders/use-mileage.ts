import { useGarage } from '../../offline/garage/use-garage.ts'
import { useReading } from '../../offline/log/use-reading.ts'

export function useMileage(userId: string) {
  const { car, isKnown, isUnread, readAgain } = useGarage(userId)
  const { odometer, reading } = useReading(userId, car)
  const isPending = !isUnread && (odometer.isPending || !isKnown)
  // Another car's would refuse a true mileage.
  return {
    car,
    isUnread,
    readAgain,
    odometer,
    isPending,
    reading: isKnown && !isPending ? reading : undefined,
  }
}
