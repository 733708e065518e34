import type { Reading } from '../reading.ts'
import { failedReading, readingOf } from '../reading.ts'
import type { Reply } from '../reply/reply.ts'
import type { Clock, OpenTransport, Transport } from '../transport.ts'
import type { Adapter } from './adapter.ts'
import type { Failure } from './failure.ts'
import type { LinkOptions, Runner } from './runner.ts'
import { messageOf, run } from './runner.ts'

/** One command at a time, in order. Only `close` may reject. */
export interface Link {
  adapter(): Adapter
  /** "0902" */
  request(command: string, options?: RequestOptions): Promise<Reading<Reply>>
  lost(): Failure | null
  close(): Promise<void>
}

export interface RequestOptions {
  readonly milliseconds?: number
  /** Set by the guarded clear alone. */
  readonly mayClear?: boolean
  /** On CAN; elsewhere the request is not sent. */
  readonly unit?: string
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
