/**
 * Analyses recordings in processes of their own, so that the server answers meanwhile. The number of processes, the queue
 * and the time per recording are bounded; a process that crashes loses only its own recording.
 */

import type { ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { HeardWav } from '@tappet/acoustics/model'
import { FunctionError } from '../../../../supabase/functions/_serve/errors.ts'
import { endApart, startApart } from '../apart.ts'

export type AnalysisPoolOptions = {
  /** Number of processes; one less than the cores by default. */
  size?: number
  /** Length of the queue; a recording beyond it is refused. */
  maxWaiting?: number
  /** Time for one recording. */
  timeLimitMs?: number
  /** What a process runs; tests pass one that fails. */
  script?: URL
}

export type AnalysisPool = {
  /**
   * Analyses a WAV file.
   *
   * @param person who asked: where several wait, the one who was served longest ago is next
   * @throws FunctionError busy when the queue is full or holds enough of this person's, time_limit; Error when the
   * process crashed
   */
  analyze(wav: Uint8Array<ArrayBuffer>, person: string): Promise<HeardWav>
  /** Refuses new recordings, finishes the queued ones, ends the processes. */
  close(): Promise<void>
}

type Task = {
  person: string
  wav: Uint8Array<ArrayBuffer>
  resolve(heard: HeardWav): void
  reject(error: unknown): void
}

const MAX_WAITING = 16
/** A device sends its queue one by one; more at once is no driver. */
const MAX_WAITING_OF_ONE = 8
const RETRY_AFTER_SECONDS = '5'
const TIME_LIMIT_MS = 30_000
const MAX_REMEMBERED = 100
/** Without typed arrays, which the longest recording bounds. */
const MAX_HEAP_MB = 256
/** 20 MB less than by default, at the same speed. */
const MAX_SEMI_SPACE_MB = 4

export function createAnalysisPool(options: AnalysisPoolOptions = {}): AnalysisPool {
  const {
    size = Math.max(1, availableParallelism() - 1),
    maxWaiting = MAX_WAITING,
    timeLimitMs = TIME_LIMIT_MS,
    script = new URL('./analysis-process.ts', import.meta.url),
  } = options
  const waiting: Task[] = []
  const idle: ChildProcess[] = []
  const processes = new Set<ChildProcess>()
  const running = new Set<Promise<unknown>>()
  // In the order of their last turn, so that the first of them waits longest.
  const served = new Map<string, true>()
  let closed = false

  const remove = (child: ChildProcess) => {
    processes.delete(child)
    if (idle.includes(child)) idle.splice(idle.indexOf(child), 1)
  }

  // Started on demand; an idle one does not keep the server alive.
  const acquire = (): ChildProcess | undefined => {
    if (idle.length > 0 || processes.size >= size) return idle.pop()
    const child = startApart(script, { maxHeapMb: MAX_HEAP_MB, maxSemiSpaceMb: MAX_SEMI_SPACE_MB })
    child.once('exit', () => remove(child))
    // Without a listener, a crash of an idle one would end the server.
    child.on('error', () => remove(child))
    processes.add(child)
    return child
  }

  const next = () => {
    while (waiting.length > 0) {
      const child = acquire()
      const task = child && takeFairly(waiting, served)
      if (task === undefined) return
      void runOn(child as ChildProcess, task)
    }
  }

  const runOn = async (child: ChildProcess, { wav, resolve, reject }: Task) => {
    try {
      resolve(await answerOf(child, wav, timeLimitMs))
      if (processes.has(child)) idle.push(child)
    } catch (error) {
      // It may still be working on the recording that failed.
      remove(child)
      await endApart(child)
      reject(error)
    }
    next()
  }

  return {
    analyze(wav, person) {
      const own = waiting.filter((task) => task.person === person).length
      if (closed || waiting.length >= maxWaiting || own >= MAX_WAITING_OF_ONE)
        return Promise.reject(
          new FunctionError('busy', undefined, {}, { 'Retry-After': RETRY_AFTER_SECONDS }),
        )
      const heard = new Promise<HeardWav>((resolve, reject) => {
        waiting.push({ wav, person, resolve, reject })
        next()
      })
      running.add(heard)
      void heard.finally(() => running.delete(heard)).catch(() => undefined)
      return heard
    },
    async close() {
      closed = true
      await Promise.allSettled(running)
      await Promise.all([...processes].map((child) => endApart(child)))
    },
  }
}

/** Takes the task of the person who was served longest ago, or never; of equals the one that came first. */
function takeFairly(waiting: Task[], served: Map<string, true>): Task | undefined {
  const order = [...served.keys()]
  const turnOf = ({ person }: Task) => order.indexOf(person)
  const next = waiting.reduce<Task | undefined>(
    (best, task) => (best === undefined || turnOf(task) < turnOf(best) ? task : best),
    undefined,
  )
  if (next === undefined) return undefined
  waiting.splice(waiting.indexOf(next), 1)
  served.delete(next.person)
  served.set(next.person, true)
  for (const oldest of served.keys()) {
    if (served.size <= MAX_REMEMBERED) break
    served.delete(oldest)
  }
  return next
}

function answerOf(child: ChildProcess, wav: Uint8Array<ArrayBuffer>, timeLimitMs: number): Promise<HeardWav> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer)
      child.off('message', onMessage)
      child.off('error', onError)
      child.off('exit', onExit)
      act()
    }
    const onMessage = (heard: HeardWav) => settle(() => resolve(heard))
    const onError = (error: unknown) =>
      settle(() => reject(new Error('An analysis process failed', { cause: error })))
    const onExit = () => settle(() => reject(new Error('An analysis process ended')))
    const timer = setTimeout(() => settle(() => reject(new FunctionError('time_limit'))), timeLimitMs)
    child.on('message', onMessage)
    child.on('error', onError)
    child.on('exit', onExit)
    child.send(wav)
  })
}
