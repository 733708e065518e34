import { isCan, type Protocol, type ProtocolNumber, protocolNumbered } from '../src/tables/protocols.table.ts'
import { type BusFrame, framesOf } from './bus.ts'
import { simulatedUnit, type Unit, type UnitModel } from './unit.ts'

export interface CarModel {
  readonly name: string
  readonly protocol: ProtocolNumber
  readonly units: readonly UnitModel[]
  /** Filler of CAN frames: 00, 55, AA or FF. */
  readonly padding: number
  /** Milliseconds until the chip has found this car's bus. */
  readonly searchMs: number
  /** The car takes several PIDs in one request. */
  readonly multiPid: boolean
}

export interface Car {
  readonly model: CarModel
  readonly protocol: Protocol
  readonly units: readonly Unit[]
  ignition: 'on' | 'off'
  /** Frames of all units in the order they reach the chip, with their times after the request. */
  answer(
    request: Uint8Array,
    now: number,
    header?: string | null,
  ): { readonly frame: BusFrame; readonly afterMs: number }[]
}

/** Physical addresses of ISO 15765-4: 7E0 is answered as 7E8, DA10F1 as 18DAF110. */
function isFor(header: string, address: string): boolean {
  if (header.length === 3) return Number.parseInt(header, 16) + 8 === Number.parseInt(address, 16)
  return header.startsWith('DA') && address === `18DAF1${header.slice(2, 4)}`
}

/** Milliseconds a frame of eight bytes is on the wire: about 110 bits on CAN; slower buses by their bit rate. */
export function frameMs(protocol: Protocol): number {
  return (110 / protocol.bitsPerSecond) * 1_000
}

export function simulatedCar(model: CarModel): Car {
  const protocol = protocolNumbered(model.protocol)
  if (protocol === null) throw new Error(`no protocol ${model.protocol}`)
  const units = model.units.map(simulatedUnit)
  const onWire = frameMs(protocol)
  return {
    model,
    protocol,
    units,
    ignition: 'on',
    answer(request, now, header = null) {
      const multiPid = model.multiPid && isCan(protocol.framing)
      const reached = units.filter(({ model: { address, makersOwn } }) =>
        header === null ? makersOwn === undefined : isFor(header, address),
      )
      const frames = reached.flatMap((unit) =>
        unit.answers(request, now, multiPid).flatMap(({ payload, afterMs }) =>
          framesOf(protocol, unit.model.address, payload, model.padding).map((frame, index) => ({
            frame,
            afterMs: onWire + afterMs + (index + 1) * onWire,
          })),
        ),
      )
      return frames.sort((one, other) => one.afterMs - other.afterMs)
    },
  }
}
