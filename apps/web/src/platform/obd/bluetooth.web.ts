/// <reference types="web-bluetooth" />
import type { Characteristic } from '@tappet/obd'
import type { Clock } from '../runtime/clock.ts'
import { within } from '../runtime/deadline.ts'
import { ADAPTER_SERVICES, type GattPeripheral, type GattService, gattTransport } from './bluetooth.ts'
import { type AdapterChoice, choiceFrom } from './obd-transport.ts'

interface WebHandle extends Characteristic {
  readonly remote: BluetoothRemoteGATTCharacteristic
}

/** Of adapters that advertise no service. */
const NAME_PREFIXES = [
  'OBD',
  'ELM',
  'V-LINK',
  'IOS-Vlink',
  'Android-Vlink',
  'vLinker',
  'VEEPEAK',
  'CARISTA',
  'LELink',
  'Viecar',
  'KONNWEI',
  'Vgate',
]

/** A browser tries a device out of range without end. */
const CONNECT_MS = 20_000

/** Known adapters, or with `all` every device in range. */
export async function chooseBluetooth(clock: Clock, all: boolean): Promise<AdapterChoice> {
  const { bluetooth } = navigator
  // Other services cannot be accessed later.
  const optionalServices = [...ADAPTER_SERVICES]
  const filters = [
    ...ADAPTER_SERVICES.map((service) => ({ services: [service] })),
    ...NAME_PREFIXES.map((namePrefix) => ({ namePrefix })),
  ]
  try {
    const device = await bluetooth.requestDevice(
      all ? { acceptAllDevices: true, optionalServices } : { filters, optionalServices },
    )
    return { kind: 'chosen', adapter: adapterOf(device, clock) }
  } catch (error) {
    // A switched-off radio and a closed chooser are both a NotFoundError.
    const on = await bluetooth.getAvailability().catch(() => true)
    return on ? choiceFrom(error) : { kind: 'failed', why: 'bluetoothOff', reason: 'Bluetooth is off.' }
  }
}

function adapterOf(device: BluetoothDevice, clock: Clock) {
  const name = device.name ?? 'Bluetooth adapter'
  return {
    device: { id: device.id, name, paired: true, connected: false },
    ways: [gattTransport(peripheralOf(device, name, clock))],
  }
}

function peripheralOf(device: BluetoothDevice, name: string, clock: Clock): GattPeripheral<WebHandle> {
  const { gatt } = device
  if (gatt === undefined) throw new Error('This device offers no connection.')
  let stop = () => {}
  return {
    name,
    async connect(onLost) {
      stop()
      device.addEventListener('gattserverdisconnected', onLost)
      stop = () => device.removeEventListener('gattserverdisconnected', onLost)
      try {
        await within(clock, CONNECT_MS, gatt.connect(), 'The adapter did not answer over Bluetooth.')
        return await servicesOf(gatt)
      } catch (error) {
        stop()
        gatt.disconnect()
        throw error
      }
    },
    async listen({ remote }, onBytes) {
      const heard = () => {
        const { value } = remote
        if (value) onBytes(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
      }
      remote.addEventListener('characteristicvaluechanged', heard)
      await remote.startNotifications()
    },
    send: ({ remote, writeWithoutResponse }, piece) =>
      writeWithoutResponse
        ? remote.writeValueWithoutResponse(new Uint8Array(piece))
        : remote.writeValueWithResponse(new Uint8Array(piece)),
    async disconnect() {
      stop()
      gatt.disconnect()
    },
  }
}

// Browsers refuse a second operation while the first is pending.
async function servicesOf(gatt: BluetoothRemoteGATTServer): Promise<GattService<WebHandle>[]> {
  const services: GattService<WebHandle>[] = []
  for (const service of await gatt.getPrimaryServices()) {
    const characteristics = await service.getCharacteristics()
    services.push({ uuid: service.uuid, characteristics: characteristics.map(handleOf) })
  }
  return services
}

function handleOf(remote: BluetoothRemoteGATTCharacteristic): WebHandle {
  const { notify, indicate, write, writeWithoutResponse } = remote.properties
  return { remote, uuid: remote.uuid, notify, indicate, write, writeWithoutResponse }
}
