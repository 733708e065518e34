/** Analyses recordings in other processes; one that crashes loses only its own recording. */

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import type { HeardWav } from '@tappet/acoustics/model'
import { FunctionError } from '../../../../supabase/functions/_serve/errors.ts'
import { withinTime } from '../errors/within-time.ts'
import { createTurns, NoTurnError } from '../identity/turns.ts'
import { endWorkerProcess, startWorkerProcess } from '../worker-process.ts'

export type AnalysisPoolOptions = {
  size?: number
  /** A recording beyond it is refused. */
  maxWaiting?: number
  maxWaitMs?: number
  timeLimitMs?: number
  script?: URL
}

export type AnalysisPool = {
  /**
   * @param person who asked: people take turns
   * @throws FunctionError busy when the queue is full or holds enough of this person's, or no turn came in time;
   * time_limit; Error when the process crashed
   */
  analyze(wav: Uint8Array<ArrayBuffer>, person: string): Promise<HeardWav>
  close(): Promise<void>
}

const MAX_WAITING = 16
/** A device sends its queue one by one; more at once is no driver. */
const MAX_WAITING_OF_ONE = 8
/** The app asks again, and has the device's own answer meanwhile. */
const MAX_WAIT_MS = 10_000
const RETRY_AFTER_SECONDS = '5'
const TIME_LIMIT_MS = 30_000
/** Without typed arrays, which the longest recording bounds. */
const MAX_HEAP_MB = 256
/** 20 MB less than by default, at the same speed. */
const MAX_SEMI_SPACE_MB = 4

export function createAnalysisPool(options: AnalysisPoolOptions = {}): AnalysisPool {
  const {
    size = Math.max(1, availableParallelism() - 1),
    maxWaiting = MAX_WAITING,
    maxWaitMs = MAX_WAIT_MS,
    timeLimitMs = TIME_LIMIT_MS,
    script = new URL('./analysis-process.ts', import.meta.url),
  } = options
  const idle: ChildProcess[] = []
  const processes = new Set<ChildProcess>()
  const running = new Set<Promise<unknown>>()
  const turns = createTurns({
    places: size,
    perPerson: size,
    maxWaitingOfOne: MAX_WAITING_OF_ONE,
    maxWaiting,
    maxWaitMs,
  })
  let closed = false

  const remove = (child: ChildProcess) => {
    processes.delete(child)
    if (idle.includes(child)) idle.splice(idle.indexOf(child), 1)
  }

  // An idle one does not keep the server alive.
  const acquire = (): ChildProcess => {
    const free = idle.pop()
    if (free !== undefined) return free
    const child = startWorkerProcess(script, { maxHeapMb: MAX_HEAP_MB, maxSemiSpaceMb: MAX_SEMI_SPACE_MB })
    child.once('exit', () => remove(child))
    // Without a listener, a crash of an idle one would end the server.
    child.on('error', () => remove(child))
    processes.add(child)
    return child
  }

  const work = async (wav: Uint8Array<ArrayBuffer>): Promise<HeardWav> => {
    const child = acquire()
    try {
      const result = await answerOf(child, wav, timeLimitMs)
      if (processes.has(child)) idle.push(child)
      return result
    } catch (error) {
      // It may still be working on the recording that failed.
      remove(child)
      await endWorkerProcess(child)
      throw error
    }
  }

  return {
    async analyze(wav, person) {
      if (closed) throw busy()
      const result = turns.run(person, () => work(wav))
      running.add(result)
      try {
        return await result
      } catch (error) {
        throw error instanceof NoTurnError ? busy() : error
      } finally {
        running.delete(result)
      }
    },
    async close() {
      closed = true
      await Promise.allSettled(running)
      await Promise.all([...processes].map((child) => endWorkerProcess(child)))
    },
  }
}

const busy = () => new FunctionError('busy', undefined, {}, { 'Retry-After': RETRY_AFTER_SECONDS })

async function answerOf(
  child: ChildProcess,
  wav: Uint8Array<ArrayBuffer>,
  timeLimitMs: number,
): Promise<HeardWav> {
  const over = new AbortController()
  const { signal } = over
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('An analysis process ended')
  })
  try {
    const answer = Promise.race([once(child, 'message', { signal }), ended])
    child.send(wav)
    const [result] = await withinTime(answer, timeLimitMs, () => new FunctionError('time_limit'))
    return result
  } finally {
    over.abort()
  }
}
