/**
 * What a scan says beside its codes: signs in live values, freeze frame, on-board tests and readiness. What was not read says nothing, and a
 * value that the car made up for a demo is the caller's to mark.
 */
import {
  allCodes,
  type CodesReading,
  codesOf,
  type Limit,
  leadUnit,
  type MonitorTest,
  type PidValue,
  type UnitFreezeFrame,
  type UnitReadiness,
} from '@tappet/obd'
import type { Sensed } from '../../saved/case.ts'
import { findingsOfCodes } from '../codes.ts'
import { familiesOf } from '../knowledge.ts'
import { FROZEN_SITUATIONS, MISFIRE_MONITORS, MONITORED, SIGN_RATIOS, THRESHOLDS } from './scan.table.ts'
import { NOTHING_SENSED } from './sensed.ts'

/** Values of one PID of service 01, as @tappet/obd reads them. */
export type ReadValue = { readonly ecu?: string; readonly pid: number; readonly values: readonly PidValue[] }

export type CarReadings = {
  codes?: CodesReading | null
  values?: readonly ReadValue[]
  freezeFrames?: readonly UnitFreezeFrame[] | null
  readiness?: readonly UnitReadiness[] | null
  monitorTests?: readonly MonitorTest[]
  volts?: number | null
}

/** One sign in a reading. A ratio instead of a state where the reading points to the finding without showing it. */
export type Sign = {
  finding: string
  state: 'present' | 'absent' | { ratio: number }
  why: string
  source: string
}

const PIDS = {
  coolant: 0x05,
  shortTrims: [0x06, 0x08],
  longTrims: [0x07, 0x09],
  rpm: 0x0c,
  runTime: 0x1f,
  moduleVolts: 0x42,
} as const

type Numbers = (pid: number) => number | null

const numbersOf =
  (values: readonly ReadValue[]): Numbers =>
  (pid) => {
    const number = values.find((each) => each.pid === pid)?.values[0]?.value
    return typeof number === 'number' ? number : null
  }

/** Values of one unit, the engine's where it told any: a gearbox has speeds of its own. */
function ofOneUnit(values: readonly ReadValue[]): readonly ReadValue[] {
  const lead = leadUnit(values.map(({ ecu = '' }) => ecu))
  return values.filter(({ ecu = '' }) => ecu === lead)
}

const isAtLeast = (value: number | null, { value: least }: Limit) => value !== null && value >= least
const round = (value: number) => Math.round(value * 10) / 10

function trimSigns(numberOf: Numbers, when: string): Sign[] {
  const coolant = numberOf(PIDS.coolant)
  if (coolant !== null && coolant < THRESHOLDS.trimsFromCoolant.value) return []
  const banks = PIDS.longTrims.flatMap((pid, bank) => {
    const long = numberOf(pid)
    return long === null ? [] : [long + (numberOf(PIDS.shortTrims[bank] ?? pid) ?? 0)]
  })
  return (['sign_lean', 'sign_rich'] as const).flatMap((finding) => {
    if (banks.length === 0) return []
    const worst = Math.max(...banks.map((sum) => (finding === 'sign_lean' ? sum : -sum)))
    const { fuelTrimSign, fuelTrimCertain } = THRESHOLDS
    const state =
      worst >= fuelTrimCertain.value
        ? ('present' as const)
        : { ratio: worst >= fuelTrimSign.value ? SIGN_RATIOS.trim : SIGN_RATIOS.trimFine }
    const sum = round(finding === 'sign_lean' ? worst : -worst)
    const source = worst >= fuelTrimCertain.value ? fuelTrimCertain.source : fuelTrimSign.source
    return [{ finding, state, why: `fuel trims of ${sum > 0 ? '+' : ''}${sum} % ${when}`, source }]
  })
}

function coolantSigns(numberOf: Numbers): Sign[] {
  const coolant = numberOf(PIDS.coolant)
  if (coolant === null) return []
  const { hotCoolant, coldCoolant, warmCoolant, warmAfter } = THRESHOLDS
  const why = `coolant at ${Math.round(coolant * 1.8 + 32)} °F (${Math.round(coolant)} °C)`
  if (coolant >= hotCoolant.value)
    return [{ finding: 'overheats', state: 'present', why, source: hotCoolant.source }]
  if (coolant >= warmCoolant.value)
    return [{ finding: 'temp_gauge_low', state: 'absent', why, source: warmCoolant.source }]
  const seconds = numberOf(PIDS.runTime)
  if (coolant >= coldCoolant.value || !isAtLeast(seconds, warmAfter)) return []
  const minutes = Math.round((seconds ?? 0) / 60)
  const after = `${why} after ${minutes} minutes of running`
  return [
    {
      finding: 'temp_gauge_low',
      state: 'present',
      why: after,
      source: `${coldCoolant.source}. ${warmAfter.source}`,
    },
  ]
}

function voltageSigns(numberOf: Numbers, atPlug: number | null): Sign[] {
  const volts = atPlug ?? numberOf(PIDS.moduleVolts)
  const rpm = numberOf(PIDS.rpm)
  if (volts === null || rpm === null) return []
  const { runningFrom, runningLow, runningFine, runningHigh, restingLow, restingFine } = THRESHOLDS
  const sign = (finding: string, state: Sign['state'], source: string): Sign => {
    const engine = rpm === 0 ? 'off' : 'running'
    return { finding, state, why: `${round(volts)} V with the engine ${engine}`, source }
  }
  if (rpm === 0) {
    if (volts <= restingLow.value) return [sign('sign_battery_low', 'present', restingLow.source)]
    return volts >= restingFine.value ? [sign('sign_battery_low', 'absent', restingFine.source)] : []
  }
  if (rpm < runningFrom.value) return []
  if (volts <= runningLow.value) return [sign('sign_charge_low', 'present', runningLow.source)]
  if (volts > runningHigh.value) return [sign('sign_charge_high', 'present', runningHigh.source)]
  return volts >= runningFine.value ? [sign('sign_charge_low', 'absent', runningFine.source)] : []
}

function misfireSigns(tests: readonly MonitorTest[], isComplete: boolean): Sign[] {
  const { first, last, average, count } = MISFIRE_MONITORS
  const counters = tests.filter(
    ({ monitorId, testId }) =>
      monitorId >= first && monitorId <= last && (testId === average || testId === count),
  )
  const source = 'Service 06, monitors A1 to AD, tests 0B and 0C: SAE J1979-DA'
  const failed = counters.find(({ passed }) => !passed)
  if (failed !== undefined)
    return [
      {
        finding: 'misfire',
        state: 'present',
        why: `the engine computer counted ${failed.value} misfires, more than it allows`,
        source,
      },
    ]
  const most = Math.max(0, ...counters.map(({ value }) => value))
  if (most > 0)
    return [
      {
        finding: 'misfire',
        state: { ratio: SIGN_RATIOS.misfireCounted },
        why: `the engine computer counted ${most} misfires, fewer than its limit`,
        source,
      },
    ]
  const hasAverage = counters.some(({ testId }) => testId === average)
  return hasAverage && isComplete
    ? [
        {
          finding: 'misfire',
          state: { ratio: SIGN_RATIOS.misfireNone },
          why: 'the engine computer counted no misfire in ten drives',
          source,
        },
      ]
    : []
}

const frozenNumbers = ({ values }: UnitFreezeFrame): Numbers => numbersOf(values)

function frozenSigns(frames: readonly UnitFreezeFrame[]): Sign[] {
  return frames.flatMap((frame) => {
    const numberOf = frozenNumbers(frame)
    const situations = FROZEN_SITUATIONS.flatMap(({ finding, pid, from, to, words }) => {
      const value = numberOf(pid)
      return value === null || value < from || value > to
        ? []
        : [
            {
              finding,
              state: 'present' as const,
              why: `when ${frame.code} was stored, ${words}`,
              source: 'judged, not reviewed',
            },
          ]
    })
    // Trims that were fine when another fault was stored say nothing of now.
    const trims = trimSigns(numberOf, `when ${frame.code} was stored`).filter(
      ({ state }) => state === 'present',
    )
    return [...situations, ...trims]
  })
}

function completeMonitors(readiness: readonly UnitReadiness[]): Set<string> {
  const supported = readiness.flatMap(({ readiness: { monitors } }) =>
    monitors.filter((each) => each.supported),
  )
  const open = new Set(supported.filter(({ complete }) => !complete).map(({ id }) => id))
  return new Set(supported.map(({ id }) => id).filter((id) => !open.has(id)))
}

const isReadInFull = (codes: CodesReading) => codes.stored.kind === 'complete'

function missingCodeSigns(codes: CodesReading, complete: ReadonlySet<string>): Sign[] {
  if (!isReadInFull(codes)) return []
  const there = new Set(findingsOfCodes(codesOf(codes), familiesOf))
  return Object.entries(MONITORED).flatMap(([monitor, families = []]) =>
    complete.has(monitor)
      ? families
          .filter((finding) => !there.has(finding))
          .map((finding) => ({
            finding,
            state: 'absent' as const,
            why: 'the car has finished this test of its own and stored no such code',
            source: 'Readiness of service 01, PID 01: SAE J1979',
          }))
      : [],
  )
}

export function pendingOnly({ stored, pending, permanent }: CodesReading): string[] {
  const confirmed = new Set([stored, permanent].flatMap(allCodes))
  return allCodes(pending).filter((code) => !confirmed.has(code))
}

/** The signs of a scan, each with its threshold's source. An incomplete readiness monitor says nothing of its codes. */
export function signsOf(readings: CarReadings): Sign[] {
  const { codes, values = [], freezeFrames, readiness, monitorTests = [], volts = null } = readings
  const numberOf = numbersOf(ofOneUnit(values))
  const complete = completeMonitors(readiness ?? [])
  return [
    ...trimSigns(numberOf, 'now'),
    ...coolantSigns(numberOf),
    ...voltageSigns(numberOf, volts),
    ...misfireSigns(monitorTests, complete.has('misfire')),
    ...frozenSigns(freezeFrames ?? []),
    ...(codes == null ? [] : missingCodeSigns(codes, complete)),
  ]
}

/** Without codes, except `pendingCodes`, which tells those that are not confirmed. */
export function senseScan(readings: CarReadings): Sensed {
  const signs = signsOf(readings)
  const pending = readings.codes == null ? [] : pendingOnly(readings.codes)
  return {
    ...NOTHING_SENSED,
    states: signs.flatMap(({ finding, state, why }) =>
      typeof state === 'string' ? [{ finding, state, why }] : [],
    ),
    ratios: [
      ...signs.flatMap(({ finding, state, why }) =>
        typeof state === 'string' ? [] : [{ finding, ratio: state.ratio, why }],
      ),
      ...findingsOfCodes(pending, familiesOf).map((finding) => ({
        finding,
        ratio: SIGN_RATIOS.pendingCode,
        why: 'a code that was seen once and is not confirmed',
      })),
    ],
    pendingCodes: pending,
    codesRead: readings.codes != null,
  }
}
