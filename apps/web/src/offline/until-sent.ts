import { WAITING_TITLE, waitingBody } from './copy.ts'
import { queue } from './instance.ts'
import type { Queue } from './queue.ts'
import { boundSession } from './session.ts'

const SENT = 'Sent'

/** Null where the server refused the last entry of the queue, or another driver has taken over. */
export function untilSent(
  { state, subscribe }: Pick<Queue, 'state' | 'subscribe'> = queue,
  driverId = () => boundSession()?.userId,
): Promise<string | null> {
  const last = state().entries.at(-1)
  return new Promise((resolve) => {
    if (last === undefined) return
    const look = () => {
      const { entries, keepsNothing } = state()
      const entry = entries.find(({ id }) => id === last.id)
      if (entry !== undefined && entry.problem?.code !== 'refused') return
      stop()
      resolve(entry === undefined && !keepsNothing && driverId() === last.ownerId ? SENT : null)
    }
    const stop = subscribe(look)
    look()
  })
}

/** The title and details of a message that something waits. */
export const waitingMessage = <More extends object>(more?: More) =>
  [WAITING_TITLE, { description: waitingBody(), until: untilSent(), ...more }] as const
