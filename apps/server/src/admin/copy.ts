import { once } from 'node:events'
import type pg from 'pg'

/** Members of pg's connection that its types omit. */
type CopyConnection = {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
  stream: NodeJS.WritableStream & { writableNeedDrain?: boolean }
}

type Outcome = { resolve: (rowCount: number) => void; reject: (error: Error) => void }

// A Submittable of pg: it needs a handler for every message of the protocol, also for those
// that COPY does not send.
abstract class Copy {
  protected readonly text: string
  readonly #outcome: Outcome
  #rowCount = 0
  #error: Error | undefined

  constructor(text: string, outcome: Outcome) {
    this.text = text
    this.#outcome = outcome
  }

  submit(connection: unknown): void {
    ;(connection as CopyConnection).query(this.text)
  }
  handleCommandComplete(message: { text: string }): void {
    this.#rowCount = Number(/^COPY (\d+)$/.exec(message.text)?.[1] ?? 0)
  }
  handleError(error: Error): void {
    this.#error ??= error
    // After a connection error no readyForQuery follows.
    if (!('code' in error)) this.#outcome.reject(error)
  }
  handleReadyForQuery(): void {
    if (this.#error === undefined) this.#outcome.resolve(this.#rowCount)
    else this.#outcome.reject(this.#error)
  }
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
  handleCopyData(_message: { chunk: Buffer }): void {}
  handleCopyInResponse(_connection: unknown): void {}
}

class CopyOut extends Copy {
  readonly #take: (chunk: Buffer) => void
  constructor(text: string, take: (chunk: Buffer) => void, outcome: Outcome) {
    super(text, outcome)
    this.#take = take
  }
  override handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.#take(chunk)
  }
}

class CopyIn extends Copy {
  readonly #source: AsyncIterable<Buffer>
  constructor(text: string, source: AsyncIterable<Buffer>, outcome: Outcome) {
    super(text, outcome)
    this.#source = source
  }
  override handleCopyInResponse(given: unknown): void {
    const connection = given as CopyConnection
    this.#send(connection).catch((error: unknown) => connection.sendCopyFail(String(error)))
  }
  async #send(connection: CopyConnection): Promise<void> {
    for await (const chunk of this.#source) {
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain === true) await once(connection.stream, 'drain')
    }
    connection.endCopyFrom()
  }
}

/**
 * Runs `copy … to stdout`.
 *
 * @param take receives each chunk, synchronously
 * @returns the number of rows
 */
export function copyOut(client: pg.Client, text: string, take: (chunk: Buffer) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(new CopyOut(text, take, { resolve, reject }))
  })
}

/** Runs `copy … from stdin`. @returns the number of rows */
export function copyIn(client: pg.Client, text: string, source: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(text, source, { resolve, reject }))
  })
}
