/// <reference types="w3c-web-serial" />
import { BAUD_RATES, type OpenTransport, SERIAL_PORT_SERVICE, type Transport } from '@tappet/obd'
import { type AdapterChoice, choiceFrom } from './obd-transport.ts'

/** The API requires one. */
const RADIO_BAUD = 115_200
const BUFFER_BYTES = 4_096

/** Cables, or the serial profile of classic Bluetooth. */
export async function chooseSerial(kind: 'usb' | 'classicBluetooth'): Promise<AdapterChoice> {
  const radio = {
    filters: [{ bluetoothServiceClassId: SERIAL_PORT_SERVICE }],
    allowedBluetoothServiceClassIds: [SERIAL_PORT_SERVICE],
  }
  try {
    const port = await navigator.serial.requestPort(kind === 'usb' ? {} : radio)
    const name = kind === 'usb' ? 'USB adapter' : 'Bluetooth adapter'
    const speeds = port.getInfo().bluetoothServiceClassId === undefined ? BAUD_RATES : [RADIO_BAUD]
    const ways = serialWays(port, name, kind === 'usb' ? speeds : [RADIO_BAUD])
    return {
      kind: 'chosen',
      adapter: { device: { id: `serial-${kind}`, name, paired: true, connected: false }, ways },
    }
  } catch (error) {
    return choiceFrom(error)
  }
}

/** One per speed; a port is reopened only once closed, so each waits for the one before. */
export function serialWays(port: SerialPort, name: string, speeds: readonly number[]): OpenTransport[] {
  let shut: Promise<unknown> = Promise.resolve()
  return speeds.map((baudRate) => async () => {
    await shut
    await port.open({ baudRate, bufferSize: BUFFER_BYTES })
    return serialTransport(port, speeds.length > 1 ? `${name}, ${baudRate} baud` : name, (closing) => {
      shut = closing.catch(() => {})
    })
  })
}

function serialTransport(
  port: SerialPort,
  name: string,
  onClosing: (closing: Promise<unknown>) => void,
): Transport {
  let onBytes: (bytes: Uint8Array) => void = () => {}
  let onClosed: (reason: string) => void = () => {}
  let closing = false
  let reader: ReadableStreamDefaultReader<Uint8Array> | null = null
  let sending: Promise<void> = Promise.resolve()

  // A line error (wrong speed, overrun) ends the stream and the port gives another; a pulled plug gives none.
  const listen = async () => {
    let reason = 'The adapter was unplugged.'
    while (port.readable && !closing) {
      reader = port.readable.getReader()
      try {
        for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) onBytes(chunk.value)
      } catch (error) {
        if (error instanceof Error && error.message !== '') reason = error.message
      } finally {
        reader.releaseLock()
      }
    }
    if (!closing) onClosed(reason)
  }
  const send = async (bytes: Uint8Array) => {
    if (!port.writable) throw new Error('The adapter was unplugged.')
    const writer = port.writable.getWriter()
    try {
      await writer.write(bytes)
    } finally {
      writer.releaseLock()
    }
  }
  const listening = listen()
  return {
    name,
    write(bytes) {
      sending = sending.then(() => send(bytes))
      return sending
    },
    onBytes(listener) {
      onBytes = listener
    },
    onClosed(listener) {
      onClosed = listener
    },
    close() {
      closing = true
      const shutting = async () => {
        // A locked stream keeps the port from closing.
        await reader?.cancel().catch(() => {})
        await listening
        await sending.catch(() => {})
        // Null: the plug was pulled.
        if (port.readable || port.writable) await port.close()
      }
      const shut = shutting()
      onClosing(shut)
      return shut
    },
  }
}
