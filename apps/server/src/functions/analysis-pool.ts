/**
 * Analyses recordings on worker threads, so that the main thread stays responsive. The number of threads, the queue and
 * the time per recording are bounded; a thread that crashes loses only its own recording.
 */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { HeardWav } from '@tappet/acoustics/model'
import { FunctionError } from '../../../../supabase/functions/_serve/errors.ts'

export type AnalysisPoolOptions = {
  /** Number of threads; one less than the cores by default. */
  size?: number
  /** Length of the queue; a recording beyond it is refused. */
  maxWaiting?: number
  /** Time for one recording. */
  timeLimitMs?: number
  /** The worker's script; tests pass one that fails. */
  workerFile?: URL
}

export type AnalysisPool = {
  /**
   * Analyses a WAV file. Transfers the bytes to the thread: they are empty here afterwards.
   *
   * @param person who asked: where several wait, the one who was served longest ago is next
   * @throws FunctionError busy when the queue is full or holds enough of this person's, time_limit; Error when the
   * thread crashed
   */
  analyze(wav: Uint8Array<ArrayBuffer>, person: string): Promise<HeardWav>
  /** Refuses new recordings, finishes the queued ones, ends the threads. */
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
/** 20 MB less per thread than by default, at the same speed. */
const MAX_YOUNG_MB = 8

export function createAnalysisPool(options: AnalysisPoolOptions = {}): AnalysisPool {
  const {
    size = Math.max(1, availableParallelism() - 1),
    maxWaiting = MAX_WAITING,
    timeLimitMs = TIME_LIMIT_MS,
    workerFile = new URL('./analysis-worker.ts', import.meta.url),
  } = options
  const waiting: Task[] = []
  const idle: Worker[] = []
  const workers = new Set<Worker>()
  const running = new Set<Promise<unknown>>()
  // In the order of their last turn, so that the first of them waits longest.
  const served = new Map<string, true>()
  let closed = false

  const remove = (worker: Worker) => {
    workers.delete(worker)
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
  }

  // Started on demand, and unreferenced: an idle thread does not keep the process alive.
  const acquire = (): Worker | undefined => {
    if (idle.length > 0 || workers.size >= size) return idle.pop()
    const worker = new Worker(workerFile, {
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: MAX_YOUNG_MB },
    })
    worker.unref()
    worker.once('exit', () => remove(worker))
    // Without a listener, a crash of an idle thread would end the server.
    worker.on('error', () => remove(worker))
    workers.add(worker)
    return worker
  }

  const next = () => {
    while (waiting.length > 0) {
      const worker = acquire()
      const task = worker && takeFairly(waiting, served)
      if (task === undefined) return
      void runOn(worker as Worker, task)
    }
  }

  const runOn = async (worker: Worker, { wav, resolve, reject }: Task) => {
    try {
      resolve(await answerOf(worker, wav, timeLimitMs))
      if (workers.has(worker)) idle.push(worker)
    } catch (error) {
      // It may still be working on the recording that failed.
      remove(worker)
      await worker.terminate()
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
      await Promise.all([...workers].map((worker) => worker.terminate()))
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

function answerOf(worker: Worker, wav: Uint8Array<ArrayBuffer>, timeLimitMs: number): Promise<HeardWav> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer)
      worker.off('message', onMessage)
      worker.off('error', onError)
      worker.off('exit', onExit)
      act()
    }
    const onMessage = (heard: HeardWav) => settle(() => resolve(heard))
    const onError = (error: unknown) =>
      settle(() => reject(new Error('An analysis thread failed', { cause: error })))
    const onExit = () => settle(() => reject(new Error('An analysis thread exited')))
    const timer = setTimeout(() => settle(() => reject(new FunctionError('time_limit'))), timeLimitMs)
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.on('exit', onExit)
    worker.postMessage(wav, [wav.buffer])
  })
}
