import { describe, expect, it } from 'vitest'
import { allCodes, isCertainlyEmpty, kindsByUnit, missingIn } from '../src/car/told-codes.ts'
import { ERASED } from '../src/clear/erased.table.ts'
import {
  confirmErasure,
  missingPieces,
  SNAPSHOT_PIECES,
  type Snapshot,
  type SnapshotPiece,
  saveSnapshot,
} from '../src/clear/proofs.ts'
import { connect } from '../src/connection.ts'
import type { Failure } from '../src/dialogue/failure.ts'
import { whyWords } from '../src/doctor/words.ts'
import { isCan } from '../src/tables/protocols.table.ts'
import { simulatedAdapter } from './adapter.ts'
import { type Car, type CarModel, simulatedCar } from './car.ts'
import { CARS } from './cars.data.ts'
import { virtualClock } from './clock.ts'
import { HOSTILE, type HostileAdapter } from './hostile.table.ts'
import { hostile } from './hostile.ts'
import { seededRandomness } from './randomness.ts'

/* What is true of the car is asked of the emulator, never of the product. */

const AT_ONCE = { bitsPerSecond: 1e9, pieceBytes: 4_096, pieceMs: 0 }
const CONFIRMED = ERASED.map(({ id }) => id)
/** A whole answer is delivered at once here, the banner of a search too: it has to come within a request's time. */
const LONGEST_SEARCH_MS = 2_000
const ENGINE_SPEED = 0x0c
/** Each unit has a speed of its own, so that none can pass for another's. */
const speedOf = (unit: number) => 600 + 50 * unit

interface Session {
  readonly car: Car
  /** Every word that a driver is told about what went wrong. */
  readonly told: string
  readonly saidEmpty: boolean
  readonly readInFull: boolean
  /** What was stored durably before the first 04; null when 04 was not sent. */
  readonly savedBefore: Snapshot | null
  readonly sent: number
  readonly sentUnconfirmed: number
  readonly saysCleared: boolean
  readonly wellBesideFailure: boolean
  /** "7E8 P0301" for each code that is shown, "7E8 12 1234" for each value. */
  readonly shownCodes: readonly string[]
  readonly shownValues: readonly string[]
}

async function session(
  model: CarModel,
  { fault, chip = {}, comesBack = false }: HostileAdapter,
): Promise<Session> {
  const clock = virtualClock()
  const car = simulatedCar({ ...model, searchMs: Math.min(model.searchMs, LONGEST_SEARCH_MS) })
  const turning = car.units.filter((unit) => ENGINE_SPEED in unit.model.pids)
  for (const [at, unit] of turning.entries())
    unit.set(ENGINE_SPEED, (4 * speedOf(at)).toString(16).padStart(4, '0'))
  const adapter = simulatedAdapter({ car, clock, link: AT_ONCE, faults: chip })
  const open = hostile(adapter.open, clock, seededRandomness(7), fault, !comesBack)
  const sent = () => adapter.received.filter((command) => command.startsWith('04')).length
  const lines: string[] = []
  const nothing = {
    car,
    saidEmpty: false,
    readInFull: false,
    savedBefore: null,
    sent: 0,
    sentUnconfirmed: 0,
    shownCodes: [],
    shownValues: [],
  }
  const connected = await clock.until(connect({ ways: [open], clock, id: 'bench' }))
  if (!connected.ok) {
    const { finding, say } = connected.diagnosis
    return { ...nothing, told: say, saysCleared: false, wellBesideFailure: finding === 'well', sent: sent() }
  }
  const { connection } = connected
  let wellBesideFailure = false
  const tell = (failure: Failure) => {
    const { finding, say } = connection.diagnosis(failure)
    wellBesideFailure ||= finding === 'well'
    lines.push(whyWords(failure), say)
    if (failure.kind === 'incomplete') lines.push(...failure.missing.map(({ why }) => whyWords(why)))
  }
  const codes = await clock.until(connection.codes())
  if (codes.kind === 'failed') tell(codes.failure)
  else for (const { why } of missingIn(codes.value)) tell(why)
  const values = await clock.until(connection.parameters([ENGINE_SPEED]))
  for (const unit of turning) unit.set(ENGINE_SPEED, '0000')
  const base = {
    ...nothing,
    saidEmpty: isCertainlyEmpty(codes),
    readInFull: codes.kind === 'complete',
    shownCodes:
      codes.kind === 'failed'
        ? []
        : [...kindsByUnit(codes.value)].flatMap(([ecu, of]) =>
            [...of.keys()].map((code) => `${ecu} ${code}`),
          ),
    shownValues:
      values.kind === 'failed'
        ? []
        : values.value.parameters.map((each) => `${each.ecu} ${String(each.values[0]?.value)}`),
  }
  const end = () => ({ ...base, told: lines.join('; '), wellBesideFailure, sent: sent() })
  const snapshot = await clock.until(connection.snapshot())
  if (snapshot.kind === 'failed') {
    tell(snapshot.failure)
    return { ...end(), saysCleared: false }
  }
  let copyOnDisk: Snapshot | null = null
  const saved = await saveSnapshot(snapshot.value, async (copy) => {
    copyOnDisk = structuredClone(copy)
    return 'on disk'
  })
  for (const { gaps } of missingPieces(snapshot.value)) for (const { why } of gaps) tell(why)
  const clear = async (givenUp: Parameters<typeof confirmErasure>[1]) => {
    const confirmed = confirmErasure(CONFIRMED, givenUp)
    if (confirmed === null) throw new Error('not confirmed')
    return clock.until(connection.clear({ saved, confirmed, driverSaysEngineIsOff: true }))
  }
  const whole = missingPieces(snapshot.value).length === 0
  if (!whole) await clear([])
  const sentUnconfirmed = sent()
  const outcome = await clear(SNAPSHOT_PIECES)
  const saysCleared = outcome.kind === 'cleared'
  if (outcome.kind === 'refused' && outcome.failure !== undefined) tell(outcome.failure)
  return { ...end(), savedBefore: sent() > 0 ? copyOnDisk : null, sentUnconfirmed, saysCleared }
}

const held = (car: Car) => car.units.flatMap((unit) => [...unit.holds()])
const storedOf = ({ units }: CarModel) => units.flatMap(({ stored }) => stored)
const pendingOf = ({ units }: CarModel) => units.flatMap(({ pending }) => pending)
/** What is shown and the car does not have. An adapter that hides who answers may show a code, and the value of the engine alone. */
function untrueIn({ car, shownCodes, shownValues, readInFull }: Session, isDamaging: boolean): string[] {
  const codes = car.model.units.flatMap(({ address, stored, pending, permanent }) =>
    [...stored, ...pending, ...(permanent ?? [])].flatMap((code) => [`${address} ${code}`, ` ${code}`]),
  )
  const turning = car.units.filter(({ model }) => ENGINE_SPEED in model.pids)
  const speeds = turning.map(({ model }, at) => `${model.address} ${speedOf(at)}`)
  const wrong = shownCodes
    .filter((code) => !codes.includes(code))
    .map((code) => `shown and not there: ${code}`)
  const mixed = shownValues.filter((value) => !speeds.includes(value) && value !== ` ${speedOf(0)}`)
  if (isDamaging) return readInFull ? wrong : []
  return [...wrong, ...mixed.map((value) => `a value of nobody: ${value}`)]
}

/** Adapters under which one unit is silent to what a clear does not need. */
const SILENT_UNIT = /^last unit missing in the answer to (07|0A)$/
/** Adapters that change the bytes of an answer: a value is read once, a code twice. */
const DAMAGING = /lost|flipped|cut off|glued|contradicting/

const isClassic = ({ units }: CarModel) => units.every(({ onUds }) => onUds === null)

const isGivenUp = (snapshot: Snapshot, wanted: SnapshotPiece) =>
  missingPieces(snapshot).some(({ piece }) => piece === wanted)

/** Codes that 04 erased without a copy, but those that the driver gave up. */
function lostCodes(model: CarModel, snapshot: Snapshot): string[] {
  const { stored, pending } = snapshot.codes
  const saved = [...allCodes(stored), ...allCodes(pending)]
  const erased = [...storedOf(model), ...(isGivenUp(snapshot, 'pending') ? [] : pendingOf(model))]
  return erased.filter((code) => !saved.includes(code))
}

function lostFrames(model: CarModel, snapshot: Snapshot): string[] {
  if (isGivenUp(snapshot, 'freezeFrames')) return []
  const frames =
    snapshot.freezeFrames.kind === 'failed' ? [] : snapshot.freezeFrames.value.map(({ code }) => code)
  return model.units
    .flatMap(({ freezeFrame }) => freezeFrame?.code ?? [])
    .filter((code) => !frames.includes(code))
}

const cars = Object.entries<CarModel>(CARS)

it('the bench has at least fifty hostile adapters, each with a name of its own', () => {
  expect(new Set(HOSTILE.map(({ name }) => name)).size).toBe(HOSTILE.length)
  expect(HOSTILE.length).toBeGreaterThanOrEqual(50)
  expect(cars.length).toBeGreaterThanOrEqual(25)
})

describe.each(HOSTILE.map((each) => [each.name, each] as const))('%s', (_, adapter) => {
  it('with every car: never empty while 0101 says otherwise, no 04 without what is then shown as saved', async () => {
    const wrong: string[] = []
    for (const [name, model] of cars) {
      const outcome = await session(model, adapter)
      const breach = (words: string) => wrong.push(`${name}: ${words}`)
      if (outcome.saidEmpty && storedOf(model).length + pendingOf(model).length > 0)
        breach('said to be empty')
      if (outcome.sent > 1) breach('04 was sent more than once')
      if (outcome.sentUnconfirmed > 0) breach('04 was sent over an unconfirmed gap')
      const { savedBefore } = outcome
      if (outcome.sent > 0 && savedBefore === null) breach('04 was sent without a snapshot')
      if (savedBefore !== null) {
        const lost = lostCodes(model, savedBefore)
        if (lost.length > 0) breach(`erased without being saved: ${lost.join(', ')}`)
        const frames = lostFrames(model, savedBefore)
        if (frames.length > 0) breach(`freeze frames erased without being saved: ${frames.join(', ')}`)
      }
      const remains = held(outcome.car).length > 0 && !model.units.some(({ codesReturn }) => codesReturn)
      if (outcome.saysCleared && remains) breach('said to be cleared')
      if (outcome.wellBesideFailure) breach('the doctor said that all is well beside a failure')
      // Before CAN nothing tells a line that is changed alike each time from one that a unit sent.
      const isUntold =
        adapter.name === 'a contradicting copy of each line' && !isCan(outcome.car.protocol.framing)
      if (!isUntold) for (const words of untrueIn(outcome, DAMAGING.test(adapter.name))) breach(words)
      if (!isClassic(model)) continue
      const isWilling = model.units.every((unit) => unit.refusesClearWith === null && !unit.codesReturn)
      if (SILENT_UNIT.test(adapter.name) && isWilling && !outcome.saysCleared) breach('could not be cleared')
      if (!outcome.readInFull && adapter.says.length === 0) breach(`not read in full: ${outcome.told}`)
      if (!outcome.readInFull && !adapter.says.some((words) => outcome.told.includes(words)))
        breach(`not named: ${outcome.told}`)
    }
    expect(wrong.join('\n')).toBe('')
  })
})
