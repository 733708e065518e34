/**
 * Threads that listen to recordings, so that the one that answers everybody never waits for sound. Bounded: so many
 * threads, so many recordings waiting, so long for each; a thread that dies takes its one recording with it.
 */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { HeardWav } from '@tappet/acoustics/model'
import { FunctionError } from '../../../../supabase/functions/_serve/errors.ts'

export type AnalysisPoolOptions = {
  /** Threads; all cores but one unless told. */
  size?: number
  /** Recordings that may wait for a thread; a further one is refused. */
  waitingLimit?: number
  /** How long one recording may take. */
  timeLimitMs?: number
  /** What runs on each thread; tests break it. */
  workerFile?: URL
}

export type AnalysisPool = {
  /**
   * What is heard in a WAV file. The bytes move to the thread and are gone here.
   *
   * @throws FunctionError busy when too many wait, time_limit; Error when the thread died
   */
  analyze(wav: Uint8Array<ArrayBuffer>): Promise<HeardWav>
  /** Takes nothing more, finishes what it has, ends the threads. */
  close(): Promise<void>
}

type Task = {
  wav: Uint8Array<ArrayBuffer>
  resolve(heard: HeardWav): void
  reject(error: unknown): void
}

const WAITING_LIMIT = 16
const TIME_LIMIT_MS = 30_000
/** Of ordinary objects; samples lie outside it and are bounded by the longest recording. */
const HEAP_LIMIT_MB = 256

export function createAnalysisPool(options: AnalysisPoolOptions = {}): AnalysisPool {
  const {
    size = Math.max(1, availableParallelism() - 1),
    waitingLimit = WAITING_LIMIT,
    timeLimitMs = TIME_LIMIT_MS,
    workerFile = new URL('./analysis-worker.ts', import.meta.url),
  } = options
  const waiting: Task[] = []
  const idle: Worker[] = []
  const workers = new Set<Worker>()
  const running = new Set<Promise<unknown>>()
  let closed = false

  const dismiss = (worker: Worker) => {
    workers.delete(worker)
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
  }

  // Made when first needed; none keeps the process alive by itself.
  const hire = (): Worker | undefined => {
    if (idle.length > 0 || workers.size >= size) return idle.pop()
    const worker = new Worker(workerFile, { resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB } })
    worker.unref()
    worker.once('exit', () => dismiss(worker))
    // Whoever waits for an answer listens as well; one that breaks when nobody waits must not end the server.
    worker.on('error', () => dismiss(worker))
    workers.add(worker)
    return worker
  }

  const next = () => {
    while (waiting.length > 0) {
      const worker = hire()
      const task = worker && waiting.shift()
      if (task === undefined) return
      void runOn(worker as Worker, task)
    }
  }

  const runOn = async (worker: Worker, { wav, resolve, reject }: Task) => {
    try {
      resolve(await answerOf(worker, wav, timeLimitMs))
      if (workers.has(worker)) idle.push(worker)
    } catch (error) {
      // Whatever it was about to do, nobody waits for it any more.
      dismiss(worker)
      await worker.terminate()
      reject(error)
    }
    next()
  }

  return {
    analyze(wav) {
      if (closed || waiting.length >= waitingLimit) return Promise.reject(new FunctionError('busy'))
      const heard = new Promise<HeardWav>((resolve, reject) => {
        waiting.push({ wav, resolve, reject })
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
      settle(() => reject(new Error('A thread that listens broke', { cause: error })))
    const onExit = () => settle(() => reject(new Error('A thread that listens ended')))
    const timer = setTimeout(() => settle(() => reject(new FunctionError('time_limit'))), timeLimitMs)
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.on('exit', onExit)
    worker.postMessage(wav, [wav.buffer])
  })
}
