import { failedReading } from '../src/car/reading.ts'
import type { Connection } from '../src/connection.ts'
import { connect } from '../src/connection.ts'
import type { AdapterDriver } from '../src/scanner/driver.ts'
import type { ObdDevice } from '../src/scanner/state.ts'
import type { Clock } from '../src/transport.ts'
import { pause } from '../src/transport.ts'
import { simulatedAdapter } from './adapter.ts'
import type { Car } from './car.ts'
import { simulatedCar } from './car.ts'
import { CARS } from './cars.data.ts'
import type { Randomness } from './randomness.ts'
import { between, draw } from './randomness.ts'

/** The stated times and probabilities of the demo. */
export const STATED = {
  scanMs: 2_000,
  findsProbability: 0.6,
  maxFound: 2,
  connectMs: 1_500,
  readMs: 3_000,
  codesProbability: 0.7,
  maxCodes: 3,
  clearMs: 2_000,
} as const

export const MOCK_ADAPTERS: readonly ObdDevice[] = [
  { id: 'demo-elm327', name: 'Demo ELM327', paired: false, connected: false },
  { id: 'demo-vlink', name: 'Demo V-LINK', paired: true, connected: false },
  { id: 'demo-obdlink', name: 'Demo OBD Mini', paired: false, connected: false },
]

export const SAMPLE_CODES: readonly string[] = [
  'P0300',
  'P0420',
  'P0171',
  'P0128',
  'P0442',
  'P0455',
  'P0301',
  'P0113',
  'C0035',
  'U0100',
]

export interface SimulationOptions {
  readonly clock: Clock
  readonly randomness: Randomness
  readonly newId: () => string
}

export interface Simulation extends AdapterDriver {
  /** The car behind the demo adapters: engine off, ignition on. */
  readonly car: Car
}

/**
 * The demo behind the adapters' interface: stated times, stated probabilities, and under them the real driver talking to a
 * simulated adapter byte by byte. Time and randomness are given, so that a test decides both.
 */
export function statedSimulation({ clock, randomness, newId }: SimulationOptions): Simulation {
  const car = simulatedCar(CARS.demo)
  let connection: Connection | null = null
  let found: readonly ObdDevice[] = []

  // The bytes take less than the stated time; the rest is waited for.
  const lasting = async <T>(milliseconds: number, work: () => Promise<T>): Promise<T> => {
    const end = clock.now() + milliseconds
    const result = await work()
    if (end > clock.now()) await pause(clock, end - clock.now())
    return result
  }
  return {
    isDemo: true,
    known: MOCK_ADAPTERS,
    car,
    find: () =>
      lasting(STATED.scanMs, async () => {
        const count = randomness() < STATED.findsProbability ? between(randomness, 1, STATED.maxFound) : 0
        found = draw(randomness, MOCK_ADAPTERS, count)
        return found
      }),
    connect: (deviceId) =>
      lasting(STATED.connectMs, async () => {
        const device = [...found, ...MOCK_ADAPTERS].find(({ id }) => id === deviceId)
        const ways = device === undefined ? [] : [simulatedAdapter({ car, clock, name: device.name }).open]
        const connected = await connect({ ways, clock, id: newId() })
        connection = connected.ok ? connected.connection : null
        return connected
      }),
    async disconnect() {
      await connection?.close()
      connection = null
    },
    codes: () =>
      lasting(STATED.readMs, async () => {
        if (connection === null) return failedReading({ kind: 'notReady' })
        const count = randomness() < STATED.codesProbability ? between(randomness, 1, STATED.maxCodes) : 0
        car.units[0]?.setCodes(draw(randomness, SAMPLE_CODES, count))
        return connection.codes()
      }),
    clear: (proofs) =>
      lasting(STATED.clearMs, async () =>
        connection === null ? { kind: 'failed', failure: { kind: 'notReady' } } : connection.clear(proofs),
      ),
    connection: () => connection,
  }
}
