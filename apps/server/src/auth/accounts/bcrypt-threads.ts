/**
 * bcrypt on threads of a low priority. Its own asynchronous calls run on Node's few threads for files, at the priority of
 * the main thread: under a flood of passwords each answer would share its processor with them.
 */
import { Worker } from 'node:worker_threads'

export type Bcrypt = {
  hash(password: string, cost: number): Promise<string>
  compare(password: string, kept: string): Promise<boolean>
}

const FILE = new URL('./bcrypt-thread.mjs', import.meta.url)
/** What it allocates is one text at a time. */
const MAX_YOUNG_MB = 2
const MAX_HEAP_MB = 32

/** Starts a thread for each call that finds none idle, and keeps it; the caller bounds how many calls run at a time. */
export function createBcryptThreads(file = FILE): Bcrypt {
  const idle: Worker[] = []

  const start = (): Worker => {
    const worker = new Worker(file, {
      // Not this process's: with `--input-type`, as `node -e` has, no file can be started.
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: MAX_YOUNG_MB, maxOldGenerationSizeMb: MAX_HEAP_MB },
    })
    const forget = () => {
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
    }
    worker.once('exit', forget)
    // Without a listener, a crash of an idle thread would end the server.
    worker.on('error', forget)
    return worker
  }

  const ask = async <T>(asked: object): Promise<T> => {
    const worker = idle.pop() ?? start()
    // Who waits for an answer is not done: a command would end before it. An idle thread keeps nothing alive.
    worker.ref()
    const told = await answerOf<T>(worker, asked)
    worker.unref()
    idle.push(worker)
    if ('error' in told) throw told.error
    return told.answer
  }
  return {
    hash: (password, cost) => ask({ password, cost }),
    compare: (password, kept) => ask({ password, kept }),
  }
}

function answerOf<T>(worker: Worker, asked: object): Promise<{ answer: T } | { error: unknown }> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off('message', onMessage)
      worker.off('error', onError)
      worker.off('exit', onExit)
      act()
    }
    const onMessage = (told: { answer: T } | { error: unknown }) => settle(() => resolve(told))
    const onError = (error: unknown) =>
      settle(() => reject(new Error('A password thread failed', { cause: error })))
    const onExit = () => settle(() => reject(new Error('A password thread ended')))
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.on('exit', onExit)
    worker.postMessage(asked)
  })
}

/** Of this process: several servers in one share them. */
export const bcryptThreads = createBcryptThreads()
