import { readFileSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/** Nice, as setPriority takes it. */
const LOW = constants.priority.PRIORITY_BELOW_NORMAL
/** Of what computes for long without a pause. */
export const LOWEST = constants.priority.PRIORITY_LOW
/** Who is not root may change one group in a tenth of a second (kernel/sched/autogroup.c). */
const AGAIN_AFTER_MS = 150
const MAX_TRIES = 20

export type LowPriorityOptions = {
  /** As setPriority takes it. */
  nice?: number
  write?: (file: string, text: string) => void
  /** Calls `act` later. */
  later?: (act: () => void, ms: number) => void
}

/**
 * Lets a process of the embedded database, or of the server itself (apart.ts), run after all others, where both want the same
 * processor.
 *
 * PostgreSQL gives each of its processes a session of its own. Where Linux groups processes by session (sched(7), the
 * autogroup feature) a process's nice counts within its session alone, so there the group's has to change too.
 */
export function lowerPriority(
  pid: number,
  { write = writeFileSync, later = runLater, nice = LOW }: LowPriorityOptions = {},
): void {
  const file = `/proc/${pid}/autogroup`
  const lowerGroup = (triesLeft: number) => {
    try {
      // In the group of this process it would lower everything.
      if (groupOf(file) !== groupOf('/proc/self/autogroup')) write(file, String(nice))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN' && triesLeft > 0)
        later(() => lowerGroup(triesLeft - 1), AGAIN_AFTER_MS)
    }
  }
  try {
    setPriority(pid, nice)
  } catch {
    // Not permitted here, or the process is gone: it runs as all others do.
    return
  }
  lowerGroup(MAX_TRIES)
}

/** "/autogroup-17 nice 0" → "/autogroup-17" */
const groupOf = (file: string) => readFileSync(file, 'latin1').split(' ', 1)[0]

function runLater(act: () => void, ms: number): void {
  setTimeout(act, ms).unref()
}
