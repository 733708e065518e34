import { fromKm, odometerKmOf } from '@tappet/upkeep'
import type { FillUpRow } from '@tappet/wire'
import { type CarKey, isOfCar } from '../../backend/car.ts'
import type { Reading } from '../../backend/odometer.ts'
import type { FuelEntry } from './work.ts'

/** A fill-up as it is shown: from the server, or queued. */
export type ShownFillUp = FillUpRow & { waiting?: true }

/** The fuel log as it will be once every waiting entry has arrived, the newest first. */
export function applyFuel(rows: readonly FillUpRow[], entries: readonly FuelEntry[]): ShownFillUp[] {
  const log = new Map<string, ShownFillUp>(rows.map((row) => [row.id, row]))
  for (const entry of entries) if (entry.problem?.code !== 'refused') apply(log, entry)
  return [...log.values()].sort(newestFirst)
}

/** What the server's answer holds once it has the same entries: nothing waits any more. */
export function settleFuel(rows: readonly FillUpRow[], entries: readonly FuelEntry[]): FillUpRow[] {
  return applyFuel(rows, entries).map(({ waiting: _, ...row }) => row)
}

function apply(log: Map<string, ShownFillUp>, entry: FuelEntry): void {
  switch (entry.kind) {
    case 'fuel.add':
      for (const fillUp of entry.work.fillUps)
        log.set(fillUp.id, {
          ...fillUp,
          user_id: entry.ownerId,
          created_at: new Date(entry.queuedAtMs).toISOString(),
          waiting: true,
        })
      return
    case 'fuel.edit': {
      const row = log.get(entry.work.fillUpId)
      // Deleted on another device meanwhile: there is nothing left to change.
      if (row) log.set(row.id, { ...row, ...entry.work.changes, waiting: true })
      return
    }
    case 'fuel.delete':
      for (const id of entry.work.ids) log.delete(id)
  }
}

function newestFirst(a: ShownFillUp, b: ShownFillUp): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1
  return (b.odometer ?? 0) - (a.odometer ?? 0) || (a.id < b.id ? -1 : 1)
}

/** The odometer readings of a car's fill-ups that wait for the server, in whole miles. */
export function waitingReadings(entries: readonly FuelEntry[], car: CarKey | null): Reading[] {
  return applyFuel([], entries)
    .filter((row) => isOfCar(row, car))
    .flatMap((row) => {
      const km = odometerKmOf(row)
      return km === null ? [] : [{ miles: Math.round(fromKm(km, 'mi')), day: row.date }]
    })
}
