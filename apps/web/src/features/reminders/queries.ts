import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReminderPrefRow } from '@tappet/wire'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { type CarKey, filterOfCar } from '../../backend/car/car.ts'
import { remindersKey } from '../../backend/car/upkeep.ts'
import { useBackend } from '../../backend/connection/backend.tsx'
import type { Client } from '../../backend/connection/connect.ts'
import { dataOf } from '../../backend/connection/data-of.ts'
import { type Edit, editReminder } from './edit-reminder.ts'

const UNIQUE_VIOLATION = '23505'

/** The item has a reminder already, from another window or device. */
export class ReminderThere extends Error {}

type Change<Input> = {
  send: (client: Client, input: Input) => Promise<unknown>
  show: (rows: ReminderPrefRow[], input: Input) => ReminderPrefRow[]
  takeBack: (rows: ReminderPrefRow[], input: Input) => ReminderPrefRow[]
}

const changeKey = (userId: string) => ['reminders', userId]

export function useUnconfirmed(userId: string): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: changeKey(userId), status: 'pending' },
    select: ({ state }) => (state.variables as { id: string }).id,
  })
  return new Set(ids)
}

/**
 * Taken back when refused, one after the other: an edit must not overtake its row. Without a network it fails at once.
 */
function useChange<Input extends { id: string }>(
  userId: string,
  car: CarKey | null,
  { send, show, takeBack }: Change<Input>,
) {
  const { client } = useBackend()
  const queryClient = useQueryClient()
  const queryKey = remindersKey(userId, car)
  const redraw = (change: Change<Input>['show'], input: Input) =>
    queryClient.setQueryData<ReminderPrefRow[]>(queryKey, (rows) => rows && change(rows, input))
  return useMutation({
    mutationKey: changeKey(userId),
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
 * After a lost answer it finds its row and brings it up to date.
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

export function useAddReminder(userId: string, car: CarKey | null) {
  return useChange<ReminderPrefRow>(userId, car, {
    send: insertReminder,
    show: (rows, row) => [...without(rows, row.id), row],
    takeBack: (rows, { id }) => without(rows, id),
  })
}

export function useEditReminder(userId: string, car: CarKey | null) {
  return useChange<Edit>(userId, car, {
    send: editReminder,
    show: (rows, { before, changes }) => swapped(rows, { ...before, ...changes }),
    takeBack: (rows, { before }) => swapped(rows, before),
  })
}

export function useRemoveReminder(userId: string, car: CarKey | null) {
  return useChange<ReminderPrefRow>(userId, car, {
    send: (client, { id }) => dataOf(client.from('reminder_prefs').delete().eq('id', id)),
    show: (rows, { id }) => without(rows, id),
    takeBack: (rows, row) => [...without(rows, row.id), row],
  })
}

/** Null when the log has no such record. */
export function useLoggedService(userId: string, item: string, car: CarKey | null) {
  const { client } = useBackend()
  return useQuery({
    queryKey: [...queryKeys.maintenance(userId), 'last-done', item, car?.id ?? null],
    queryFn: async () => {
      const all = client.from('maintenance').select('date, mileage').eq('user_id', userId).eq('item', item)
      const own = car === null ? all : all.or(filterOfCar(car))
      return dataOf(own.order('date', { ascending: false }).limit(1).maybeSingle())
    },
    enabled: item !== '',
  })
}
