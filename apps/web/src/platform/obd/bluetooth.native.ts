import { BleClient, type BleClientInterface, type BleService } from '@capacitor-community/bluetooth-le'
import type { Characteristic } from '@tappet/obd'
import { ADAPTER_SERVICES, type GattPeripheral, type GattService, gattTransport } from './bluetooth.ts'
import type { AdapterChoice } from './obd-transport.ts'

export type BlePlugin = Pick<
  BleClientInterface,
  | 'initialize'
  | 'isEnabled'
  | 'requestDevice'
  | 'connect'
  | 'disconnect'
  | 'getServices'
  | 'startNotifications'
  | 'write'
  | 'writeWithoutResponse'
>

interface NativeHandle extends Characteristic {
  readonly service: string
}

const CONNECT_MS = 20_000

/** Known adapters, or with `all` every device in range. */
export async function chooseNativeBluetooth(
  all: boolean,
  ble: BlePlugin = BleClient,
): Promise<AdapterChoice> {
  try {
    await ble.initialize({ androidNeverForLocation: true })
    if (!(await ble.isEnabled())) return { kind: 'failed', why: 'bluetoothOff', reason: 'Bluetooth is off.' }
    const services = [...ADAPTER_SERVICES]
    const device = await ble.requestDevice({
      ...(all ? {} : { services }),
      optionalServices: services,
      displayMode: 'list',
    })
    const name = device.name ?? 'Bluetooth adapter'
    return {
      kind: 'chosen',
      adapter: {
        device: { id: device.deviceId, name, paired: true, connected: false },
        ways: [gattTransport(peripheralOf(ble, device.deviceId, name))],
      },
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return /cancel|no device found/i.test(reason)
      ? { kind: 'closed' }
      : { kind: 'failed', why: 'refused', reason }
  }
}

function peripheralOf(ble: BlePlugin, id: string, name: string): GattPeripheral<NativeHandle> {
  let leaving = false
  return {
    name,
    async connect(onLost) {
      leaving = false
      // The phone refuses a second link if an old one is still open.
      await ble.disconnect(id).catch(() => {})
      await ble.connect(id, () => !leaving && onLost(), { timeout: CONNECT_MS })
      return (await ble.getServices(id)).map(serviceOf)
    },
    listen: ({ service, uuid }, onBytes) =>
      ble.startNotifications(id, service, uuid, (value) =>
        onBytes(new Uint8Array(value.buffer, value.byteOffset, value.byteLength)),
      ),
    send({ service, uuid, writeWithoutResponse }, piece) {
      const value = new DataView(new Uint8Array(piece).buffer)
      return writeWithoutResponse
        ? ble.writeWithoutResponse(id, service, uuid, value)
        : ble.write(id, service, uuid, value)
    },
    disconnect() {
      leaving = true
      return ble.disconnect(id)
    },
  }
}

function serviceOf({ uuid: service, characteristics }: BleService): GattService<NativeHandle> {
  return {
    uuid: service,
    characteristics: characteristics.map(({ uuid, properties }) => {
      const { notify, indicate, write, writeWithoutResponse } = properties
      return { service, uuid, notify, indicate, write, writeWithoutResponse }
    }),
  }
}
