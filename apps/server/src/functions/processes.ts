/**
 * Each work in a process of its own, one at a time for a person: a thread's memory is not given back (200 MB of 300
 * stayed), and an endless loop costs nobody else an answer.
 */
import type { ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { FunctionError } from '../../../../supabase/functions/_serve/errors.ts'
import type {
  FromProcess,
  ToProcess,
  WorkerTask,
} from '../../../../supabase/functions/_serve/worker-process.ts'
import { createTurns, NoTurnError } from '../identity/turns.ts'
import { endWorkerProcess, startWorkerProcess } from '../worker-process.ts'

export type ProcessesOptions = {
  size?: number
  maxWaiting?: number
  start?: (script: URL) => ChildProcess
}

export type Processes = {
  run(work: WorkerTask, person: string): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

const MAX_WAITING = 8
/** As long as a long report may take: the signal of the work ends it sooner. */
const MAX_WAIT_MS = 60_000
const RETRY_AFTER_SECONDS = '10'
/** Without typed arrays. */
const MAX_HEAP_MB = 256
const MAX_SEMI_SPACE_MB = 4
const TOO_MANY = 'Too many long reports are being made at once. Please try again in a moment.'

export function createProcesses({
  size = Math.max(1, availableParallelism() - 1),
  maxWaiting = MAX_WAITING,
  start = startProcess,
}: ProcessesOptions = {}): Processes {
  const turns = createTurns({
    places: size,
    perPerson: 1,
    maxWaitingOfOne: 1,
    maxWaiting,
    maxWaitMs: MAX_WAIT_MS,
  })
  const closing = new AbortController()
  const ending = new Set<Promise<unknown>>()

  return {
    async run(work, person) {
      const signal = AbortSignal.any([work.signal, closing.signal])
      const inTurn = () => {
        const done = workOn(start(work.script), work, signal)
        ending.add(done)
        return done.finally(() => ending.delete(done))
      }
      return turns.run(person, inTurn, signal, work.waits).catch((error: unknown) => {
        throw error instanceof NoTurnError ? busy() : error
      })
    },
    async close() {
      closing.abort(new FunctionError('unavailable'))
      await Promise.allSettled(ending)
    },
  }
}

const busy = () => new FunctionError('busy', TOO_MANY, {}, { 'Retry-After': RETRY_AFTER_SECONDS })

export const startProcess = (script: URL): ChildProcess =>
  startWorkerProcess(script, { maxHeapMb: MAX_HEAP_MB, maxSemiSpaceMb: MAX_SEMI_SPACE_MB })

/** Settles when the process has ended, whatever became of its work. */
async function workOn(
  child: ChildProcess,
  work: WorkerTask,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const over = new AbortController()
  try {
    const answer = answerOf(child, work, signal)
    // What goes wrong first ends the other.
    const [bytes] = await Promise.all([answer, feed(child, work.input, over.signal)])
    return bytes
  } finally {
    over.abort()
    await endWorkerProcess(child)
  }
}

async function feed(child: ChildProcess, input: AsyncIterable<unknown>, over: AbortSignal): Promise<void> {
  for await (const item of input) {
    if (over.aborted) return
    child.send({ item } satisfies ToProcess<unknown>)
  }
  child.send({ end: true } satisfies ToProcess<unknown>)
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, length } = Buffer.concat(pieces)
  return new Uint8Array(buffer, byteOffset, length)
}

function answerOf(
  child: ChildProcess,
  work: WorkerTask,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    const pieces: Uint8Array<ArrayBuffer>[] = []
    child.on('message', (message: FromProcess<unknown>) => {
      if ('piece' in message) pieces.push(message.piece)
      else if ('done' in message) resolve(joined(pieces))
      else work.told(message.tell)
    })
    // Also of a message that cannot be sent any more.
    child.on('error', (error) => reject(new Error('A process for long work failed', { cause: error })))
    child.once('exit', (code, signal) =>
      reject(new Error(`A process for long work ended before it was done (${signal ?? code})`)),
    )
  })
}
