import { toHex } from '../bytes.ts'
import { failedReading, type Reading, readingOf } from '../reading.ts'
import type { Reply } from '../reply/reply.ts'
import type { Clock, OpenTransport, Transport } from '../transport.ts'
import type { Adapter } from './adapter.ts'
import { type Dialogue, type DialogueOptions, type Effect, type Input, newDialogue } from './dialogue.ts'
import type { Failure } from './failure.ts'
import type { StepName } from './steps.table.ts'
import type { Transcript } from './transcript.ts'
import { transition } from './transition.ts'

/** One command at a time, in order. Only `close` may reject. */
export interface Link {
  adapter(): Adapter
  request(command: string, options?: RequestOptions): Promise<Reading<Reply>>
  lost(): Failure | null
  /** Rejects when the transport could not be closed; asking again tries again. */
  close(): Promise<void>
}

export interface RequestOptions {
  readonly milliseconds?: number
  /** Set by the guarded clear alone. */
  readonly mayClear?: boolean
  /** On CAN; elsewhere the request is not sent. */
  readonly unit?: string
}

interface LinkOptions extends DialogueOptions {
  readonly transcript: Transcript
  readonly onProgress?: (step: StepName, command: string) => void
  readonly onLost?: () => void
}

interface Running {
  readonly transport: Transport
  readonly clock: Clock
  readonly options: LinkOptions
  readonly onStarted: (failure: Failure | null) => void
  readonly inbox: Input[]
  state: Dialogue
  lost: Failure | null
  busy: boolean
  stopTimer: () => void
  settle: ((result: Reading<Reply>) => void) | null
}

const REQUEST_MS = 6_000

/** After a failure the transport is closed. */
export async function openLink(
  open: OpenTransport,
  clock: Clock,
  options: LinkOptions,
): Promise<Reading<Link>> {
  const { transcript } = options
  transcript.add({ at: clock.now(), kind: 'opening' })
  let transport: Transport
  try {
    transport = await open()
  } catch (error) {
    const reason = messageOf(error)
    transcript.add({ at: clock.now(), kind: 'notOpened', reason })
    return failedReading({ kind: 'notOpened', reason })
  }
  transcript.add({ at: clock.now(), kind: 'opened', name: transport.name })
  return new Promise((started) => {
    const running: Running = {
      transport,
      clock,
      options,
      onStarted: (failure) => started(failure === null ? readingOf(linkOf(running)) : failedReading(failure)),
      inbox: [],
      state: newDialogue(options),
      lost: null,
      busy: false,
      stopTimer: () => {},
      settle: null,
    }
    transport.onBytes((bytes) => {
      transcript.add({ at: clock.now(), kind: 'received', text: asText(bytes) })
      feed(running, { kind: 'bytes', bytes })
    })
    transport.onClosed((reason) => onClosed(running, reason))
    feed(running, { kind: 'opened' })
  })
}

function linkOf(running: Running): Link {
  let queue: Promise<unknown> = Promise.resolve()
  let nextId = 1
  const ask = (command: string, options: RequestOptions): Promise<Reading<Reply>> => {
    if (running.lost !== null) return Promise.resolve(failedReading(running.lost))
    const { milliseconds = REQUEST_MS, mayClear = false, unit = null } = options
    const request = { id: nextId++, command, milliseconds, mayClear, unit }
    return new Promise((settled) => {
      running.settle = settled
      feed(running, { kind: 'request', request })
    })
  }
  return {
    adapter: () => running.state.adapter,
    request(command, options = {}) {
      const answer = queue.then(() => ask(command, options))
      queue = answer
      return answer
    },
    lost: () => running.lost,
    async close() {
      onClosed(running, 'closed by the driver')
      await running.transport.close()
    },
  }
}

// A transport may answer within write(): inputs wait.
function feed(running: Running, input: Input): void {
  running.inbox.push(input)
  if (running.busy) return
  running.busy = true
  for (let next = running.inbox.shift(); next !== undefined; next = running.inbox.shift()) {
    const turn = transition(running.state, next)
    running.state = turn.state
    for (const effect of turn.effects) carryOut(running, effect)
    if (turn.state.phase === 'down') running.stopTimer()
  }
  running.busy = false
}

function carryOut(running: Running, effect: Effect): void {
  const { transport, clock, options } = running
  switch (effect.kind) {
    case 'write':
      options.transcript.add({ at: clock.now(), kind: 'sent', text: asText(effect.bytes) })
      writeTo(transport, effect.bytes).catch((error: unknown) => onClosed(running, messageOf(error)))
      return
    case 'arm':
      running.stopTimer()
      running.stopTimer = clock.after(effect.milliseconds, () =>
        feed(running, { kind: 'timeout', timer: effect.timer }),
      )
      return
    case 'progress':
      options.onProgress?.(effect.step, effect.command)
      return
    case 'ready':
      running.onStarted(null)
      return
    case 'answer':
      running.settle?.(readingOf(effect.reply))
      return
    case 'failed':
      onFailed(running, effect.id, effect.failure)
  }
}

function onFailed(running: Running, id: number | null, failure: Failure): void {
  const { transport, clock, options } = running
  if (running.state.phase === 'down') {
    running.lost = failure
    closeQuietly(transport)
    // A closed one is told by onClosed.
    if (failure.kind !== 'closed') {
      options.transcript.add({ at: clock.now(), kind: 'gaveUp', during: duringOf(failure) })
      options.onLost?.()
    }
  }
  if (id === null) running.onStarted(failure)
  else running.settle?.(failedReading(failure))
}

function onClosed(running: Running, reason: string): void {
  if (running.lost !== null) return
  running.options.transcript.add({ at: running.clock.now(), kind: 'closed', reason })
  running.lost = { kind: 'closed', during: '', reason }
  feed(running, { kind: 'closed', reason })
  running.options.onLost?.()
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function closeQuietly(transport: Transport): void {
  const closing = async () => transport.close()
  closing().catch(() => {})
}

async function writeTo(transport: Transport, bytes: Uint8Array): Promise<void> {
  await transport.write(bytes)
}

function duringOf(failure: Failure): string {
  return 'during' in failure ? failure.during : failure.kind
}

/** So that a transcript can be read and sent. */
function asText(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : `\\x${toHex([byte])}`
  return text
}
