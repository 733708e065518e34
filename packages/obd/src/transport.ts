/** A transport that must cut writes into pieces (20 bytes on plain BLE) does so itself. */
export interface Transport {
  readonly name: string
  /** In order; a rejection counts as a closed link. */
  write(bytes: Uint8Array): Promise<void>
  onBytes(listener: (bytes: Uint8Array) => void): void
  onClosed(listener: (reason: string) => void): void
  close(): Promise<void>
}

/** Again after a lost link; a rejection's message says why. */
export type OpenTransport = () => Promise<Transport>

export interface ObdDevice {
  readonly id: string
  readonly name: string
  readonly paired: boolean
  readonly connected: boolean
}

export interface FoundAdapter {
  readonly device: ObdDevice
  /** One for Bluetooth, one for each speed of a serial port. */
  readonly ways: readonly OpenTransport[]
}

/** So that tests run on a virtual clock. */
export interface Clock {
  /** Never going back. */
  now(): number
  after(milliseconds: number, run: () => void): () => void
}

export function pause(clock: Clock, milliseconds: number): Promise<void> {
  return new Promise((done) => {
    clock.after(milliseconds, done)
  })
}

/** For links with a small packet. */
export function inPieces(bytes: Uint8Array, size: number): Uint8Array[] {
  const pieces: Uint8Array[] = []
  for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size))
  return pieces
}
