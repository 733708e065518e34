import { toHex } from '../bytes.ts'
import type { Reply } from '../reply/reply.ts'
import type { Clock, Transport } from '../transport.ts'
import type { Dialogue, DialogueOptions, Effect, Input } from './dialogue.ts'
import { newDialogue } from './dialogue.ts'
import type { Failure, Result } from './failure.ts'
import { done, failed } from './failure.ts'
import type { StepName } from './steps.table.ts'
import type { Transcript } from './transcript.ts'
import { transition } from './transition.ts'

export interface LinkOptions extends DialogueOptions {
  readonly transcript: Transcript
  readonly onProgress?: (step: StepName, command: string) => void
}

/** Connects the pure dialogue to a transport and a clock; holds nothing but the state and the timer. */
export interface Runner {
  feed(input: Input): void
  state(): Dialogue
  lost(): Failure | null
  /** Where the answer to the request that is out goes. */
  expect(settle: (result: Result<Reply>) => void): void
  giveUp(reason: string): void
}

/** `onStarted` is called once: with null when the adapter is ready, or with why it is not. */
export function run(
  transport: Transport,
  clock: Clock,
  options: LinkOptions,
  onStarted: (failure: Failure | null) => void,
): Runner {
  const { transcript } = options
  const inbox: Input[] = []
  let state = newDialogue(options)
  let lost: Failure | null = null
  let busy = false
  let stopTimer = () => {}
  let settle: ((result: Result<Reply>) => void) | null = null

  // A transport may answer within write(): inputs wait until the effects of the one before are carried out.
  const feed = (input: Input) => {
    inbox.push(input)
    if (busy) return
    busy = true
    for (let next = inbox.shift(); next !== undefined; next = inbox.shift()) {
      const turn = transition(state, next)
      state = turn.state
      turn.effects.forEach(carryOut)
      if (state.phase === 'down') stopTimer()
    }
    busy = false
  }
  const hand = (result: Result<Reply>) => {
    const waiting = settle
    settle = null
    waiting?.(result)
  }
  const onFailed = (id: number | null, failure: Failure) => {
    if (state.phase === 'down') {
      lost = failure
      if (failure.kind !== 'closed')
        transcript.add({ at: clock.now(), kind: 'gaveUp', during: duringOf(failure) })
      closeQuietly(transport)
    }
    if (id === null) onStarted(failure)
    else hand(failed(failure))
  }
  const carryOut = (effect: Effect) => {
    switch (effect.kind) {
      case 'write':
        transcript.add({ at: clock.now(), kind: 'sent', text: asText(effect.bytes) })
        writeTo(transport, effect.bytes).catch((error: unknown) => onClosed(messageOf(error)))
        return
      case 'arm':
        stopTimer()
        stopTimer = clock.after(effect.milliseconds, () => feed({ kind: 'timeout', timer: effect.timer }))
        return
      case 'progress':
        options.onProgress?.(effect.step, effect.command)
        return
      case 'ready':
        onStarted(null)
        return
      case 'answer':
        hand(done(effect.reply))
        return
      case 'failed':
        onFailed(effect.id, effect.failure)
    }
  }
  const onClosed = (reason: string) => {
    if (lost !== null) return
    transcript.add({ at: clock.now(), kind: 'closed', reason })
    lost = { kind: 'closed', during: '', reason }
    feed({ kind: 'closed', reason })
  }

  transport.onBytes((bytes) => {
    transcript.add({ at: clock.now(), kind: 'received', text: asText(bytes) })
    feed({ kind: 'bytes', bytes })
  })
  transport.onClosed(onClosed)
  return {
    feed,
    state: () => state,
    lost: () => lost,
    expect(waiting) {
      settle = waiting
    },
    giveUp(reason) {
      onClosed(reason)
      closeQuietly(transport)
    },
  }
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

// A link that is being given up may fail to close; there is nothing left to do about it.
function closeQuietly(transport: Transport): void {
  const closing = async () => transport.close()
  closing().catch(() => {})
}

// A transport that throws instead of rejecting is caught as well.
async function writeTo(transport: Transport, bytes: Uint8Array): Promise<void> {
  await transport.write(bytes)
}

function duringOf(failure: Failure): string {
  return 'during' in failure ? failure.during : failure.kind
}

/** Bytes that are no ASCII as escapes, so that a transcript can be read and sent. */
function asText(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : `\\x${toHex([byte])}`
  return text
}
