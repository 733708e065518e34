import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReminderPrefRow } from '@tappet/wire'
import { z } from 'zod'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { type CarKey, filterOfCar } from '../../backend/car/car.ts'
import { remindersKey } from '../../backend/car/upkeep.ts'
import { useBackend } from '../../backend/connection/backend.tsx'
import type { Client } from '../../backend/connection/connect.ts'
import { type Edit, editReminder } from './edit-reminder.ts'

const UNIQUE_VIOLATION = '23505'

/** The item has a reminder already, from another window or device. */
export class ReminderThere extends Error {}

/** What a change does on the server, on the page at once, and on the page when the server refuses it. */
type Change<Input> = {
  send: (client: Client, input: Input) => Promise<void>
  show: (rows: ReminderPrefRow[], input: Input) => ReminderPrefRow[]
  takeBack: (rows: ReminderPrefRow[], input: Input) => ReminderPrefRow[]
}

const changeKey = (userId: string) => ['reminders', userId]

/** The ids of reminders that are shown with a change which the server has not confirmed yet. */
export function useUnconfirmed(userId: string): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: changeKey(userId), status: 'pending' },
    select: ({ state }) => changedId.safeParse(state.variables).data,
  })
  return new Set(ids.filter((id) => id !== undefined))
}

const changedId = z.union([
  z.object({ id: z.string() }).transform(({ id }) => id),
  z.object({ before: z.object({ id: z.string() }) }).transform(({ before }) => before.id),
])

/**
 * A change that is shown at once and, when refused, taken back by itself, so that another one under way
 * stays. One after the other: an edit must not overtake the row it edits. Without a network it fails at
 * once instead of waiting unseen.
 */
function useChange<Input>(userId: string, car: CarKey | null, { send, show, takeBack }: Change<Input>) {
  const { client } = useBackend()
  const queryClient = useQueryClient()
  const queryKey = remindersKey(userId, car)
  const redraw = (change: Change<Input>['show'], input: Input) =>
    queryClient.setQueryData<ReminderPrefRow[]>(queryKey, (rows) => rows && change(rows, input))
  return useMutation({
    mutationKey: changeKey(userId),
    networkMode: 'always',
    scope: { id: `reminders-${userId}` },
    mutationFn: (input: Input) => send(client, input),
    onMutate: async (input) => {
      await queryClient.cancelQueries({ queryKey })
      redraw(show, input)
    },
    onError: (_error, input) => {
      redraw(takeBack, input)
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey })
      void queryClient.invalidateQueries({ queryKey: queryKeys.reminderCheck(userId) })
    },
  })
}

const without = (rows: ReminderPrefRow[], id: string) => rows.filter((row) => row.id !== id)
const swapped = (rows: ReminderPrefRow[], row: ReminderPrefRow) =>
  rows.map((each) => (each.id === row.id ? row : each))

/**
 * Writes a row under an id of its own: when the answer to a first try was lost, the second finds the row
 * and brings it up to what was typed since.
 * @throws ReminderThere when another row has the item; PostgrestError otherwise
 */
async function insertReminder(client: Client, row: ReminderPrefRow): Promise<void> {
  const { error } = await client.from('reminder_prefs').insert(row).select().single()
  if (!error) return
  if (error.code !== UNIQUE_VIOLATION) throw error
  const { id, user_id: _, ...values } = row
  const again = await client.from('reminder_prefs').update(values).eq('id', id).select('id')
  if (again.data?.length !== 1) throw new ReminderThere(row.item, { cause: error })
}

/** Adds a reminder, or puts a removed one back as it was. */
export function useAddReminder(userId: string, car: CarKey | null) {
  return useChange<ReminderPrefRow>(userId, car, {
    send: insertReminder,
    show: (rows, row) => [...without(rows, row.id), row],
    takeBack: (rows, { id }) => without(rows, id),
  })
}

/** Changes a reminder; fails as editReminder does. */
export function useEditReminder(userId: string, car: CarKey | null) {
  return useChange<Edit>(userId, car, {
    send: editReminder,
    show: (rows, { before, changes }) => swapped(rows, { ...before, ...changes }),
    takeBack: (rows, { before }) => swapped(rows, before),
  })
}

/** Removes a reminder; one that is gone already is no error. */
export function useRemoveReminder(userId: string, car: CarKey | null) {
  return useChange<ReminderPrefRow>(userId, car, {
    send: async (client, { id }) => {
      const { error } = await client.from('reminder_prefs').delete().eq('id', id)
      if (error) throw error
    },
    show: (rows, { id }) => without(rows, id),
    takeBack: (rows, row) => [...without(rows, row.id), row],
  })
}

/** When the log says that an item was done last on a car; null when it has no such record. */
export function useLoggedService(userId: string, item: string, car: CarKey | null) {
  const { client } = useBackend()
  return useQuery({
    queryKey: [...queryKeys.maintenance(userId), 'last-done', item, car?.id ?? null],
    queryFn: async () => {
      const all = client.from('maintenance').select('date, mileage').eq('user_id', userId).eq('item', item)
      const own = car === null ? all : all.or(filterOfCar(car))
      const { data, error } = await own.order('date', { ascending: false }).limit(1)
      if (error) throw error
      return data[0] ?? null
    },
    enabled: item !== '',
  })
}
