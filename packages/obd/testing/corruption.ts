import { kindsByUnit } from '../src/car/told-codes.ts'
import { connect } from '../src/connection.ts'
import { simulatedAdapter } from './adapter.ts'
import { type CarModel, simulatedCar } from './car.ts'
import { virtualClock } from './clock.ts'
import { type Fault, hostile } from './hostile.ts'
import { between, type Randomness, seededRandomness } from './randomness.ts'

const DIGITS = '0123456789ABCDEF'
const isToCar = (command: string) => /^[0-9A-F]+$/.test(command)

const everySign = (share: number, change: (sign: string, randomness: Randomness) => string): Fault => {
  return (answer, { command, randomness }) =>
    isToCar(command)
      ? answer.replace(/[0-9A-F]/g, (sign) => (randomness() < share ? change(sign, randomness) : sign))
      : answer
}

/** What a bad link does to the answers of a car. */
export const CORRUPTIONS = {
  digit: everySign(1 / 400, (_, randomness) => DIGITS[between(randomness, 0, 15)] ?? '0'),
  bit: everySign(1 / 400, (sign, randomness) =>
    String.fromCharCode(sign.charCodeAt(0) ^ (1 << between(randomness, 0, 6))),
  ),
  piece: (answer, { command, randomness }) => {
    if (!isToCar(command) || randomness() >= 0.25) return answer
    const at = between(randomness, 0, Math.max(0, answer.length - 2))
    const lost = Math.min(between(randomness, 5, 24), answer.length - 1 - at)
    return answer.slice(0, at) + answer.slice(at + lost)
  },
} as const satisfies Record<string, Fault>

/** What a reading that is called complete shows that the car does not have, and leaves out that it has. */
export interface Untrue {
  readonly isComplete: boolean
  readonly invented: readonly string[]
  readonly missing: readonly string[]
}

/** One session over a bad link: connect, and read the codes. */
export async function corruptSession(model: CarModel, fault: Fault, seed: number): Promise<Untrue> {
  const clock = virtualClock()
  const adapter = simulatedAdapter({ car: simulatedCar(model), clock })
  const open = hostile(adapter.open, clock, seededRandomness(seed), fault, false)
  const nothing = { isComplete: false, invented: [], missing: [] }
  const connected = await clock.until(connect({ ways: [open], clock, id: 'corrupt' }))
  if (!connected.ok) return nothing
  const codes = await clock.until(connected.connection.codes())
  if (codes.kind !== 'complete') return nothing
  const shown = [...kindsByUnit(codes.value)].flatMap(([ecu, of]) =>
    [...of.keys()].map((code) => `${ecu} ${code}`),
  )
  const carCodes = model.units.flatMap(({ address, stored, pending, permanent }) =>
    [...stored, ...pending, ...(permanent ?? [])].map((code) => `${address} ${code}`),
  )
  return {
    isComplete: true,
    invented: shown.filter((code) => !carCodes.includes(code)),
    missing: carCodes.filter((code) => !shown.includes(code)),
  }
}
