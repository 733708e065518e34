import type { Clock } from '../src/transport.ts'
import type { Unit } from './unit.ts'

/** What a driven engine tells at one moment, in the units of SAE J1979. */
interface Moment {
  readonly rpm: number
  readonly kmh: number
  readonly coolant: number
  readonly load: number
  readonly throttle: number
  readonly trim: number
  readonly volts: number
}

const STEP_MS = 200
const CRANKING_SECONDS = 1.5
const LAP_SECONDS = 60
const COLD = 24
const WARM = 92
/** Gearing: turns a minute for each km/h. */
const GEARS = [110, 65, 45, 34] as const

/** Road speed along a lap of a minute: idle, accelerate to 80 km/h, cruise, brake. */
function speedAt(seconds: number): number {
  const at = seconds % LAP_SECONDS
  if (at < 12) return 0
  if (at < 28) return (80 * (at - 12)) / 16
  if (at < 45) return 80 + 2 * Math.sin(at)
  return at < 54 ? (80 * (54 - at)) / 9 : 0
}

/** @param seconds since the key was turned */
function momentAt(seconds: number): Moment {
  if (seconds < CRANKING_SECONDS)
    return { rpm: 230, kmh: 0, coolant: COLD, load: 20, throttle: 14, trim: 0, volts: 10.4 }
  const coolant = WARM - (WARM - COLD) * Math.exp(-seconds / 40)
  const kmh = speedAt(seconds)
  const push = Math.max(0, speedAt(seconds + 1) - kmh)
  const idle = 760 + 6 * (WARM - coolant) + 12 * Math.sin(seconds * 2)
  const gear = GEARS[kmh < 20 ? 0 : kmh < 40 ? 1 : kmh < 60 ? 2 : 3] ?? 34
  const load = kmh === 0 ? 24 : 22 + 9 * push
  // Unmetered air behind the throttle: much of a small air flow, little of a large one.
  const trim = kmh === 0 ? 21 + Math.sin(seconds * 3) : 21 - Math.min(17, load / 3)
  return { rpm: Math.max(idle, kmh * gear), kmh, coolant, load, throttle: 14 + 5 * push, trim, volts: 14.1 }
}

const hex = (value: number, bytes: number) =>
  Math.round(Math.min(256 ** bytes - 1, Math.max(0, value)))
    .toString(16)
    .toUpperCase()
    .padStart(2 * bytes, '0')

const PIDS: Readonly<Record<number, (moment: Moment, seconds: number) => string>> = {
  4: ({ load }) => hex(load * 2.55, 1),
  5: ({ coolant }) => hex(coolant + 40, 1),
  6: ({ trim }) => hex(128 * (1 + trim / 300), 1),
  7: ({ trim }) => hex(128 * (1 + (2 * trim) / 300), 1),
  11: ({ load }) => hex(20 + load, 1),
  12: ({ rpm }) => hex(rpm * 4, 2),
  13: ({ kmh }) => hex(kmh, 1),
  14: ({ rpm, kmh }) => hex((64 + (kmh === 0 ? 10 : 14 + rpm / 250)) * 2, 1),
  16: ({ rpm, load }) => hex(rpm * load * 0.016, 2),
  17: ({ throttle }) => hex(throttle * 2.55, 1),
  31: (_, seconds) => hex(Math.max(0, seconds - CRANKING_SECONDS), 2),
  66: ({ volts }) => hex(volts * 1_000, 2),
}

const AT_REST: Readonly<Record<number, string>> = {
  4: '00',
  5: hex(COLD + 40, 1),
  6: '80',
  7: '80',
  11: '65',
  12: '0000',
  13: '00',
  14: '80',
  16: '0000',
  17: hex(14 * 2.55, 1),
  31: '0000',
  66: hex(12_450, 2),
}

/** An engine that starts cold and is driven, lap by lap, while it runs; off it stands with the ignition on. */
export function driven(engine: Unit, clock: Clock) {
  let since: number | null = null
  let cancel = () => {}
  const tell = (values: (pid: number) => string) => {
    for (const pid of Object.keys(PIDS).map(Number)) engine.set(pid, values(pid))
  }
  const rest = () => {
    since = null
    cancel()
    tell((pid) => AT_REST[pid] ?? '00')
  }
  const step = () => {
    if (since === null) return
    const seconds = (clock.now() - since) / 1_000
    const moment = momentAt(seconds)
    tell((pid) => PIDS[pid]?.(moment, seconds) ?? '00')
    cancel = clock.after(STEP_MS, step)
  }
  rest()
  return {
    start() {
      if (since !== null) return
      since = clock.now()
      step()
    },
    stop: rest,
  }
}
