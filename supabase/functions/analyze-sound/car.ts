/** What is known of the recorded car, read with its driver's rights. */
import type { KnownCar, ServiceLog } from '@tappet/diagnosis/sound-answer'
import type { FunctionContext } from '../_serve/function.ts'

/** Older records count for nothing (REACH_MONTHS of the table of repairs). */
const LOG_YEARS = 2
const MAX_RECORDS = 1000

type Known = { car: KnownCar; log: ServiceLog }
type World = Pick<FunctionContext, 'caller' | 'now' | 'log'>

/** @param vehicleId absent: the default car. What cannot be read is unknown. */
export async function knownOfCar(vehicleId: string | undefined, world: World): Promise<Partial<Known>> {
  try {
    return await read(vehicleId, world)
  } catch (error) {
    world.log.warn({ err: error }, 'what is known of a car could not be read')
    return {}
  }
}

async function read(vehicleId: string | undefined, { caller, now }: World): Promise<Known> {
  const cars = caller.from('vehicles').select('id, make, model, fuel, year, is_default')
  const { data: car, error } = await (vehicleId === undefined
    ? cars.eq('is_default', true)
    : cars.eq('id', vehicleId)
  ).maybeSingle()
  if (error !== null) throw new Error('The car could not be read', { cause: error })
  const today = now().toISOString().slice(0, 10)
  const from = `${Number(today.slice(0, 4)) - LOG_YEARS}${today.slice(4)}`
  const rows = caller.from('maintenance').select('item, date, mileage').gte('date', from).lte('date', today)
  const { data: records, error: unread } = await ofCar(rows, vehicleId, car)
    .order('date', { ascending: false })
    .limit(MAX_RECORDS)
  if (unread !== null) throw new Error('The log could not be read', { cause: unread })
  const miles = records.flatMap(({ mileage }) => (mileage === null ? [] : [mileage]))
  const odometer = miles.length === 0 ? null : Math.max(...miles)
  const named = car && { make: car.make, model: car.model, fuel: car.fuel, year: car.year }
  return {
    car: { ...named, ...(odometer !== null && { mileage: odometer }) },
    log: { records, today, odometer },
  }
}

type Car = { id: string; is_default: boolean } | null

/** Records that name no car are the default car's. */
function ofCar<
  Rows extends {
    eq: (column: 'vehicle_id', id: string) => Rows
    is: (column: 'vehicle_id', id: null) => Rows
    or: (filter: string) => Rows
  },
>(rows: Rows, vehicleId: string | undefined, car: Car): Rows {
  if (car?.is_default) return rows.or(`vehicle_id.eq.${car.id},vehicle_id.is.null`)
  const id = car?.id ?? vehicleId
  return id === undefined ? rows.is('vehicle_id', null) : rows.eq('vehicle_id', id)
}
