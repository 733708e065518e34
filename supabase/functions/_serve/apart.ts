/** Long work away from everybody else's requests, in a process that ends with it. */

export type ApartWork = {
  /** Runs in the process, and speaks with `ToProcess` and `FromProcess`. */
  script: URL
  /** What it works on, handed over piece by piece; each is cloned. */
  input: AsyncIterable<unknown>
  /** What it says meanwhile. */
  told(message: unknown): void
  /** Told at once where the work has to wait for another's. */
  waits(): void
  /** Ends the process, or the wait for one. */
  signal: AbortSignal
}

/**
 * Answers the bytes that the process made, which come in pieces.
 *
 * @throws FunctionError busy where too much waits, of all people or of this one; the signal's reason; Error
 * where the process failed
 */
export type Apart = (work: ApartWork) => Promise<Uint8Array<ArrayBuffer>>

export type ToProcess<Item> = { item: Item } | { end: true }
export type FromProcess<Message> = { told: Message } | { piece: Uint8Array<ArrayBuffer> } | { done: true }
