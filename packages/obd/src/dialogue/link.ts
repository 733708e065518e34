import type { Reading } from '../reading.ts'
import { failedReading, readingOf } from '../reading.ts'
import type { Reply } from '../reply/reply.ts'
import type { Clock, OpenTransport, Transport } from '../transport.ts'
import type { Adapter } from './adapter.ts'
import type { Failure } from './failure.ts'
import type { LinkOptions, Runner } from './runner.ts'
import { messageOf, run } from './runner.ts'

/** A started adapter: one command at a time, in the order asked. Only `close` may reject. */
export interface Link {
  adapter(): Adapter
  /** Sends a request to the car, for example "0902". Resolves with the parsed answer, or with why there is none. */
  request(command: string, options?: RequestOptions): Promise<Reading<Reply>>
  /** Null while the link stands. */
  lost(): Failure | null
  close(): Promise<void>
}

export interface RequestOptions {
  readonly milliseconds?: number
  /** Lets service 04 pass: set by the guarded clear alone. */
  readonly mayClear?: boolean
  /** Asks this unit alone. On CAN; elsewhere, and with an adapter that cannot, the request is not sent. */
  readonly unit?: string
}

const REQUEST_MS = 6_000

/** Opens the transport and runs the start-up. After a failure the transport is closed. */
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
    const runner = run(transport, clock, options, (failure) => {
      started(failure === null ? readingOf(linkOf(runner)) : failedReading(failure))
    })
    runner.feed({ kind: 'opened' })
  })
}

function linkOf(runner: Runner): Link {
  let queue: Promise<unknown> = Promise.resolve()
  let nextId = 1
  const ask = (command: string, options: RequestOptions): Promise<Reading<Reply>> => {
    const lost = runner.lost()
    if (lost !== null) return Promise.resolve(failedReading(lost))
    const milliseconds = options.milliseconds ?? REQUEST_MS
    const request = {
      id: nextId++,
      command,
      milliseconds,
      mayClear: options.mayClear === true,
      unit: options.unit ?? null,
    }
    return new Promise((settled) => {
      runner.expect(settled)
      runner.feed({ kind: 'request', request })
    })
  }
  return {
    adapter: () => runner.state().adapter,
    request(command, options = {}) {
      const answer = queue.then(() => ask(command, options))
      queue = answer
      return answer
    },
    lost: runner.lost,
    close: () => runner.giveUp('closed by the driver'),
  }
}
