/** What is known of the recorded car, read with its driver's rights. */
import type { KnownCar, ServiceLog } from '@tappet/diagnosis/sound-answer'
import { dataOf } from '../_serve/data.ts'
import { dayOf } from '../_serve/download.ts'
import type { FunctionContext } from '../_serve/function.ts'
import { carOf, ofCar } from '../_serve/upkeep.ts'
import { signedInUser } from '../_serve/user.ts'

/** Older records count for nothing (REACH_MONTHS of the table of repairs). */
const LOG_YEARS = 2
const MAX_RECORDS = 1000

type Known = { car: KnownCar; log: ServiceLog }
type World = Pick<FunctionContext, 'caller' | 'user' | 'now' | 'log'>

/** @param vehicleId absent: the default car. What cannot be read is unknown. */
export async function knownOfCar(vehicleId: string | undefined, world: World): Promise<Partial<Known>> {
  try {
    return await read(vehicleId, world)
  } catch (error) {
    world.log.warn({ err: error }, 'what is known of a car could not be read')
    return {}
  }
}

async function read(vehicleId: string | undefined, { caller, user, now }: World): Promise<Known> {
  const car = await carOf(caller, signedInUser({ user }).id, vehicleId)
  const today = dayOf(now())
  const from = `${Number(today.slice(0, 4)) - LOG_YEARS}${today.slice(4)}`
  const rows = caller.from('maintenance').select('item, date, mileage').gte('date', from).lte('date', today)
  const newest = ofCar(rows, car).order('date', { ascending: false }).limit(MAX_RECORDS)
  const records = await dataOf(newest, 'The log could not be read')
  const miles = records.flatMap(({ mileage }) => (mileage === null ? [] : [mileage]))
  const odometer = miles.length === 0 ? null : Math.max(...miles)
  const named = car && { make: car.make, model: car.model, fuel: car.fuel, year: car.year }
  return {
    car: { ...named, ...(odometer !== null && { mileage: odometer }) },
    log: { records, today, odometer },
  }
}
