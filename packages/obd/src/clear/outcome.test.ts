import { describe, expect, it } from 'vitest'
import type { Script, ScriptedCar } from '../../testing/scripted-link.ts'
import { scriptedLink } from '../../testing/scripted-link.ts'
import type { CodesReading } from '../car/codes.ts'
import type { Failure } from '../dialogue/failure.ts'
import { clearCodes } from './clear.ts'
import { ERASED } from './erased.table.ts'
import { confirmErasure, saveSnapshot } from './proofs.ts'
import { takeSnapshot } from './snapshot.ts'

/* Answers as they come from a CAN bus: identifier, length, data. */
const NO_CODES = { '03': '7E8024300', '07': '7E8024700', '0A': '7E8024A00' }
const P0301 = '7E80443010301'
const P0301_P0420 = '7E806430203010420'
const P0420 = '7E80443010420'
const ENGINE_OFF = { '010C': '7E804410C0000' }
const CLEARED = { '04': '7E80144' }

const CLOSED: Failure = { kind: 'closed', during: '04', reason: 'gone' }
const BUSY: Failure = { kind: 'busy' }

const codes = (...names: string[]): CodesReading => ({
  stored: { kind: 'read', units: [{ ecu: '7E8', codes: names }], unread: [] },
  pending: { kind: 'notOffered' },
  permanent: { kind: 'notOffered' },
})

/** Clears over a link that says what the script holds; before it, the car had `before`. */
async function clear(
  script: Script,
  { before = codes('P0301'), says = false, car = {} as ScriptedCar } = {},
) {
  const snapshot = { connectionId: 'c', vin: null, codes: before, freezeFrames: [], readiness: [] }
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
    expect(outcome).toMatchObject({ kind: 'cleared', codesLeft: [], codes: { stored: { kind: 'read' } } })
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
    const { outcome } = await clear({ '04': '7E8037F0410\r7E9037F0422' })
    expect(outcome).toEqual({ kind: 'refused', reason: 'conditionsNotCorrect' })
  })
})

describe('the snapshot before a clear', () => {
  const STORED = { '03': P0301, '07': '7E8024700' }
  it('is empty where the car has no freeze frame and no readiness', async () => {
    const taken = await takeSnapshot(scriptedLink(STORED), 'c', null)
    expect(taken).toMatchObject({ ok: true, value: { freezeFrames: [], readiness: [] } })
  })
  it.each([
    ['the codes', { ...STORED, '07': CLOSED }],
    ['the freeze frame', { ...STORED, '020200': CLOSED }],
    ['the readiness', { ...STORED, '0101': CLOSED }],
  ])('is none when the link is lost over %s', async (_, script) => {
    expect(await takeSnapshot(scriptedLink(script), 'c', null)).toEqual({ ok: false, failure: CLOSED })
  })
})
