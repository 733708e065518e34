/**
 * Carries bytes to an adapter and back: Bluetooth, a serial port, a TCP socket, the simulator.
 * It knows nothing of OBD. A transport that must cut writes into pieces (20 bytes on plain BLE) does so itself.
 */
export interface Transport {
  /** The adapter's name, as shown. */
  readonly name: string
  /** Sends all bytes, in order. A rejection counts as a closed link. */
  write(bytes: Uint8Array): Promise<void>
  /** Registers the one listener for arriving bytes; pieces of any size. */
  onBytes(listener: (bytes: Uint8Array) => void): void
  /** Registers the one listener for the end of the link, with a reason in plain words. */
  onClosed(listener: (reason: string) => void): void
  close(): Promise<void>
}

/** Opens the link. Called again after a link was lost; a rejection's message says why it could not be opened. */
export type OpenTransport = () => Promise<Transport>

/** An adapter that can be chosen. */
export interface ObdDevice {
  readonly id: string
  readonly name: string
  readonly paired: boolean
  readonly connected: boolean
}

/** One that the device's own chooser or list has offered. */
export interface FoundAdapter {
  readonly device: ObdDevice
  /** Tried in order: one for Bluetooth, one for each speed of a serial port. */
  readonly ways: readonly OpenTransport[]
}

/** Time as an argument, so that tests run on a virtual clock. */
export interface Clock {
  /** Milliseconds since any fixed moment, never going back. */
  now(): number
  /** Runs once after the given time; the returned function cancels it. */
  after(milliseconds: number, run: () => void): () => void
}

/** Waits on the given clock. */
export function pause(clock: Clock, milliseconds: number): Promise<void> {
  return new Promise((done) => {
    clock.after(milliseconds, done)
  })
}

/** Cuts bytes into pieces of at most `size` bytes, for links with a small packet. */
export function inPieces(bytes: Uint8Array, size: number): Uint8Array[] {
  const pieces: Uint8Array[] = []
  for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size))
  return pieces
}
