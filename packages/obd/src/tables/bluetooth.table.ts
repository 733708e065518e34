/**
 * Bluetooth LE services that adapters offer, for the chooser's filters. Within a service the characteristic is chosen
 * by property (see chooseCharacteristics), since some devices swap the two. Many adapters advertise none of these:
 * always offer "all devices" as well.
 */
export interface BluetoothProfile {
  readonly name: string
  readonly service: string
  /** What is usually found there; a hint, not a rule. */
  readonly notify: string
  readonly write: string
}

const short = (digits: string) => `0000${digits}-0000-1000-8000-00805f9b34fb`

export const BLUETOOTH_PROFILES: readonly BluetoothProfile[] = [
  {
    name: 'Generic, Veepeak, Carista, OBDLink CX',
    service: short('fff0'),
    notify: short('fff1'),
    write: short('fff2'),
  },
  { name: 'HM-10 type, LELink', service: short('ffe0'), notify: short('ffe1'), write: short('ffe1') },
  { name: 'Vgate iCar Pro, IOS-Vlink', service: short('18f0'), notify: short('2af0'), write: short('2af1') },
  {
    name: 'Vgate, other firmware',
    service: 'e7810a71-73ae-499d-8c15-faa9aef0c3f2',
    notify: 'bef8d6c9-9c21-4c9e-b632-bd58c1009f9f',
    write: 'bef8d6c9-9c21-4c9e-b632-bd58c1009f9f',
  },
  {
    name: 'Nordic UART',
    service: '6e400001-b5a3-f393-e0a9-e50e24dcca9e',
    notify: '6e400003-b5a3-f393-e0a9-e50e24dcca9e',
    write: '6e400002-b5a3-f393-e0a9-e50e24dcca9e',
  },
  {
    name: 'Microchip transparent UART',
    service: '49535343-fe7d-4ae5-8fa9-9fafd205e455',
    notify: '49535343-1e4d-4bd9-ba61-23c647249616',
    write: '49535343-8841-43f4-a8d4-ecbe34729bb3',
  },
  {
    name: 'Telit terminal I/O',
    service: short('fefb'),
    notify: '00000002-0000-1000-8000-008025000000',
    write: '00000001-0000-1000-8000-008025000000',
  },
]

/** Serial port profile of classic Bluetooth. */
export const SERIAL_PORT_SERVICE = '00001101-0000-1000-8000-00805f9b34fb'

/** Bytes of one write or notification on a link whose packet size was never negotiated. */
export const BLE_PIECE_BYTES = 20

export interface Characteristic {
  readonly uuid: string
  readonly notify: boolean
  readonly indicate: boolean
  readonly write: boolean
  readonly writeWithoutResponse: boolean
}

/** Picks by property the characteristic to listen on and the one to write to; null when the service offers no such pair. */
export function chooseCharacteristics<T extends Characteristic>(
  characteristics: readonly T[],
): { listen: T; send: T } | null {
  const listen =
    characteristics.find(({ notify }) => notify) ?? characteristics.find(({ indicate }) => indicate)
  const writable = characteristics.filter(({ write, writeWithoutResponse }) => write || writeWithoutResponse)
  const send = writable.find(({ uuid }) => uuid !== listen?.uuid) ?? writable[0]
  return listen === undefined || send === undefined ? null : { listen, send }
}

/** Why the link to a device that is no adapter is not opened: the doctor knows it by this. */
export const NO_ADAPTER_SERVICE = 'This device offers no service that an OBD adapter would.'
