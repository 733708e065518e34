import type { Unit } from './pid-row.ts'

/** From which value a reading is told to the driver, and where the value comes from. */
export interface Limit {
  readonly value: number
  readonly unit: Unit
  readonly source: string
}

const trims =
  'Fuel trim guides for scan tools: about ±8 to ±10 % is normal, more is lean (+) or rich (-); ecomotif.blogspot.com 2020/07, apextechnation.com fuel-trim-diagnostics'

export const LIMITS = {
  /** The engine computer adds that much fuel to the calculated amount. */
  fuelTrimSign: { value: 10, unit: '%', source: trims },
  fuelTrimCertain: {
    value: 25,
    unit: '%',
    source:
      'Near the end of what engine computers can correct, where P0171 and P0172 are stored: 25 % in many guides, 15 to 50 % in manuals (autodtcs.com; Kia 2015 P0171: 50 %)',
  },
  trimsFromCoolant: {
    value: 60,
    unit: '°C',
    source: 'Below it mixture is not controlled by the oxygen sensor: GM 1997 P0171 enable condition, 60 °C',
  },
  warmerCoolant: { value: 110, unit: '°C', source: 'P0217 is stored from 110 °C (Mazda BT-50)' },
  hotCoolant: {
    value: 118,
    unit: '°C',
    source: 'P0217 is stored from 110 °C (Mazda BT-50) or 118 to 125 °C (racetunefiles.com/dtc/P0217)',
  },
  runningLow: {
    value: 12.5,
    unit: 'V',
    source:
      '12.5 V or less with the engine running is a charging fault: calendar-australia.com, Is 12.9 volts bad',
  },
  runningHigh: {
    value: 15,
    unit: 'V',
    source: '13 to 15 V is healthy with the engine running: the same page',
  },
  restingLow: {
    value: 12.2,
    unit: 'V',
    source: 'Half charged at rest: engineerfix.com, How many volts should your car battery have',
  },
  runningFrom: {
    value: 400,
    unit: 'rpm',
    source: 'Below it a starter turns the engine. Judged, not reviewed',
  },
} as const satisfies Record<string, Limit>

/** Values from `from` to `to`, ends included; Infinity: no end. */
export interface Zone {
  readonly from: number
  readonly to: number
  readonly tone: 'soon' | 'now'
  readonly side: 'low' | 'high'
}

/** What the same unit told last; null: nothing. */
export interface EngineNow {
  readonly rpm: number | null
  readonly coolant: number | null
}

const high = ({ value }: Limit, tone: Zone['tone'], to = Number.POSITIVE_INFINITY): Zone => ({
  from: value,
  to,
  tone,
  side: 'high',
})
const low = ({ value }: Limit, tone: Zone['tone']): Zone => ({
  from: Number.NEGATIVE_INFINITY,
  to: value,
  tone,
  side: 'low',
})
const mirrored = ({ from, to, tone }: Zone): Zone => ({ from: -to, to: -from, tone, side: 'low' })

/** The worst first. */
const COOLANT = [
  high(LIMITS.hotCoolant, 'now'),
  high(LIMITS.warmerCoolant, 'soon', LIMITS.hotCoolant.value),
] as const

const LEAN = [
  high(LIMITS.fuelTrimCertain, 'now'),
  high(LIMITS.fuelTrimSign, 'soon', LIMITS.fuelTrimCertain.value),
]
const TRIM = LEAN.flatMap((zone) => [zone, mirrored(zone)])

const RUNNING = [low(LIMITS.runningLow, 'soon'), high(LIMITS.runningHigh, 'soon')]
const RESTING = [low(LIMITS.restingLow, 'soon'), high(LIMITS.runningHigh, 'soon')]
const NO_ZONES: readonly Zone[] = []

function voltage({ rpm }: EngineNow): readonly Zone[] {
  if (rpm === null || rpm === 0) return RESTING
  // A starter pulls every battery down.
  return rpm < LIMITS.runningFrom.value ? NO_ZONES : RUNNING
}

const trim = ({ coolant }: EngineNow): readonly Zone[] =>
  coolant !== null && coolant < LIMITS.trimsFromCoolant.value ? NO_ZONES : TRIM

const ZONES: Readonly<Record<number, (now: EngineNow) => readonly Zone[]>> = {
  5: () => COOLANT,
  6: trim,
  7: trim,
  8: trim,
  9: trim,
  66: voltage,
}

/** Where a parameter is too low or too high, in its own unit, the worst first; none for most. */
export const zonesOf = (pid: number, now: EngineNow): readonly Zone[] => ZONES[pid]?.(now) ?? NO_ZONES

export const zoneAt = (zones: readonly Zone[], value: number): Zone | null =>
  zones.find(({ from, to }) => value >= from && value <= to) ?? null
