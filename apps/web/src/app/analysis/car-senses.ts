import type { QueryClient } from '@tanstack/react-query'
import type { KnownCar, Senses } from '@tappet/diagnosis/differential'
import type { MaintenanceRow } from '@tappet/wire'
import { maintenanceQuery } from '../../backend/car/log-query.ts'
import type { Client } from '../../backend/connection/connect.ts'
import type { KeptReport } from '../../features/obd/saved/report.ts'
import { rowsOfCar } from '../../offline/garage/rows-of-car.ts'
import type { Car } from '../../offline/garage/table.ts'
import type { Clock } from '../../platform/runtime/clock.ts'

export type KnownOfCar = { senses: Senses; codes: string[]; car: KnownCar }

export const NOTHING_KNOWN: KnownOfCar = { senses: {}, codes: [], car: {} }

export const PATIENCE_MS = 2500

const dayOf = (atMs: number) => new Date(atMs).toISOString().slice(0, 10)

/** A later repair says nothing of an earlier sound. */
export function logAt(rows: readonly MaintenanceRow[], atMs: number): Pick<KnownOfCar, 'senses' | 'car'> {
  const today = dayOf(atMs)
  const records = rows.filter(({ date }) => date <= today)
  const miles = records.flatMap(({ mileage }) => (mileage === null ? [] : [mileage]))
  const odometer = miles.length === 0 ? null : Math.max(...miles)
  return { senses: { log: { records, today, odometer } }, car: { mileage: odometer } }
}

type Found = { car: Car | null; all: readonly Car[] }

/**
 * Null where the car is not known.
 * @param carId absent: the shown car; null: the diagnosis was tied to none, which tells it only where there is no
 * second car
 */
export function meantCar(garage: Found, carId: string | null | undefined): Found | null {
  if (carId === undefined) return garage
  if (carId === null) return garage.all.length > 1 ? null : garage
  return garage.car?.id === carId ? garage : null
}

type World = {
  client: Promise<Client>
  queryClient: QueryClient
  userId: string
  clock: Clock
  keptScans: (userId: string) => Promise<KeptReport[]>
  /** The car null where the driver has named none; all null where it is not known. */
  garage: () => Promise<Found | null>
}

/** What cannot be read in time is left out: absent means unknown. */
export async function carAt(atMs: number, world: World): Promise<KnownOfCar> {
  const { client, queryClient, userId, clock, keptScans } = world
  const garage = await inTime(world.garage(), clock)
  // What is known of another car says nothing.
  if (garage === null) return NOTHING_KNOWN
  const { car, all } = garage
  const log = async () => {
    const rows = await queryClient.ensureQueryData(maintenanceQuery(await client, userId))
    return logAt(rowsOfCar(rows, car), atMs)
  }
  const scan = async () => {
    const scans = await keptScans(userId)
    if (scans.length === 0) return null
    const { scanOfCar } = await import('./scan-senses.ts')
    return scanOfCar(scans, { car, all }, atMs)
  }
  const [fromLog, fromScan] = await Promise.all([inTime(log(), clock), inTime(scan(), clock)])
  return {
    senses: { ...fromLog?.senses, ...fromScan?.senses },
    codes: fromScan?.codes ?? [],
    car: {
      ...(car && { make: car.make, model: car.model, fuel: car.fuel, year: car.year }),
      ...fromLog?.car,
    },
  }
}

/** Null where the work fails, which is written to the console, or takes longer. */
export function inTime<T>(
  work: Promise<T>,
  clock: Clock,
  withinMs = PATIENCE_MS,
  failure = 'A part of what is known of the car could not be read',
): Promise<T | null> {
  return new Promise((resolve) => {
    const cancel = clock.after(withinMs, () => resolve(null))
    work
      .then(resolve, (error: unknown) => {
        console.warn(failure, error)
        resolve(null)
      })
      .finally(cancel)
  })
}
