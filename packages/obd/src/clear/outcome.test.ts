import { describe, expect, it } from 'vitest'
import { type Script, type ScriptedCar, scriptedLink } from '../../testing/scripted-link.ts'
import type { CodesReading } from '../car/told-codes.ts'
import type { Failure } from '../dialogue/failure.ts'
import { clearCodes } from './clear.ts'
import { ERASED } from './erased.table.ts'
import { confirmErasure, missingPieces, type SnapshotPiece, saveSnapshot } from './proofs.ts'
import { takeSnapshot } from './snapshot.ts'

/* Answers as they come from a CAN bus: identifier, length, data. */
const READY = '7E8064101000761E0'
const NO_CODES = { '0101': READY, '03': '7E8024300', '07': '7E8024700', '0A': '7E8024A00' }
const P0301 = '7E80443010301'
const P0301_P0420 = '7E806430203010420'
const P0420 = '7E80443010420'
const ENGINE_OFF = { '0100': '7E8064100BE1FA813', '010C': '7E804410C0000', '010D': '7E803410D00' }
const CLEARED = { '04': '7E80144' }

const CLOSED: Failure = { kind: 'closed', during: '04', reason: 'gone' }
const BUSY: Failure = { kind: 'busy' }

const named = (...names: string[]) => ({
  kind: 'complete' as const,
  value: { units: [{ ecu: '7E8', codes: names }], without: [] },
})
const NONE = { kind: 'complete', value: [] } as const
const codes = (...names: string[]): CodesReading => ({
  stored: named(...names),
  pending: named(),
  permanent: named(),
  status: NONE,
})

/** Clears over a link that says what the script holds; before it, the car had `before`. */
async function clear(
  script: Script,
  { before = codes('P0301'), says = false, car = { units: ['7E8'] } as ScriptedCar } = {},
) {
  const vin = { kind: 'complete', value: null } as const
  const snapshot = { connectionId: 'c', vin, codes: before, freezeFrames: NONE, readiness: NONE }
  const saved = await saveSnapshot(snapshot, async () => 'receipt')
  const confirmed = confirmErasure(ERASED.map(({ id }) => id))
  if (confirmed === null) throw new Error('not confirmed')
  const link = scriptedLink({ ...NO_CODES, ...ENGINE_OFF, ...CLEARED, ...script }, car)
  const outcome = await clearCodes(link, 'c', { saved, confirmed, driverSaysEngineIsOff: says })
  return { outcome, sent: link.sent.filter((request) => request === '04').length }
}

describe('the engine before a clear', () => {
  it('counts as running while any unit tells a speed, though another tells none', async () => {
    const { outcome, sent } = await clear({ '010C': '7E804410C0000\r7E904410C0C1C' }, { says: true })
    expect(outcome).toEqual({ kind: 'refused', reason: 'engineRunning' })
    expect(sent).toBe(0)
  })
  it('is unknown when what came is no speed, and the driver is asked then', async () => {
    const short = { '010C': '7E803410C00' }
    expect(await clear(short)).toEqual({ outcome: { kind: 'refused', reason: 'engineUnknown' }, sent: 0 })
    expect((await clear(short, { says: true })).outcome).toMatchObject({ kind: 'cleared' })
  })
  it('is not asked of the driver when the link is gone: nothing is sent any more', async () => {
    const { outcome, sent } = await clear({ '010C': CLOSED }, { says: true })
    expect(outcome).toEqual({ kind: 'refused', reason: 'linkLost', failure: CLOSED })
    expect(sent).toBe(0)
  })
  it('cannot be asked of a car of another standard: it is not cleared', async () => {
    const { outcome, sent } = await clear({}, { says: true, car: { standard: 'J1979-2' } })
    const failure = { kind: 'otherStandard', certain: true }
    expect(outcome).toEqual({ kind: 'refused', reason: 'otherStandard', failure })
    expect(sent).toBe(0)
  })
})

describe('a clear that no unit confirms', () => {
  const LOST = { '04': 'NO DATA' }
  it('is one when the codes that were there are gone', async () => {
    const { outcome, sent } = await clear(LOST)
    expect(outcome).toMatchObject({ kind: 'cleared', codesLeft: [], codes: { stored: { kind: 'complete' } } })
    expect(sent).toBe(1)
  })
  it('is one when other codes have come since, and names them', async () => {
    const { outcome } = await clear({ ...LOST, '03': P0420 })
    expect(outcome).toMatchObject({ kind: 'cleared', codesLeft: ['P0420'] })
  })
  it('is none while a code that was there is there still', async () => {
    const { outcome } = await clear({ ...LOST, '03': P0301 })
    expect(outcome).toEqual({ kind: 'refused', reason: 'noAnswer' })
    const two = await clear({ ...LOST, '03': P0301_P0420 })
    expect(two.outcome).toEqual({ kind: 'refused', reason: 'noAnswer' })
  })
  it('is none when there were no codes: nothing shows that it happened', async () => {
    const { outcome } = await clear(LOST, { before: codes() })
    expect(outcome).toEqual({ kind: 'refused', reason: 'noAnswer' })
  })
  it('is judged by the codes as well when all that came is "still working"', async () => {
    expect((await clear({ '04': '7E8037F0478' })).outcome).toMatchObject({ kind: 'cleared' })
    const still = await clear({ '04': '7E8037F0478', '03': P0301 })
    expect(still.outcome).toEqual({ kind: 'refused', reason: 'noAnswer' })
  })
})

describe('a clear whose end is not seen', () => {
  it('is never called cleared when the request itself failed', async () => {
    const busy = await clear({ '04': BUSY })
    expect(busy.outcome).toEqual({ kind: 'refused', reason: 'noAnswer', failure: BUSY })
    const lost = await clear({ '04': CLOSED })
    expect(lost.outcome).toEqual({ kind: 'refused', reason: 'linkLost', failure: CLOSED })
  })
  it('is never called cleared when the codes could not be read back', async () => {
    const lost = await clear({ '03': CLOSED })
    expect(lost.outcome).toEqual({ kind: 'refused', reason: 'linkLost', failure: CLOSED })
    const half = await clear({ '07': CLOSED })
    expect(half.outcome).toMatchObject({ reason: 'linkLost', failure: { kind: 'incomplete' } })
    const refused = await clear({ '03': '7E8037F0322' })
    expect(refused.outcome).toMatchObject({ reason: 'notVerified', failure: { kind: 'refused' } })
  })
})

describe('the reason of a refusal', () => {
  it.each([
    ['11', 'notSupported'],
    ['12', 'notSupported'],
    ['7F', 'notSupported'],
    ['22', 'conditionsNotCorrect'],
    ['33', 'locked'],
    ['10', 'refused'],
  ])('%s is %s', async (code, reason) => {
    const { outcome } = await clear({ '04': `7E8037F04${code}` })
    expect(outcome).toEqual({ kind: 'refused', reason })
  })
  it('is that of the first unit that gives a usable one', async () => {
    const car = { units: ['7E8', '7E9'] }
    const { outcome } = await clear({ '04': '7E8037F0410\r7E9037F0422' }, { car })
    expect(outcome).toEqual({ kind: 'refused', reason: 'conditionsNotCorrect' })
  })
})

describe('a refusal in the answers to a clear', () => {
  it('does not count when it comes from a unit that is not of this car', async () => {
    const { outcome } = await clear({ '04': '7E80144\r7EB037F0411' })
    expect(outcome).toMatchObject({ kind: 'cleared', codesLeft: [] })
    const alone = await clear({ '04': '7EB037F0411' })
    expect(alone.outcome).toMatchObject({ kind: 'cleared', codesLeft: [] })
  })
  it('does not count beside the confirmation of the same unit', async () => {
    expect((await clear({ '04': '7E8037F0411\r7E80144' })).outcome).toMatchObject({ kind: 'cleared' })
  })
  it('counts only when its unit holds codes afterwards', async () => {
    const car = { units: ['7E8', '7E9'] }
    const two = {
      '0101': `${READY}\r7E906410101040000`,
      '07': '7E8024700\r7E9024700',
      '0A': '7E8024A00\r7E9024A00',
    }
    const answered = { ...two, '04': '7E80144\r7E9037F0422' }
    const outcome = await clear({ ...answered, '03': '7E8024300\r7E90443010700' }, { car })
    expect(outcome.outcome).toEqual({ kind: 'refused', reason: 'unitRefused' })
    const none = await clear({ ...answered, '0101': READY, '03': '7E8024300\r7E9024300' }, { car })
    expect(none.outcome).toMatchObject({ kind: 'cleared' })
  })
})

describe('codes that cannot be read in full after a clear', () => {
  it.each([
    ['a unit that is missing', { '03': '7E8024300' }],
    ['a count that disagrees', { '0101': '7E8064101820761E0' }],
  ])('are no proof that it cleared: %s', async (_, script) => {
    const car = { units: '0101' in script ? ['7E8'] : ['7E8', '7E9'] }
    const { outcome } = await clear(script, { car })
    expect(outcome).toMatchObject({ reason: 'notVerified', failure: { kind: 'incomplete' } })
  })
})

describe('the snapshot before a clear', () => {
  const TOLD = '7E8064101810761E0'
  const STORED = { '0101': TOLD, '03': P0301, '07': '7E8024700', '0A': '7E8024A00' }
  const FRAME = { '020200': '7E8054202000000' }
  const take = (script: Script) =>
    takeSnapshot(scriptedLink({ ...STORED, ...script }, { units: ['7E8'] }), 'c')

  it('holds readings that are seen to be empty, and failures as failures', async () => {
    expect(await take(FRAME)).toMatchObject({
      kind: 'complete',
      value: { freezeFrames: { kind: 'complete', value: [] }, readiness: { kind: 'complete' } },
    })
    expect(await take({ '020200': 'CAN ERROR' })).toMatchObject({
      kind: 'complete',
      value: { freezeFrames: { kind: 'failed', failure: { statuses: ['canError'] } } },
    })
  })
  it('is none while a unit is missing in 03; in 07 its piece is missing, and 0A is not erased', async () => {
    const car = { units: ['7E8', '7E9'] }
    const whole = { ...STORED, '7E9 03': '7E9024300', '7E9 07': '7E9024700', '7E9 0A': '7E9024A00' }
    const status = `${TOLD}\r7E906410100040000`
    const frames = { '020200': '7E8054202000000' }
    const link = (script: Script) => scriptedLink({ ...whole, '0101': status, ...frames, ...script }, car)
    expect((await takeSnapshot(link({}), 'c')).kind).toBe('complete')
    expect(await takeSnapshot(link({ '7E9 03': 'NO DATA' }), 'c')).toMatchObject({
      kind: 'failed',
      failure: { kind: 'incomplete', missing: [{ request: '03', ecu: '7E9' }] },
    })
    const pieces = async (script: Script) => {
      const snapshot = await takeSnapshot(link(script), 'c')
      if (snapshot.kind === 'failed') throw new Error(snapshot.failure.kind)
      return missingPieces(snapshot.value).map(({ piece, gaps }) => `${piece} ${gaps.map(({ ecu }) => ecu)}`)
    }
    expect(await pieces({ '7E9 07': 'NO DATA' })).toEqual(['pending 7E9', 'freezeFrames '])
    expect(await pieces({ '7E9 0A': 'NO DATA' })).toEqual([])
  })
  it('may go without the pending codes of an old car that is silent to 07, and never asks for 0A', async () => {
    const old = { framing: 'legacy', units: ['10'] } as const
    const script = {
      '0100': '486B104100BE1FA813AA',
      '0101': '486B104101810761E0AA',
      '03': '486B1043030100000000AA',
    }
    const snapshot = await takeSnapshot(scriptedLink(script, old), 'c')
    if (snapshot.kind === 'failed') throw new Error(snapshot.failure.kind)
    expect(missingPieces(snapshot.value).map(({ piece, gaps }) => [piece, gaps.length])).toEqual([
      ['pending', 1],
    ])
  })
  it('is none while a unit counts more codes than it names', async () => {
    expect(await take({ '0101': '7E8064101830761E0' })).toMatchObject({
      failure: {
        kind: 'incomplete',
        missing: [{ request: '03', why: { kind: 'disagrees', told: 3, read: 1 } }],
      },
    })
  })
  it('is none when three readings of 03 give three lists', async () => {
    expect(await take({ '03': [P0301, P0420, P0301_P0420] })).toMatchObject({
      kind: 'failed',
      failure: { kind: 'changed' },
    })
  })
  it.each([
    ['the codes', { '07': CLOSED }],
    ['the freeze frame', { '020200': CLOSED }],
    ['the readiness', { '0101': CLOSED }],
  ])('is none when the link is lost over %s', async (_, script) => {
    expect((await take(script)).kind).toBe('failed')
  })
})

describe('what could not be saved', () => {
  const FAILED = { kind: 'failed', failure: BUSY } as const
  it.each([
    ['pending', { codes: { ...codes('P0301'), pending: FAILED }, freezeFrames: NONE, readiness: NONE }],
    ['freezeFrames', { codes: codes('P0301'), freezeFrames: FAILED, readiness: NONE }],
    ['readiness', { codes: codes('P0301'), freezeFrames: NONE, readiness: FAILED }],
  ] as const)('is erased only when the driver gives it up: %s', async (piece, pieces) => {
    const vin = { kind: 'complete', value: null } as const
    const snapshot = { connectionId: 'c', vin, ...pieces }
    const saved = await saveSnapshot(snapshot, async () => 'receipt')
    const points = ERASED.map(({ id }) => id)
    const link = scriptedLink({ ...NO_CODES, ...ENGINE_OFF, ...CLEARED }, { units: ['7E8'] })
    const clearing = async (...givenUp: SnapshotPiece[]) => {
      const confirmed = confirmErasure(points, givenUp)
      if (confirmed === null) throw new Error('not confirmed')
      return clearCodes(link, 'c', { saved, confirmed, driverSaysEngineIsOff: false })
    }
    const other = piece === 'readiness' ? 'freezeFrames' : 'readiness'
    expect(await clearing(other)).toEqual({ kind: 'refused', reason: 'notGivenUp' })
    expect(link.sent).toEqual([])
    expect(await clearing(piece)).toMatchObject({ kind: 'cleared' })
  })
})
