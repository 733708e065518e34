/** The phone's radio: what its plugins for Bluetooth LE and TCP answer, with a simulated adapter in the air. */
import type { Transport } from '@tappet/obd'
import { BLUETOOTH_PROFILES, WIFI_ADDRESSES } from '@tappet/obd'
import type { AdapterOptions, SimulatedAdapter } from '@tappet/obd/testing'
import { BLE, simulatedAdapter } from '@tappet/obd/testing'
import { adapterClock } from './adapter-clock.ts'
import type { Peripheral } from './obd-bluetooth.ts'

type Plugged = Omit<AdapterOptions, 'clock' | 'link'>

export type Options = Record<string, unknown>
export type Methods = Record<string, (options: Options) => unknown>

/** An adapter that the phone can reach, in one way. */
export type InReach = {
  adapter: SimulatedAdapter
  name: string
  /** Bytes of each write, in order. */
  writes: number[]
  link: Transport | null
}

/** The phone's radio: what it finds, and a way to tell the app of an event. */
export type Radio = {
  /** Adapters within reach; null where none is. */
  bluetooth: InReach | null
  wifi: InReach | null
  /** Tells the app of an event; in order, and only if it listens. */
  tell(plugin: string, event: string, data: Options): void
}

const DEVICE = '09:09:09:09:09:09'

function putInReach(options: AdapterOptions): InReach {
  const adapter = simulatedAdapter(options)
  return { adapter, name: options.name ?? 'V-LINK', writes: [], link: null }
}

export function plugInBluetooth(
  phone: Radio,
  options: Plugged,
): InReach & Pick<Peripheral, 'drop' | 'remove'> {
  const near = putInReach({ link: BLE, ...options, clock: adapterClock })
  phone.bluetooth = near
  return {
    ...near,
    drop: async () => phone.tell('BluetoothLe', `disconnected|${DEVICE}`, {}),
    remove: async () => {
      phone.bluetooth = null
    },
  }
}

export function plugInWifi(phone: Radio, options: Plugged): InReach {
  phone.wifi = putInReach({ ...options, clock: adapterClock })
  return phone.wifi
}

const bytesOf = (hex: unknown) => Uint8Array.from(Buffer.from(String(hex), 'hex'))
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** Native code takes and gives bytes as hexadecimal text. */
export function bluetoothPlugin(phone: Radio): Methods {
  const [profile = { service: '', notify: '', write: '' }] = BLUETOOTH_PROFILES
  const write: Methods[string] = async ({ value }) => {
    const bytes = bytesOf(value)
    phone.bluetooth?.writes.push(bytes.length)
    await phone.bluetooth?.link?.write(bytes)
  }
  return {
    initialize: () => undefined,
    isEnabled: () => ({ value: true }),
    requestDevice: () => {
      if (phone.bluetooth === null) throw new Error('No device found.')
      return { deviceId: DEVICE, name: phone.bluetooth.name }
    },
    connect: async () => {
      const near = phone.bluetooth
      if (near === null) throw new Error('Connection timeout.')
      near.link = await near.adapter.open()
      near.link.onClosed(() => phone.tell('BluetoothLe', `disconnected|${DEVICE}`, {}))
    },
    disconnect: async () => {
      await phone.bluetooth?.link?.close()
    },
    getServices: () => ({
      services: [
        {
          uuid: profile.service,
          characteristics: [
            { uuid: profile.write, descriptors: [], properties: { write: true, writeWithoutResponse: true } },
            { uuid: profile.notify, descriptors: [], properties: { notify: true } },
          ],
        },
      ],
    }),
    startNotifications: ({ service, characteristic }) => {
      const event = `notification|${DEVICE}|${service}|${characteristic}`
      phone.bluetooth?.link?.onBytes((bytes) => phone.tell('BluetoothLe', event, { value: hexOf(bytes) }))
    },
    stopNotifications: () => undefined,
    write,
    writeWithoutResponse: write,
  }
}

/** As the plugin does it: a read waits for bytes, at most its timeout, and then gives what there is. */
export function tcpPlugin(phone: Radio): Methods {
  const [address] = WIFI_ADDRESSES
  let chunks: Uint8Array[] = []
  let wake: () => void = () => {}
  return {
    connect: async ({ ipAddress, port }) => {
      const near = phone.wifi
      if (near === null || ipAddress !== address?.host || port !== address?.port)
        throw new Error('Connection refused')
      near.link = await near.adapter.open()
      near.link.onBytes((bytes) => {
        chunks.push(bytes)
        wake()
      })
      return { client: 0 }
    },
    send: async ({ data }) => {
      const bytes = bytesOf(data)
      phone.wifi?.writes.push(bytes.length)
      await phone.wifi?.link?.write(bytes)
    },
    read: async ({ timeout }) => {
      if (chunks.length === 0) {
        await new Promise<void>((resolve) => {
          const giveUp = setTimeout(resolve, Number(timeout) * 1000)
          wake = () => {
            clearTimeout(giveUp)
            resolve()
          }
        })
      }
      const result = chunks.map(hexOf).join('')
      chunks = []
      return { result }
    },
    disconnect: async () => {
      await phone.wifi?.link?.close()
      return { client: 0 }
    },
  }
}
