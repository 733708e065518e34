import type { Socket } from 'node:net'
import type { PoolClient } from 'pg'

/** pg's types leave its socket out. */
type Wired = { connection: { stream: Socket } }

/**
 * Decides whether a connection may go back to its pool. pg's `release(error)` is not enough: in pipeline mode it leaves
 * the socket open until the statement has ended (Client.end in pg 8.23), and the pool counts the place as free.
 */
export class Loan {
  readonly client: PoolClient
  readonly #onOver: () => void

  /** @param onOver called once, when the connection runs nothing any more */
  constructor(client: PoolClient, onOver: () => void) {
    this.client = client
    this.#onOver = onOver
  }

  /** Only for a connection whose transaction has ended. */
  giveBack(): void {
    this.client.release()
    this.#onOver()
  }

  /**
   * PostgreSQL sees the half-closed socket (client_connection_check_interval), ends the statement and closes its half;
   * until then the place stays taken.
   * @param withinMs after which the socket is closed without waiting
   */
  destroy(reason: Error, withinMs: number): void {
    const { stream } = (this.client as unknown as Wired).connection
    const timer = setTimeout(() => stream.destroy(), withinMs)
    const over = () => {
      clearTimeout(timer)
      this.client.release(reason)
      this.#onOver()
    }
    if (stream.closed) {
      over()
      return
    }
    stream.once('close', over)
    // A process that sends an answer does not look whether it is wanted: it is read and thrown away.
    stream.removeAllListeners('data')
    stream.resume()
    stream.end()
  }
}
