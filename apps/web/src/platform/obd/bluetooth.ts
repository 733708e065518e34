import {
  BLE_PIECE_BYTES,
  BLUETOOTH_PROFILES,
  type Characteristic,
  chooseCharacteristics,
  inPieces,
  NO_ADAPTER_SERVICE,
  type OpenTransport,
  type Transport,
} from '@tappet/obd'

export interface GattService<Handle extends Characteristic = Characteristic> {
  readonly uuid: string
  readonly characteristics: readonly Handle[]
}

export interface GattPeripheral<Handle extends Characteristic = Characteristic> {
  readonly name: string
  /** Lists the services; `onLost` is called when the link is lost. */
  connect(onLost: () => void): Promise<readonly GattService<Handle>[]>
  listen(characteristic: Handle, onBytes: (bytes: Uint8Array) => void): Promise<void>
  send(characteristic: Handle, piece: Uint8Array): Promise<void>
  disconnect(): Promise<void>
}

export const ADAPTER_SERVICES: readonly string[] = BLUETOOTH_PROFILES.map(({ service }) => service)

/** Characteristics are found by property; writes go in pieces, one after the other. */
export function gattTransport<Handle extends Characteristic>(
  peripheral: GattPeripheral<Handle>,
): OpenTransport {
  return async () => {
    let onBytes: (bytes: Uint8Array) => void = () => {}
    let onClosed: (reason: string) => void = () => {}
    const services = await peripheral.connect(() => onClosed('The Bluetooth link ended.'))
    const chosen = chooseIn(services)
    if (chosen === null) {
      await peripheral.disconnect()
      throw new Error(NO_ADAPTER_SERVICE)
    }
    await peripheral.listen(chosen.listen, (bytes) => onBytes(bytes))
    let sending: Promise<void> = Promise.resolve()
    const transport: Transport = {
      name: peripheral.name,
      write(bytes) {
        sending = sending.then(async () => {
          for (const piece of inPieces(bytes, BLE_PIECE_BYTES)) await peripheral.send(chosen.send, piece)
        })
        return sending
      },
      onBytes(listener) {
        onBytes = listener
      },
      onClosed(listener) {
        onClosed = listener
      },
      close: () => peripheral.disconnect(),
    }
    return transport
  }
}

// A device may also notify about its battery.
function chooseIn<Handle extends Characteristic>(services: readonly GattService<Handle>[]) {
  const rank = ({ uuid }: GattService) => {
    const place = ADAPTER_SERVICES.indexOf(uuid.toLowerCase())
    return place < 0 ? ADAPTER_SERVICES.length : place
  }
  const ordered = [...services].sort((one, other) => rank(one) - rank(other))
  for (const { characteristics } of ordered) {
    const pair = chooseCharacteristics(characteristics)
    if (pair !== null) return pair
  }
  return null
}
