import { describe, expect, it } from 'vitest'
import { simulatedAdapter } from '../testing/adapter.ts'
import { type CarModel, simulatedCar } from '../testing/car.ts'
import { CARS } from '../testing/cars.data.ts'
import { virtualClock } from '../testing/clock.ts'
import {
  BLE,
  type ChipModel,
  CLONE,
  ELM327,
  type Faults,
  type LinkModel,
  SERIAL_38400,
  STUBBORN_CLONE,
} from '../testing/faults.ts'
import { allCodes } from './car/told-codes.ts'
import { connect } from './connection.ts'
import type { FindingId, NoteId } from './doctor/findings.table.ts'

interface Case {
  readonly name: string
  readonly faults?: Faults
  readonly chip?: ChipModel
  readonly link?: LinkModel
  readonly ignitionOff?: boolean
  readonly searchMs?: number
  /** What the doctor says: 'well' means that the codes were read, and rightly. */
  readonly finding: FindingId
  readonly notes?: readonly NoteId[]
}

const CASES: readonly Case[] = [
  { name: 'nothing wrong', finding: 'well', notes: [] },
  { name: 'a clone that lacks half of the commands', chip: CLONE, finding: 'well', notes: ['clone'] },
  {
    name: 'a clone that echoes and hides headers',
    chip: STUBBORN_CLONE,
    finding: 'well',
    notes: ['clone', 'stuckEcho'],
  },
  { name: 'a clone that knows no ATE0', chip: { ...CLONE, lacks: /^(ST|AT@1|ATE0)/ }, finding: 'well' },
  { name: 'Bluetooth LE in pieces of 20 bytes', link: BLE, finding: 'well', notes: [] },
  { name: 'a slow serial line', link: SERIAL_38400, finding: 'well', notes: [] },
  { name: 'a search of 14 s', searchMs: 14_000, finding: 'well', notes: [] },
  { name: 'a search of 27 s', searchMs: 27_000, finding: 'well', notes: [] },
  { name: 'NUL bytes', faults: { nulBytes: true }, finding: 'well', notes: [] },
  { name: 'stray prompts', faults: { strayPrompts: true }, finding: 'well', notes: ['strayBytes'] },
  { name: 'strangers on the bus', faults: { strangers: true }, finding: 'well', notes: [] },
  { name: 'damaged lines', faults: { damagedLines: 2 }, finding: 'well', notes: ['damagedLines'] },
  { name: 'a busy bus', faults: { busyTimes: 2 }, finding: 'well' },
  { name: 'a silent restart', faults: { forgetsAfter: 15 }, finding: 'well', notes: ['restarted'] },
  { name: 'a brown-out', faults: { brownsOutAfter: 15 }, finding: 'well', notes: ['restarted'] },
  {
    name: 'a link that breaks once in the set-up',
    faults: { dropsOnceAfter: 5 },
    finding: 'well',
    notes: ['reconnected'],
  },
  {
    name: 'a link that breaks once in the session',
    faults: { dropsOnceAfter: 14 },
    finding: 'well',
    notes: ['reconnected'],
  },
  {
    name: 'a clone that drops the link on a reset',
    chip: { ...CLONE, lacks: /^(ST|AT@1|ATD$|ATWS)/ },
    faults: { dropsOnReset: true },
    finding: 'well',
    notes: ['reconnected', 'clone'],
  },
  { name: 'ignition off', ignitionOff: true, finding: 'noCar' },
  {
    name: 'not plugged into the car',
    faults: { unplugged: true },
    finding: 'notPluggedIn',
    notes: ['lowVoltage'],
  },
  { name: 'a short on the bus', faults: { busShort: true }, finding: 'busFault' },
  { name: 'the wrong speed', faults: { wrongBaud: true }, finding: 'garbled' },
  { name: 'an adapter that says nothing', faults: { mute: true }, finding: 'mute' },
  { name: 'a GPS mouse', faults: { answersOnly: '$GPGGA,120000,4807.0,N\r\n' }, finding: 'noPrompt' },
  { name: 'a modem with a prompt', faults: { answersOnly: 'ERROR\r\n>' }, finding: 'notAnAdapter' },
  {
    name: 'a link that breaks in the set-up every time',
    faults: { dropsAfter: 5 },
    finding: 'droppedAtStart',
  },
  { name: 'an adapter that hangs in the set-up', faults: { hangsAfter: 5 }, finding: 'hungAtStart' },
  { name: 'an adapter that hangs in the session', faults: { hangsAfter: 14 }, finding: 'hung' },
  { name: 'a link that breaks in the session for good', faults: { dropsAfter: 14 }, finding: 'dropped' },
]

// A car of the new standard is named as one wherever another car would have been read.
const READ_FINDINGS: readonly FindingId[] = ['well', 'hung', 'dropped']

async function drive(model: CarModel, { chip = ELM327, link, faults = {}, ignitionOff, searchMs }: Case) {
  const clock = virtualClock()
  const car = simulatedCar(searchMs === undefined ? model : { ...model, searchMs })
  if (ignitionOff) car.ignition = 'off'
  const adapter = simulatedAdapter({ car, clock, chip, faults, ...(link === undefined ? {} : { link }) })
  const connected = await clock.until(connect({ ways: [adapter.open], clock, id: 'bench' }))
  if (!connected.ok)
    return { adapter, diagnosis: connected.diagnosis, codes: null, failure: connected.failure.kind }
  const { connection } = connected
  const codes = await clock.until(connection.codes())
  const vehicle = codes.kind === 'failed' ? null : await clock.until(connection.vehicle())
  return {
    adapter,
    diagnosis: connection.diagnosis(),
    codes: codes.kind === 'failed' ? null : codes,
    failure: codes.kind === 'failed' ? codes.failure.kind : null,
    vin: vehicle?.kind === 'complete' ? (vehicle.value.vin?.text ?? null) : null,
  }
}

const expectedCodes = (model: CarModel) => [...new Set(model.units.flatMap(({ stored }) => stored))].sort()

describe.each(Object.entries<CarModel>(CARS))('car %s', (_, model) => {
  const isUds = model.units.some(({ onUds }) => onUds !== null)
  const isNamed = model.units.every(({ standard }) => standard !== 'unnamed')
  it.each(CASES.map((each) => [each.name, each] as const))('%s', async (_name, each) => {
    const { adapter, diagnosis, codes, failure, vin } = await drive(model, each)
    expect(adapter.interruptions()).toBe(0)
    expect(adapter.received.filter((command) => command.startsWith('04'))).toEqual([])
    if (isUds && READ_FINDINGS.includes(each.finding)) {
      if (each.finding === 'well') {
        // Without a standard nothing tells how many codes there are: no reading is complete.
        expect(diagnosis.finding).toBe(isNamed ? 'j1979two' : 'perhapsJ1979two')
        expect([failure, codes?.kind]).toEqual([null, isNamed ? 'complete' : 'partial'])
        expect(codes === null ? null : allCodes(codes.value.stored).sort()).toEqual(expectedCodes(model))
        if (each.chip !== STUBBORN_CLONE && isNamed) expect(vin).toBe(model.units[0]?.vin)
      } else expect([codes, failure]).toEqual([null, expect.stringMatching(/closed|silent/)])
      return
    }
    expect(diagnosis.finding).toBe(each.finding)
    if (each.notes !== undefined) expect(diagnosis.notes).toEqual(expect.arrayContaining([...each.notes]))
    if (each.notes?.length === 0) expect(diagnosis.notes).toEqual([])
    if (each.finding !== 'well') return expect(codes).toBeNull()
    if (codes === null) throw new Error(`not read: ${failure}`)
    expect(codes).toMatchObject({ kind: 'complete', value: { stored: { kind: 'complete' } } })
    expect(allCodes(codes.value.stored).sort()).toEqual(expectedCodes(model))
    if (each.chip !== STUBBORN_CLONE) expect(vin).toBe(model.units[0]?.vin)
  })
})
