import type { VehicleRow } from '@tappet/wire'
import type { Client } from '../../backend/connect.ts'
import { queryKeys } from '../../backend/query-keys.ts'
import type { Entry, Kind, Outcome } from '../entry.ts'
import { LOG_LANE } from '../log/kinds.ts'
import { boundSession } from '../session.ts'
import { settleGarage } from './overlay.ts'
import type { AddCarWork, DeleteCarWork, EditCarWork, GarageEntry } from './work.ts'

type Sending = typeof import('./send.ts')

/** In the lane of the log: a car arrives before the records that name it. */
function garageKind<Name extends GarageEntry['kind'], Work>(
  name: Name,
  pick: (sending: Sending) => (client: Client, ownerId: string, work: Work) => Promise<Outcome<Work, null>>,
): Kind<Name, Work, null> {
  return {
    name,
    lane: LOG_LANE,
    send: async ({ ownerId, work }) => {
      const [sending, { sendAs }] = await Promise.all([import('./send.ts'), import('../answered.ts')])
      const client = boundSession()?.client ?? null
      return sendAs(client, ownerId, (own) => pick(sending)(own, ownerId, work))
    },
    arrived: showArrived,
    arrivedElsewhere: readAnew,
  }
}

export const addCar = garageKind<'garage.add', AddCarWork>('garage.add', ({ sendAddCar }) => sendAddCar)
export const editCar = garageKind<'garage.edit', EditCarWork>('garage.edit', ({ sendEditCar }) => sendEditCar)
export const deleteCar = garageKind<'garage.delete', DeleteCarWork>(
  'garage.delete',
  ({ sendDeleteCar }) => sendDeleteCar,
)

export const garageKinds: readonly Kind[] = [addCar, editCar, deleteCar]

export function isGarageEntry(entry: Entry): entry is GarageEntry {
  return garageKinds.some(({ name }) => name === entry.kind)
}

function showArrived(entry: Entry): void {
  const session = boundSession()
  if (session?.userId !== entry.ownerId || !isGarageEntry(entry)) return
  const cars = queryKeys.cars(entry.ownerId)
  session.queryClient.setQueryData<VehicleRow[]>(cars, (rows) => rows && settleGarage(rows, entry))
  readAnew()
}

/** A first car takes every row that had none, and a new default car other reminders: all of it is read again. */
function readAnew(): void {
  const session = boundSession()
  if (!session?.userId) return
  const { cars, maintenance, odometer, reminderPrefs, reminderCheck, history } = queryKeys
  for (const key of [cars, maintenance, odometer, reminderPrefs, reminderCheck, history])
    void session.queryClient.invalidateQueries({ queryKey: key(session.userId) })
}
