import type { Clock, OpenTransport, Transport } from '../src/transport.ts'
import { MUTATIONS, type Mutation } from './mutations.ts'
import { draw, type Randomness } from './randomness.ts'

/** What a driver did on mangled links. */
export interface Watch {
  writes: string[]
  /** Writes while no prompt had been delivered since the one before. */
  early: number
}

/** Opens simulated links whose incoming pieces are damaged at random, and checks what the driver does. */
export function mangling(
  open: OpenTransport,
  clock: Clock,
  randomness: Randomness,
  severity: number,
  watch: Watch,
): OpenTransport {
  return async () => {
    const transport = await open()
    let heard: (bytes: Uint8Array) => void = () => {}
    let prompts = 1
    const deliver = (piece: Uint8Array) => {
      prompts += piece.filter((byte) => byte === 0x3e).length
      heard(piece)
    }
    transport.onBytes((bytes) => {
      const mutation =
        randomness() < severity ? draw<Mutation>(randomness, Object.values(MUTATIONS), 1)[0] : undefined
      const pieces = mutation === undefined ? [bytes] : mutation([bytes], randomness)
      pieces.forEach((piece, index) => {
        if (index === 0) deliver(piece)
        else clock.after(index * 3, () => deliver(piece))
      })
    })
    const mangled: Transport = {
      name: transport.name,
      write(bytes) {
        if (prompts === 0) watch.early += 1
        prompts = 0
        watch.writes.push(String.fromCharCode(...bytes).trim())
        return transport.write(bytes)
      },
      onBytes(listener) {
        heard = listener
      },
      onClosed: transport.onClosed,
      close: transport.close,
    }
    return mangled
  }
}
