import type { FillUpRow } from '@tappet/wire'
import type { Client } from '../../backend/connect.ts'
import { queryKeys } from '../../backend/query-keys.ts'
import type { Entry, Kind, Outcome } from '../entry.ts'
import { boundSession } from '../session.ts'
import { settleFuel } from './overlay.ts'
import type { FuelEntry } from './work.ts'

/** Changes of the fuel log arrive in the order in which they were made. */
export const FUEL_LANE = 'fuel'

type Sending = typeof import('./send.ts')

function fuelKind<Name extends FuelEntry['kind'], Work>(
  name: Name,
  pick: (sending: Sending) => (client: Client, ownerId: string, work: Work) => Promise<Outcome<Work, null>>,
): Kind<Name, Work, null> {
  return {
    name,
    lane: FUEL_LANE,
    send: async ({ ownerId, work }) => {
      const [sending, { sendAs }] = await Promise.all([import('./send.ts'), import('../answered.ts')])
      return sendAs(boundSession()?.client ?? null, ownerId, (client) => pick(sending)(client, ownerId, work))
    },
    arrived: showArrived,
    arrivedInPart: ({ ownerId }) => readAgain(ownerId),
    arrivedElsewhere: () => readAgain(boundSession()?.userId ?? null),
  }
}

export const addFillUps = fuelKind('fuel.add', ({ sendAdd }) => sendAdd)
export const editFillUp = fuelKind('fuel.edit', ({ sendEdit }) => sendEdit)
export const deleteFillUps = fuelKind('fuel.delete', ({ sendDelete }) => sendDelete)

export const fuelKinds: readonly Kind[] = [addFillUps, editFillUp, deleteFillUps]

export function isFuelEntry(entry: Entry): entry is FuelEntry {
  return fuelKinds.some(({ name }) => name === entry.kind)
}

/** Puts the stored rows into the cached ones, so that the list never lacks them. */
function showArrived(entry: Entry): void {
  const session = boundSession()
  if (session?.userId === entry.ownerId && isFuelEntry(entry))
    session.queryClient.setQueryData<FillUpRow[]>(
      queryKeys.fillUps(entry.ownerId),
      (rows) => rows && settleFuel(rows, [entry]),
    )
  readAgain(entry.ownerId)
}

/** The server has other rows now: they, and the mileage that follows from them, are read again. */
function readAgain(userId: string | null): void {
  const session = boundSession()
  if (userId === null || session?.userId !== userId) return
  for (const queryKey of [
    queryKeys.fillUps(userId),
    queryKeys.odometer(userId),
    queryKeys.reminderCheck(userId),
  ])
    void session.queryClient.invalidateQueries({ queryKey })
}
