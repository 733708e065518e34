import { type Connected, type Connection, connect } from '../src/connection.ts'
import { type Clock, type ObdDevice, pause } from '../src/transport.ts'
import { simulatedAdapter } from './adapter.ts'
import { type Car, simulatedCar } from './car.ts'
import { CARS } from './cars.data.ts'
import { driven } from './drive.ts'
import { between, draw, type Randomness } from './randomness.ts'

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

/** The demo: adapters that are found with the stated probability, and the made-up car behind them. */
export interface Simulation {
  /** Devices that can be connected without a search. */
  readonly known: readonly ObdDevice[]
  /** Engine off, ignition on; it is driven while live values are read. */
  readonly car: Car
  find(): Promise<readonly ObdDevice[]>
  connect(deviceId: string): Promise<Connected>
}

/** Between two polls of one page the engine runs on. */
const RUNS_ON_MS = 1_500

/**
 * Stated times, stated probabilities, and under them the real dialogue with a simulated adapter byte by byte. Time and
 * randomness are given, so that a test decides both.
 */
export function statedSimulation({ clock, randomness, newId }: SimulationOptions): Simulation {
  const car = simulatedCar(CARS.demo)
  const [engine] = car.units
  if (engine === undefined) throw new Error('a car without an engine')
  const drive = driven(engine, clock)
  let devices: readonly ObdDevice[] = []

  // The bytes take less than the stated time; the rest is waited for.
  const lasting = async <T>(milliseconds: number, work: () => Promise<T>): Promise<T> => {
    const end = clock.now() + milliseconds
    const result = await work()
    if (end > clock.now()) await pause(clock, end - clock.now())
    return result
  }
  const demoOf = (connection: Connection): Connection => {
    let polls = 0
    const standing = <T>(work: () => Promise<T>): Promise<T> => {
      drive.stop()
      return work()
    }
    return {
      ...connection,
      codes: () =>
        lasting(STATED.readMs, () =>
          standing(() => {
            const count = randomness() < STATED.codesProbability ? between(randomness, 1, STATED.maxCodes) : 0
            engine.setCodes(draw(randomness, SAMPLE_CODES, count))
            return connection.codes()
          }),
        ),
      snapshot: () => standing(connection.snapshot),
      clear: (proofs) => lasting(STATED.clearMs, () => standing(() => connection.clear(proofs))),
      live(options) {
        drive.start()
        polls += 1
        const poll = polls
        const live = connection.live(options)
        const end = () => poll === polls && drive.stop()
        void live.ended.then(() => clock.after(RUNS_ON_MS, end))
        return live
      },
    }
  }
  return {
    known: MOCK_ADAPTERS,
    car,
    find: () =>
      lasting(STATED.scanMs, async () => {
        const count = randomness() < STATED.findsProbability ? between(randomness, 1, STATED.maxFound) : 0
        devices = draw(randomness, MOCK_ADAPTERS, count)
        return devices
      }),
    connect: (deviceId) =>
      lasting(STATED.connectMs, async () => {
        const device = [...devices, ...MOCK_ADAPTERS].find(({ id }) => id === deviceId)
        const ways = device === undefined ? [] : [simulatedAdapter({ car, clock, name: device.name }).open]
        const connected = await connect({ ways, clock, id: newId() })
        return connected.ok ? { ok: true, connection: demoOf(connected.connection) } : connected
      }),
  }
}
