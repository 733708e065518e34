export type WorkerTask = {
  script: URL
  /** Handed over piece by piece; each is cloned. */
  input: AsyncIterable<unknown>
  told(message: unknown): void
  /** Called where the work has to wait for another's. */
  waits(): void
  signal: AbortSignal
}

/**
 * The bytes that the process made.
 * @throws FunctionError busy where too much waits, of all people or of this one; the signal's reason; Error where the
 * process failed
 */
export type InWorkerProcess = (work: WorkerTask) => Promise<Uint8Array<ArrayBuffer>>

export type ToProcess<Item> = { item: Item } | { end: true }
export type FromProcess<Message> = { tell: Message } | { piece: Uint8Array<ArrayBuffer> } | { done: true }
