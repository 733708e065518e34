import type { Clock, OpenTransport, Transport } from '../src/transport.ts'
import type { Chance } from './chance.ts'
import { draw } from './chance.ts'
import type { Mutation } from './mutations.ts'
import { MUTATIONS } from './mutations.ts'

/** What a driver did on mangled links. */
export interface Watch {
  writes: string[]
  /** Writes while no prompt had been delivered since the one before. */
  early: number
}

/** Opens real simulated links whose incoming pieces are damaged by chance, and watches the driver's manners. */
export function mangling(
  open: OpenTransport,
  clock: Clock,
  chance: Chance,
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
        chance() < severity ? draw<Mutation>(chance, Object.values(MUTATIONS), 1)[0] : undefined
      const pieces = mutation === undefined ? [bytes] : mutation([bytes], chance)
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
