import { asciiToBytes } from '../src/bytes.ts'
import type { Clock, OpenTransport, Transport } from '../src/transport.ts'
import type { Randomness } from './randomness.ts'

/** One command, and which one it is: what a fault may depend on. */
export interface Asked {
  readonly command: string
  /** Commands before it on all links, this one included. */
  readonly step: number
  /** How often this command was sent, this time included. */
  readonly time: number
  /** The command before it. */
  readonly before: string
  readonly randomness: Randomness
}

/** What reaches the driver instead of the adapter's answer. */
export interface Delivered {
  /** Null: nothing comes. */
  readonly text: string | null
  readonly delayMs?: number
  readonly inBytes?: boolean
  /** The link ends after the text. */
  readonly closes?: boolean
}

/** Changes one whole answer, from its first line to its prompt. */
export type Fault = (answer: string, asked: Asked) => string | Delivered

const PROMPT = 0x3e

/**
 * Opens links that put a fault between driver and adapter. It knows lines and prompts, and nothing of what the product
 * makes of them. A link that a fault has ended cannot be opened again while `staysDown`.
 */
export function hostile(
  open: OpenTransport,
  clock: Clock,
  randomness: Randomness,
  fault: Fault,
  staysDown = true,
): OpenTransport {
  const times = new Map<string, number>()
  let step = 0
  let before = ''
  let down = false
  return async () => {
    if (down && staysDown) throw new Error('the adapter is unplugged')
    const transport = await open()
    let heard: (bytes: Uint8Array) => void = () => {}
    let closed: (reason: string) => void = () => {}
    let request: Asked = { command: '', step: 0, time: 0, before: '', randomness }
    let answer: number[] = []
    let isOpen = true
    const end = () => {
      down = true
      isOpen = false
      closed('the adapter was unplugged')
    }
    const deliver = ({ text, delayMs = 0, inBytes = false, closes = false }: Delivered) => {
      const bytes = text === null ? new Uint8Array() : raw(text)
      const say = () => {
        if (!isOpen) return
        for (const piece of inBytes ? [...bytes].map((byte) => Uint8Array.of(byte)) : [bytes]) {
          if (piece.length > 0) heard(piece)
        }
        if (closes) end()
      }
      if (delayMs === 0) say()
      else clock.after(delayMs, say)
    }
    transport.onBytes((bytes) => {
      answer.push(...bytes)
      if (bytes.at(-1) !== PROMPT) return
      const whole = String.fromCharCode(...answer)
      answer = []
      const changed = fault(whole, request)
      deliver(typeof changed === 'string' ? { text: changed } : changed)
    })
    transport.onClosed((reason) => closed(reason))
    const between: Transport = {
      name: transport.name,
      write(bytes) {
        if (!isOpen) return Promise.reject(new Error('the adapter is unplugged'))
        const command = String.fromCharCode(...bytes).trim()
        const time = (times.get(command) ?? 0) + 1
        times.set(command, time)
        step += 1
        request = { command, step, time, before, randomness }
        before = command
        return transport.write(bytes)
      },
      onBytes(listener) {
        heard = listener
      },
      onClosed(listener) {
        closed = listener
      },
      close: transport.close,
    }
    return between
  }
}

// Characters above 0x7F stand for bytes that are no ASCII.
function raw(text: string): Uint8Array {
  return /^[\0-\x7f]*$/.test(text)
    ? asciiToBytes(text)
    : Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 0xff)
}
