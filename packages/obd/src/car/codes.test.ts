import { describe, expect, it } from 'vitest'
import type { Script, ScriptedCar } from '../../testing/scripted-link.ts'
import { scriptedLink } from '../../testing/scripted-link.ts'
import type { Failure } from '../dialogue/failure.ts'
import { allCodes, isCertainlyEmpty, readCodes } from './codes.ts'

const NO_CODES = { '03': '7E8024300', '07': '7E8024700', '0A': '7E8024A00' }
const CLOSED: Failure = { kind: 'closed', during: '07', reason: 'gone' }

async function read(script: Script, car?: ScriptedCar) {
  const codes = await readCodes(scriptedLink({ ...NO_CODES, ...script }, car))
  if (!codes.ok) throw new Error(codes.failure.kind)
  return { ...codes.value, empty: isCertainlyEmpty(codes.value) }
}

describe('"no codes"', () => {
  it('does not call silence on CAN "no codes"', async () => {
    expect(await readCodes(scriptedLink({}))).toMatchObject({
      ok: false,
      failure: { kind: 'noAnswer', statuses: ['noData'] },
    })
  })
  it('takes silence on an old bus for no codes, as the standard has it', async () => {
    const codes = await readCodes(scriptedLink({}, { framing: 'legacy' }))
    expect(codes.ok && isCertainlyEmpty(codes.value)).toBe(true)
  })
  it('does not pad a short answer: its unit counts as unread', async () => {
    const codes = await readCodes(scriptedLink({ '03': '7E804430201330000\r7E9024300' }))
    expect(codes.ok && codes.value.stored).toEqual({
      kind: 'read',
      unread: ['7E8'],
      units: [{ ecu: '7E9', codes: [] }],
    })
    expect(codes.ok && isCertainlyEmpty(codes.value)).toBe(false)
  })
  it('does not say "no codes" while pending ones could not be read', async () => {
    const codes = await readCodes(scriptedLink({ '03': '7E8024300', '07': '7E803470101' }))
    expect(codes.ok && isCertainlyEmpty(codes.value)).toBe(false)
  })
  it('does not call a refusal "no codes"', async () => {
    expect(await readCodes(scriptedLink({ '03': '7E8037F0322' }))).toMatchObject({
      ok: false,
      failure: { kind: 'refused' },
    })
  })
  it('is said when every unit has named none', async () => {
    const { stored, empty } = await read({ '03': '7E8024300\r7E9024300' })
    expect(stored).toMatchObject({ units: [{ ecu: '7E8' }, { ecu: '7E9' }], unread: [] })
    expect(empty).toBe(true)
  })
  it.each([
    ['a stored code', { '03': '7E80443010301' }],
    ['a pending code', { '07': '7E80447010301' }],
    ['a permanent code', { '0A': '7E8044A010301' }],
  ])('is not said with %s', async (_, script) => {
    expect((await read(script)).empty).toBe(false)
  })
  it('is not said while one unit refuses to answer', async () => {
    const { stored, empty } = await read({ '03': '7E8024300\r7E9037F0322' })
    expect(stored).toEqual({ kind: 'read', units: [{ ecu: '7E8', codes: [] }], unread: ['7E9'] })
    expect(empty).toBe(false)
  })
  it('is not said when a line came damaged: who sent it is unknown', async () => {
    const { stored, empty } = await read({ '03': '7E8024300\r7E9024' })
    expect(stored).toMatchObject({ kind: 'read', unread: ['unknown'] })
    expect(empty).toBe(false)
  })
  it('is not said while the pending codes failed, which does not take the stored ones away', async () => {
    const { stored, pending, empty } = await read({ '07': '7E8024' })
    expect(stored.kind).toBe('read')
    expect(pending).toMatchObject({ kind: 'failed', failure: { kind: 'noAnswer' } })
    expect([allCodes(pending), empty]).toEqual([[], false])
  })
  it('is not said of an old car that refuses', async () => {
    const codes = await readCodes(scriptedLink({ '03': '486B107F03000022AA' }, { framing: 'legacy' }))
    expect(codes).toMatchObject({ ok: false, failure: { kind: 'refused' } })
  })
})

describe('a reading', () => {
  it.each(['03', '07', '0A'])('fails as a whole when the link is lost over %s', async (service) => {
    const codes = await readCodes(scriptedLink({ ...NO_CODES, [service]: CLOSED }))
    expect(codes).toEqual({ ok: false, failure: CLOSED })
  })
  it('tells by the length how codes are laid out where the adapter names no protocol', async () => {
    const unnamed = { namesProtocol: false } as const
    const can = await read({ '03': '7E80443010301\r7E9024300' }, unnamed)
    expect(allCodes(can.stored)).toEqual(['P0301'])
    const legacy = { '03': '486B1043030104200000AA\r486B1143070000000000AA', '07': '', '0A': '' }
    const old = await read(legacy, { ...unnamed, framing: 'legacy' })
    expect(old.stored).toEqual({
      kind: 'read',
      units: [
        { ecu: '10', codes: ['P0301', 'P0420'] },
        { ecu: '11', codes: ['P0700'] },
      ],
      unread: [],
    })
  })
})
