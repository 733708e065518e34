import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../errors/start.ts'

/** Omitted by pg's types. */
type CopyConnection = {
  query(text: string): void
  once(event: 'readyForQuery' | 'end', listener: () => void): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
  stream: NodeJS.WritableStream & { writableNeedDrain?: boolean; destroy(error: Error): void }
}

type Outcome = { resolve: (rowCount: number) => void; reject: (error: unknown) => void }

/** A lock or a failing disk would block a copy without end. */
const MAX_SILENCE_MS = 300_000

// A Submittable of pg: needs a handler for every message of the protocol.
abstract class Copy {
  protected readonly text: string
  readonly #outcome: Outcome
  readonly #maxSilenceMs: number
  #silence: NodeJS.Timeout | undefined
  #rowCount = 0
  /** What ended the copy here; PostgreSQL's own error only follows from it. */
  protected problem: { error: unknown } | undefined

  constructor(text: string, outcome: Outcome, maxSilenceMs: number) {
    this.text = text
    this.#outcome = outcome
    this.#maxSilenceMs = maxSilenceMs
  }

  submit(connection: unknown): void {
    const { query, stream } = connection as CopyConnection
    this.#silence = setTimeout(() => {
      this.problem ??= { error: new StartError(silent(this.#maxSilenceMs, this.text)) }
      // Reported as an error of the connection, which ends the session and its locks.
      stream.destroy(new Error('silent for too long'))
    }, this.#maxSilenceMs)
    query.call(connection, this.text)
  }
  handleCommandComplete(message: { text: string }): void {
    this.#rowCount = Number(/^COPY (\d+)$/.exec(message.text)?.[1] ?? 0)
  }
  // After an error pg calls handleReadyForQuery no more: PostgreSQL's is over when the connection is ready again or
  // gone, any other at once.
  handleError(error: Error, source: unknown): void {
    this.finish()
    const settle = () => this.#outcome.reject(this.problem === undefined ? error : this.problem.error)
    if (error instanceof pg.DatabaseError) {
      const connection = source as CopyConnection
      connection.once('readyForQuery', settle)
      connection.once('end', settle)
    } else settle()
  }
  handleReadyForQuery(): void {
    this.finish()
    if (this.problem === undefined) this.#outcome.resolve(this.#rowCount)
    else this.#outcome.reject(this.problem.error)
  }
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
  handleCopyData(_message: { chunk: Buffer }): void {}
  handleCopyInResponse(_connection: unknown): void {}

  protected heard(): void {
    this.#silence?.refresh()
  }
  protected finish(): void {
    clearTimeout(this.#silence)
  }
}

const silent = (maxSilenceMs: number, text: string) =>
  `The database neither sent nor took a byte for ${maxSilenceMs / 1000} s (${text.slice(0, 80)}). It was given up. See whether something locks the table or the disk is failing (npm run admin -- doctor), then try again.`

class CopyOut extends Copy {
  readonly #take: (chunk: Buffer) => void
  constructor(text: string, take: (chunk: Buffer) => void, outcome: Outcome, maxSilenceMs: number) {
    super(text, outcome, maxSilenceMs)
    this.#take = take
  }
  override handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.heard()
    if (this.problem !== undefined) return
    try {
      this.#take(chunk)
    } catch (error) {
      // Thrown from here it would end the process.
      this.problem = { error }
    }
  }
}

class CopyIn extends Copy {
  readonly #source: AsyncIterable<Buffer>
  readonly #over = new AbortController()
  constructor(text: string, source: AsyncIterable<Buffer>, outcome: Outcome, maxSilenceMs: number) {
    super(text, outcome, maxSilenceMs)
    this.#source = source
  }
  override handleCopyInResponse(source: unknown): void {
    const connection = source as CopyConnection
    this.#send(connection).catch((error: unknown) => {
      if (this.#over.signal.aborted) return
      this.problem = { error }
      connection.sendCopyFail(String(error))
    })
  }
  async #send(connection: CopyConnection): Promise<void> {
    const { signal } = this.#over
    for await (const chunk of this.#source) {
      if (signal.aborted) return
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain === true) await once(connection.stream, 'drain', { signal })
      this.heard()
      // Where every write is accepted at once, PostgreSQL's error would otherwise be read after the last.
      await nextTurn()
    }
    if (!signal.aborted) connection.endCopyFrom()
  }
  protected override finish(): void {
    super.finish()
    this.#over.abort()
  }
}

/**
 * @param take receives each chunk, synchronously; what it throws is the outcome
 * @returns the number of rows
 * @throws PostgreSQL's error, after which the client can be used on; StartError after `maxSilenceMs` without a byte,
 * after which it cannot
 */
export function copyOut(
  client: pg.Client,
  text: string,
  take: (chunk: Buffer) => void,
  maxSilenceMs = MAX_SILENCE_MS,
): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(new CopyOut(text, take, { resolve, reject }, maxSilenceMs))
  })
}

/**
 * @returns the number of rows
 * @throws what `source` throws; else as copyOut
 */
export function copyIn(
  client: pg.Client,
  text: string,
  source: AsyncIterable<Buffer>,
  maxSilenceMs = MAX_SILENCE_MS,
): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(text, source, { resolve, reject }, maxSilenceMs))
  })
}
