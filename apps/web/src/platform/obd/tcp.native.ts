import type { FoundAdapter, OpenTransport, Transport } from '@tappet/obd'
import { bytesFromHex, toHex, WIFI_ADDRESSES } from '@tappet/obd'
import { DataEncoding, TcpSocket, type TcpSocketPlugin } from 'capacitor-tcp-socket'
import type { Clock } from '../runtime/clock.ts'
import { within } from '../runtime/deadline.ts'

const CONNECT_MS = 8_000
const READ_BYTES = 1_024
/** The plugin's minimum. */
const READ_SECONDS = 1
const PROMPT = 0x3e

/** At one of the usual addresses, if the phone has joined its network. */
export function wifiAdapter(clock: Clock, tcp: TcpSocketPlugin = TcpSocket): FoundAdapter {
  return {
    device: { id: 'wifi', name: 'Wi-Fi adapter', paired: false, connected: false },
    ways: WIFI_ADDRESSES.map(({ host, port, name }) => tcpTransport(tcp, clock, host, port, name)),
  }
}

function tcpTransport(
  tcp: TcpSocketPlugin,
  clock: Clock,
  host: string,
  port: number,
  name: string,
): OpenTransport {
  return async () => {
    const words = `Nothing answered at ${host}:${port}. Is the phone in the adapter's Wi-Fi?`
    const { client } = await within(clock, CONNECT_MS, tcp.connect({ ipAddress: host, port }), words)
    return socketTransport(tcp, client, name)
  }
}

/**
 * On iOS the plugin's read blocks every other call until bytes arrive: reading starts with a write and pauses at the
 * prompt.
 */
function socketTransport(tcp: TcpSocketPlugin, client: number, name: string): Transport {
  let onBytes: (bytes: Uint8Array) => void = () => {}
  let onClosed: (reason: string) => void = () => {}
  let reading = false
  let closed = false
  const end = (error: unknown) => {
    if (closed) return
    closed = true
    onClosed(error instanceof Error ? error.message : String(error))
  }
  const read = async () => {
    if (reading) return
    reading = true
    try {
      for (let resting = false; !resting && !closed; ) {
        const { result = '' } = await tcp.read({
          client,
          expectLen: READ_BYTES,
          timeout: READ_SECONDS,
          encoding: DataEncoding.HEX,
        })
        const bytes = bytesFromHex(result)
        if (bytes === null || bytes.length === 0) continue
        resting = bytes.at(-1) === PROMPT
        // The listener may write immediately.
        if (resting) reading = false
        onBytes(bytes)
      }
    } catch (error) {
      reading = false
      end(error)
    }
  }
  return {
    name,
    async write(bytes) {
      await tcp.send({ client, data: toHex(bytes), encoding: DataEncoding.HEX })
      void read()
    },
    onBytes(listener) {
      onBytes = listener
    },
    onClosed(listener) {
      onClosed = listener
    },
    async close() {
      closed = true
      await tcp.disconnect({ client })
    },
  }
}
