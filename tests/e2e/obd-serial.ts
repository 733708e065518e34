import type { Page } from '@playwright/test'
import type { Transport } from '@tappet/obd'
import type { AdapterOptions, SimulatedAdapter } from '@tappet/obd/testing'
import { simulatedAdapter } from '@tappet/obd/testing'
import { adapterClock } from './adapter-clock.ts'
import { ADAPTER_STEP_MS, chooseAdapter, passUntil } from './obd-demo.ts'

declare global {
  interface Window {
    /** From the page to the test. */
    tappetSerial?: (event: {
      kind: 'open' | 'write' | 'close'
      baudRate?: number
      bytes?: number[]
    }) => Promise<void>
    /** From the test to the page. */
    tappetSerialPort?: { deliver(bytes: number[]): void; unplug(): void; failNextClose(): void }
    /** What the chooser answers: the port, or the driver closes it. */
    tappetChooser?: 'port' | 'closed'
  }
}

export type SerialBench = {
  adapter: SimulatedAdapter
  /** The speeds the port was opened at, in order. */
  openedAt: number[]
}

/**
 * A serial port with a simulated adapter behind it, in place of the browser's: Chromium emulates none. It keeps the
 * rules of the Web Serial specification that code can break: a fresh gesture to choose, one open at a time, a valid
 * speed, streams that lock, a port that closes only unlocked, noise as an error that renews the stream, a pulled plug
 * as an error that does not.
 */
export async function plugInSerial(
  page: Page,
  options: Omit<AdapterOptions, 'clock'>,
  adapterBaud: number,
): Promise<SerialBench> {
  const adapter = simulatedAdapter({ ...options, clock: adapterClock })
  const openedAt: number[] = []
  let baud = 0
  let transport: Promise<Transport> | null = null
  let delivering: Promise<void> = Promise.resolve()
  const deliver = (bytes: number[]) => {
    delivering = delivering
      .then(() => page.evaluate((piece) => window.tappetSerialPort?.deliver(piece), bytes))
      .catch(() => {})
  }
  const open = async () => {
    const opened = await adapter.open()
    opened.onBytes((bytes) => deliver([...bytes]))
    return opened
  }
  await page.exposeBinding('tappetSerial', async (_source, event) => {
    if (event.kind === 'open') {
      baud = event.baudRate ?? 0
      openedAt.push(baud)
      transport = open()
    }
    if (event.kind === 'write') {
      // At another speed the adapter hears noise, and says so in kind.
      if (baud === adapterBaud) await (await transport)?.write(Uint8Array.from(event.bytes ?? []))
      else deliver((event.bytes ?? []).map((byte: number) => byte | 0x80))
    }
    if (event.kind === 'close') await (await transport)?.close()
  })
  await page.addInitScript(standInForSerial)
  return { adapter, openedAt }
}

/** Stops the clock, opens the page, and chooses the USB adapter that was plugged in. */
export const chooseUsb = (page: Page): Promise<void> => chooseAdapter(page, /^USB adapter/)

/** A car behind a USB adapter of the usual speed, connected. */
export async function connectUsb(page: Page, options: Omit<AdapterOptions, 'clock'>): Promise<SerialBench> {
  const bench = await plugInSerial(page, options, 38_400)
  await chooseUsb(page)
  await passUntil(page, page.getByText('Connected to USB adapter'), ADAPTER_STEP_MS)
  return bench
}

/** Runs in the page, before the app: defines navigator.serial. */
function standInForSerial(): void {
  const failure = (name: string, message: string) => new DOMException(message, name)
  let state: 'closed' | 'open' = 'closed'
  let plugged = true
  let failsToClose = false
  let readable: ReadableStream<Uint8Array> | null = null
  let writable: WritableStream<Uint8Array> | null = null
  let incoming: ReadableStreamDefaultController<Uint8Array> | null = null
  const tell = (event: Parameters<NonNullable<typeof window.tappetSerial>>[0]) =>
    window.tappetSerial?.(event) ?? Promise.resolve()

  class Port extends EventTarget {
    get connected() {
      return plugged
    }
    // A stream that ended with a passing error is followed by a new one.
    get readable() {
      if (state === 'open' && plugged && readable === null) {
        readable = new ReadableStream({
          start(controller) {
            incoming = controller
          },
          cancel() {
            readable = null
            incoming = null
          },
        })
      }
      return state === 'open' ? readable : null
    }
    get writable() {
      if (state === 'open' && plugged && writable === null) {
        writable = new WritableStream({
          write: (bytes) => tell({ kind: 'write', bytes: [...bytes] }),
        })
      }
      return state === 'open' ? writable : null
    }
    getInfo() {
      return { usbVendorId: 0x0403, usbProductId: 0x6015 }
    }
    async open({ baudRate }: { baudRate: number }) {
      if (state === 'open') throw failure('InvalidStateError', 'The port is already open.')
      if (!Number.isInteger(baudRate) || baudRate <= 0) throw new TypeError('Invalid baud rate.')
      if (!plugged) throw failure('NetworkError', 'Failed to open serial port.')
      state = 'open'
      await tell({ kind: 'open', baudRate })
    }
    async close() {
      if (state !== 'open') throw failure('InvalidStateError', 'The port is already closed.')
      if (readable?.locked || writable?.locked) throw new TypeError('Cannot cancel a locked stream')
      if (failsToClose) {
        failsToClose = false
        throw failure('NetworkError', 'Failed to close the port.')
      }
      state = 'closed'
      readable = null
      writable = null
      incoming = null
      await tell({ kind: 'close' })
    }
  }
  const port = new Port()
  let garbled = 0
  window.tappetSerialPort = {
    deliver(bytes) {
      if (state !== 'open' || incoming === null) return
      // Noise: now and then the hardware gives up on the frame, and the stream ends with it.
      const noisy = bytes.some((byte) => byte >= 0x80)
      garbled += noisy ? 1 : 0
      if (noisy && garbled % 2 === 1) {
        const ending = incoming
        incoming = null
        readable = null
        return ending.error(failure('FramingError', 'Framing error'))
      }
      incoming.enqueue(Uint8Array.from(bytes))
    },
    unplug() {
      plugged = false
      const lost = failure('NetworkError', 'The device has been lost.')
      incoming?.error(lost)
      incoming = null
      readable = null
      writable = null
      port.dispatchEvent(new Event('disconnect', { bubbles: true }))
    },
    failNextClose() {
      failsToClose = true
    },
  }
  const serial = Object.assign(new EventTarget(), {
    getPorts: async () => [],
    async requestPort() {
      if (!navigator.userActivation.isActive)
        throw failure('SecurityError', 'Must be handling a user gesture to show a permission request.')
      if (window.tappetChooser === 'closed')
        throw failure(
          'NotFoundError',
          "Failed to execute 'requestPort' on 'Serial': No port selected by the user.",
        )
      return port
    },
  })
  Object.defineProperty(Navigator.prototype, 'serial', { configurable: true, get: () => serial })
}
