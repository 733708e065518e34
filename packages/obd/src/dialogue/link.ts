import { toHex } from '../bytes.ts'
import type { Reply } from '../reply/reply.ts'
import type { Clock, OpenTransport, Transport } from '../transport.ts'
import type { Adapter } from './adapter.ts'
import type { Dialogue, DialogueOptions, Effect, Input, Request } from './dialogue.ts'
import { newDialogue } from './dialogue.ts'
import type { Failure, Result } from './failure.ts'
import { done, failed } from './failure.ts'
import type { StepName } from './steps.table.ts'
import type { Transcript } from './transcript.ts'
import { transition } from './transition.ts'

/** A started adapter: one command at a time, in the order asked. No function of it ever rejects. */
export interface Link {
  adapter(): Adapter
  /** Sends a request to the car, for example "0902". Resolves with the parsed answer, or with why there is none. */
  request(command: string, options?: RequestOptions): Promise<Result<Reply>>
  /** Null while the link stands. */
  lost(): Failure | null
  close(): Promise<void>
}

export interface RequestOptions {
  readonly milliseconds?: number
  readonly mayClear?: boolean
}

export interface LinkOptions extends DialogueOptions {
  readonly transcript: Transcript
  readonly onProgress?: (step: StepName, command: string) => void
}

const REQUEST_MS = 6_000

/** Opens the transport and runs the start-up. A failure closes the transport again. */
export async function openLink(
  open: OpenTransport,
  clock: Clock,
  options: LinkOptions,
): Promise<Result<Link>> {
  options.transcript.add({ at: clock.now(), kind: 'opening' })
  let transport: Transport
  try {
    transport = await open()
  } catch (error) {
    const reason = messageOf(error)
    options.transcript.add({ at: clock.now(), kind: 'notOpened', reason })
    return failed({ kind: 'notOpened', reason })
  }
  options.transcript.add({ at: clock.now(), kind: 'opened', name: transport.name })
  return start(transport, clock, options)
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

interface Runner {
  state: Dialogue
  stopTimer: () => void
  /** Settles the request that is out. */
  settle: ((result: Result<Reply>) => void) | null
  lost: Failure | null
}

function start(transport: Transport, clock: Clock, options: LinkOptions): Promise<Result<Link>> {
  const { transcript } = options
  const runner: Runner = { state: newDialogue(options), stopTimer: () => {}, settle: null, lost: null }
  return new Promise((started) => {
    const feed = (input: Input) => {
      const { state, effects } = transition(runner.state, input)
      runner.state = state
      for (const effect of effects) carryOut(effect)
      if (state.phase === 'down') runner.stopTimer()
    }
    const carryOut = (effect: Effect) => {
      switch (effect.kind) {
        case 'write':
          transcript.add({ at: clock.now(), kind: 'sent', text: asText(effect.bytes) })
          transport
            .write(effect.bytes)
            .catch((error: unknown) => feed({ kind: 'closed', reason: messageOf(error) }))
          return
        case 'arm':
          runner.stopTimer()
          runner.stopTimer = clock.after(effect.milliseconds, () =>
            feed({ kind: 'timeout', timer: effect.timer }),
          )
          return
        case 'progress':
          options.onProgress?.(effect.step, effect.command)
          return
        case 'ready':
          started(done(linkOf(transport, clock, runner, feed)))
          return
        case 'answer':
          runner.settle?.(done(effect.reply))
          return
        case 'failed':
          onFailed(effect.id, effect.failure)
      }
    }
    const onFailed = (id: number | null, failure: Failure) => {
      if (runner.state.phase === 'down') {
        runner.lost = failure
        if (failure.kind !== 'closed')
          transcript.add({ at: clock.now(), kind: 'gaveUp', during: duringOf(failure) })
        closeQuietly(transport)
      }
      if (id === null) started(failed(failure))
      else runner.settle?.(failed(failure))
    }
    transport.onBytes((bytes) => {
      transcript.add({ at: clock.now(), kind: 'received', text: asText(bytes) })
      feed({ kind: 'bytes', bytes })
    })
    transport.onClosed((reason) => {
      if (runner.lost === null) transcript.add({ at: clock.now(), kind: 'closed', reason })
      runner.lost ??= { kind: 'closed', during: '', reason }
      feed({ kind: 'closed', reason })
    })
    feed({ kind: 'opened' })
  })
}

function linkOf(transport: Transport, clock: Clock, runner: Runner, feed: (input: Input) => void): Link {
  let queue: Promise<unknown> = Promise.resolve()
  let nextId = 1
  const ask = (command: string, options: RequestOptions): Promise<Result<Reply>> => {
    if (runner.lost !== null) return Promise.resolve(failed(runner.lost))
    const milliseconds = options.milliseconds ?? REQUEST_MS
    const request: Request = { id: nextId++, command, milliseconds, mayClear: options.mayClear === true }
    return new Promise((settled) => {
      runner.settle = (result) => {
        runner.settle = null
        settled(result)
      }
      feed({ kind: 'request', request })
    })
  }
  return {
    adapter: () => runner.state.adapter,
    request(command, options = {}) {
      const answer = queue.then(() => ask(command, options))
      queue = answer
      return answer
    },
    lost: () => runner.lost,
    async close() {
      runner.lost ??= { kind: 'closed', during: '', reason: 'closed by the driver' }
      feed({ kind: 'closed', reason: 'closed by the driver' })
      runner.stopTimer()
      closeQuietly(transport)
    },
  }
}

// A link that is being given up may fail to close; there is nothing left to do about it.
function closeQuietly(transport: Transport): void {
  transport.close().catch(() => {})
}

function duringOf(failure: Failure): string {
  return 'during' in failure ? failure.during : failure.kind
}

/** Control bytes and such as escapes, so that a transcript can be read and sent. */
function asText(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : `\\x${toHex([byte])}`
  return text
}
