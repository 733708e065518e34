import { describe, expect, it } from 'vitest'
import { type Script, type ScriptedCar, scriptedLink } from '../../testing/scripted-link.ts'
import type { Failure } from '../dialogue/failure.ts'
import { gapsOf } from '../reading.ts'
import { CODE_REQUESTS, codeKinds } from '../tables/codes.table.ts'
import { readCodes } from './codes.ts'
import { allCodes, isCertainlyEmpty } from './told-codes.ts'

const ALIVE = '7E8064100BE1FA813'
const NO_CODES = {
  '0100': ALIVE,
  '0101': '7E8064101000761E0',
  '03': '7E8024300',
  '07': '7E8024700',
  '0A': '7E8024A00',
}
const TWO: ScriptedCar = { units: ['7E8', '7E9'] }
const BOTH = {
  '0101': '7E8064101000761E0\r7E906410100040000',
  '03': '7E8024300\r7E9024300',
  '07': '7E8024700\r7E9024700',
  '0A': '7E8024A00\r7E9024A00',
}
const OLD: ScriptedCar = { framing: 'legacy', units: ['10'] }
const OLD_STATUS = { '0100': '486B104100BE1FA813AA', '0101': '486B104101000761E0AA' }
const CLOSED: Failure = { kind: 'closed', during: '07', reason: 'gone' }
const SILENCE: Failure = { kind: 'noAnswer', statuses: ['noData'], damaged: [] }

async function read(script: Script, car: ScriptedCar = { units: ['7E8'] }) {
  const link = scriptedLink({ ...NO_CODES, ...script }, car)
  const reading = await readCodes(link)
  if (reading.kind === 'failed') throw new Error(reading.failure.kind)
  const gaps = codeKinds
    .flatMap((kind) => gapsOf(reading.value[kind], CODE_REQUESTS[kind]))
    .map(({ request, ecu, why }) => `${request} ${ecu} ${why.kind}`)
  return { ...reading.value, reading, gaps, sent: link.sent, empty: isCertainlyEmpty(reading) }
}

const empty = async (script: Script, car?: ScriptedCar) => {
  const reading = await readCodes(scriptedLink(script, car))
  return isCertainlyEmpty(reading)
}

describe('"no codes"', () => {
  it('is said when every unit named none and its status agrees', async () => {
    expect(await empty(NO_CODES, { units: ['7E8'] })).toBe(true)
    expect(await empty(BOTH, TWO)).toBe(true)
  })
  it('is not said of silence on CAN', async () => {
    expect(await readCodes(scriptedLink({}))).toEqual({ kind: 'failed', failure: SILENCE })
  })
  it('takes silence on an old bus for no codes where the status says none, as the standard has it', async () => {
    expect(await empty(OLD_STATUS, OLD)).toBe(true)
    expect(await empty({}, OLD)).toBe(false)
  })
  it('is not said of an old unit that is silent and counts one, or wants the lamp', async () => {
    const counts = { '0101': '486B104101010761E0AA' }
    expect(await readCodes(scriptedLink(counts, OLD))).toEqual({ kind: 'failed', failure: SILENCE })
    const silent = { ...OLD_STATUS, '03': 'NO DATA', '07': 'NO DATA', '0A': 'NO DATA' }
    const { gaps } = await read({ ...silent, '0101': '486B104101800761E0AA' }, OLD)
    expect(gaps).toEqual(['03 10 disagrees'])
  })
  it('is not said of an old unit that names its stored codes and is silent about pending ones', async () => {
    const script = { ...OLD_STATUS, '03': '486B1043000000000000AA', '07': 'NO DATA', '0A': 'NO DATA' }
    expect((await read(script, OLD)).gaps).toEqual(['07 10 noAnswer'])
  })
  it('is not said while the status could not be read', async () => {
    expect(await empty({ ...NO_CODES, '0101': 'NO DATA' }, { units: ['7E8'] })).toBe(false)
  })
  it('is not said while pending ones could not be read', async () => {
    const { gaps } = await read({ '07': '7E803470101' })
    expect(gaps).toEqual(['07 7E8 unreadable'])
  })
  it.each([
    ['a stored code', { '03': '7E80443010301' }],
    ['a pending code', { '07': '7E80447010301' }],
    ['a permanent code', { '0A': '7E8044A010301' }],
  ])('is not said with %s', async (_, script) => {
    expect((await read(script)).empty).toBe(false)
  })
  it('is not said of a unit that counts more than it names', async () => {
    const { gaps, empty: none } = await read({ '0101': '7E8064101830761E0' })
    expect([gaps, none]).toEqual([['03 7E8 disagrees'], false])
  })
  it('is not said of a lamp that no code explains', async () => {
    expect((await read({ '0101': '7E8064101800761E0' })).gaps).toEqual(['03 7E8 disagrees'])
    const status = '7E8064101800761E0\r7E906410101040000'
    const lit = await read({ ...BOTH, '0101': status, '03': '7E8024300\r7E90443010700' }, TWO)
    expect(lit.gaps).toEqual([])
  })
})

describe('a unit of the search that is missing in an answer', () => {
  it('is asked again by itself, and its answer counts', async () => {
    const late = { ...BOTH, '03': '7E8024300', '7E9 03': '7E90443010700' }
    const { stored, reading, sent } = await read(late, TWO)
    expect(allCodes(stored)).toEqual(['P0700'])
    expect(reading.kind).toBe('complete')
    expect(sent.filter((each) => each.endsWith('03'))).toEqual(['03', '7E9 03', '03', '7E9 03'])
  })
  it.each(['03', '07', '0A'])('leaves a gap in %s where it stays silent', async (service) => {
    const first = { '03': '7E8024300', '07': '7E8024700', '0A': '7E8024A00' }[service] ?? ''
    const { gaps, empty: none } = await read({ ...BOTH, [service]: first }, TWO)
    expect([gaps, none]).toEqual([[`${service} 7E9 noAnswer`], false])
  })
  it.each(['BUFFER FULL', '<RX ERROR', 'STOPPED', 'CAN ERROR', 'LV RESET'])(
    'leaves a gap after %s',
    async (word) => {
      const { gaps } = await read({ ...BOTH, '03': `7E8024300\r${word}` }, TWO)
      expect(gaps).toEqual(['03 7E9 noAnswer'])
    },
  )
  it('leaves none where it refuses the service for good', async () => {
    const { gaps, empty: none } = await read({ ...BOTH, '03': '7E8024300', '7E9 03': '7E9037F0311' }, TWO)
    expect([gaps, none]).toEqual([[], true])
  })
  it.each(['10', '21', '22', '33', '78'])('leaves a gap where it refuses with %s', async (code) => {
    const { gaps } = await read({ ...BOTH, '03': `7E8024300\r7E9037F03${code}` }, TWO)
    expect(gaps).toEqual(['03 7E9 refused'])
  })
  it('is asked for every service once it was heard in one', async () => {
    const hidden = { ...NO_CODES, '07': BOTH['07'], '7E9 03': '7E90443010700', '7E9 0A': '7E9024A00' }
    const { stored, reading } = await read(hidden)
    expect([allCodes(stored), reading.kind]).toEqual([['P0700'], 'complete'])
  })
  it('is missed on an old bus after any fault, where the answer may have had more lines', async () => {
    const legacy = {
      ...OLD_STATUS,
      '07': '486B1047000000000000AA',
      '03': '486B1043000000000000AA\r<DATA ERROR',
    }
    expect((await read({ ...legacy, '0A': 'NO DATA' }, OLD)).gaps).toEqual(['03 10 noAnswer'])
  })
  it('is counted where the adapter hides names', async () => {
    const hidden: ScriptedCar = { units: ['', ''] }
    const bare = {
      '0101': '4101000761E0\r410100040000',
      '03': '4300\r4300',
      '07': '4700\r4700',
      '0A': '4A00\r4A00',
    }
    expect(await empty(bare, hidden)).toBe(true)
    expect(await empty({ ...bare, '03': '4300' }, hidden)).toBe(false)
  })
})

describe('03 and 07', () => {
  const P0301 = '7E80443010301'
  const P0302 = '7E80443010302'
  it('are read twice, and a third time where the two differ: what two share is shown', async () => {
    const { stored, reading, sent } = await read({ '0101': '7E8064101810761E0', '03': [P0301, P0302, P0301] })
    expect([allCodes(stored), reading.kind]).toEqual([['P0301'], 'complete'])
    expect(sent.filter((each) => each === '03')).toHaveLength(3)
  })
  it('show no code that was read once', async () => {
    const { gaps, stored } = await read(
      { ...BOTH, '07': ['7E80447010301\r7E9024700', '7E80447010302\r7E9024700', BOTH['07']] },
      TWO,
    )
    expect([gaps, allCodes(stored)]).toEqual([['07 7E8 changed'], []])
  })
  it('are not empty where a unit named a code once and was silent twice', async () => {
    const { gaps, empty: none } = await read({ '07': ['7E80447010301', 'NO DATA'] })
    expect([gaps, none]).toEqual([['07 7E8 changed'], false])
  })
  it('are read whole of an old unit that lists one code as often as it counts it', async () => {
    const line = '486B1043010101010101AA'
    const script = { ...OLD_STATUS, '0101': '486B104101890761E0AA', '07': '486B1047000000000000AA' }
    const { stored, reading } = await read(
      { ...script, '03': [line, line, line].join('\r'), '0A': 'NO DATA' },
      OLD,
    )
    expect([allCodes(stored), reading.kind]).toEqual([['P0101'], 'complete'])
    const lost = await read({ ...script, '03': [line, line].join('\r'), '0A': 'NO DATA' }, OLD)
    expect(lost.gaps).toEqual(['03 10 disagrees'])
  })
  it('leave out the own request that comes back on one wire', async () => {
    const KWP: ScriptedCar = { framing: 'kwp', units: ['10'] }
    const echo = 'C133F10328'
    const script = {
      '0100': '86F1104100BE1FA813AA',
      '0101': '86F1104101810761E0AA',
      '07': '87F11047000000000000AA',
    }
    const { stored, reading } = await read(
      { ...script, '03': `${echo}\r87F11043030100000000AA`, '0A': 'NO DATA' },
      KWP,
    )
    expect([allCodes(stored), reading.kind]).toEqual([['P0301'], 'complete'])
  })
})

describe('permanent codes', () => {
  it('are not known where the car answers nothing any more', async () => {
    const { gaps, empty: none } = await read({ '0A': 'NO DATA', '0100': 'NO DATA' })
    expect([gaps, none]).toEqual([['0A 7E8 noAnswer'], false])
  })
  it('that no other service names are read twice', async () => {
    const { permanent } = await read({ '0A': ['7E8044A010301', '7E8044A010302', '7E8044A010301'] })
    expect(allCodes(permanent)).toEqual(['P0301'])
  })
  it('are not offered by a car in which no unit answers them on a clean line', async () => {
    const { permanent, empty: none } = await read({ '0A': 'NO DATA' })
    expect(permanent).toEqual({ kind: 'complete', value: { units: [], without: ['7E8'] } })
    expect(none).toBe(true)
  })
  it('are missing after a fault', async () => {
    const { permanent } = await read({ '0A': 'BUFFER FULL' })
    expect(permanent).toMatchObject({
      kind: 'partial',
      missing: [{ request: '0A', ecu: '7E8', why: { kind: 'noAnswer', statuses: ['bufferFull'] } }],
    })
  })
})

describe('a reading', () => {
  it('repeats a request once after silence', async () => {
    const { reading, sent } = await read({ '03': ['NO DATA', '7E8024300'] })
    expect([reading.kind, sent.filter((each) => each === '03').length]).toEqual(['complete', 3])
  })
  it('does not pad a short answer: its unit counts as unread', async () => {
    const { gaps, stored } = await read({ ...BOTH, '03': '7E804430201330000\r7E9024300' }, TWO)
    expect([gaps, allCodes(stored)]).toEqual([['03 7E8 unreadable'], []])
  })
  it.each([
    ['half a byte', '7E9024'],
    ['less than it declares', '7E9034300'],
    ['a part without its beginning', '7E9210301'],
  ])('asks the sender of a damaged line alone: %s', async (_, damaged) => {
    const { gaps, sent } = await read({ '03': `7E8024300\r${damaged}` })
    expect(gaps).toContain('03 7E9 noAnswer')
    expect(sent).toContain('7E9 03')
  })
  it('fails when no unit names its stored codes', async () => {
    const refused = { ...NO_CODES, '03': '7E8037F0322' }
    expect(await readCodes(scriptedLink(refused))).toMatchObject({ failure: { kind: 'refused' } })
    const old = { ...OLD_STATUS, '03': '486B107F03000022AA' }
    expect(await readCodes(scriptedLink(old, OLD))).toMatchObject({ failure: { kind: 'refused' } })
  })
  it('keeps what was read before the link was lost, and says what is not', async () => {
    const { stored, gaps, empty: none } = await read({ '03': '7E80443010301', '07': CLOSED, '0A': CLOSED })
    expect([allCodes(stored), gaps, none]).toEqual([['P0301'], ['07 null closed', '0A null closed'], false])
    expect(await readCodes(scriptedLink({ ...NO_CODES, '03': CLOSED }))).toEqual({
      kind: 'failed',
      failure: CLOSED,
    })
  })
  it('tells by the length how codes are laid out where the adapter names no protocol', async () => {
    const unnamed = { namesProtocol: false } as const
    const can = await read({ '03': '7E80443010301\r7E9024300' }, unnamed)
    expect(allCodes(can.stored)).toEqual(['P0301'])
    const legacy = {
      '0101': 'NO DATA',
      '03': '486B1043030104200000AA\r486B1143070000000000AA',
      '07': '',
      '0A': '',
    }
    const old = await read(legacy, { ...unnamed, framing: 'legacy' })
    expect(old.stored).toMatchObject({
      value: {
        units: [
          { ecu: '10', codes: ['P0301', 'P0420'] },
          { ecu: '11', codes: ['P0700'] },
        ],
      },
    })
  })
})

describe('what is not a "no"', () => {
  it('silence of every unit on CAN, whatever the status counts', async () => {
    expect(await readCodes(scriptedLink({ ...NO_CODES, '03': 'NO DATA' }, { units: ['7E8'] }))).toEqual({
      kind: 'failed',
      failure: SILENCE,
    })
    const { gaps, empty: none } = await read({ '07': 'NO DATA' })
    expect([gaps, none]).toEqual([['07 7E8 noAnswer'], false])
  })
  it.each([
    ['03', '7E8024300'],
    ['07', '7E8024700'],
    ['0A', '7E8024A00'],
  ])('silence of one unit to %s where another answers once asked alone', async (service, answer) => {
    const { gaps } = await read({ ...BOTH, [service]: 'NO DATA', [`7E8 ${service}`]: answer }, TWO)
    expect(gaps).toEqual([`${service} 7E9 noAnswer`])
  })
  it('silence to 0A beside a unit whose answer came damaged', async () => {
    const { gaps } = await read({ ...BOTH, '0A': 'NO DATA', '7E8 0A': 'BUFFER FULL' }, TWO)
    expect(gaps).toEqual(['0A 7E8 noAnswer', '0A 7E9 noAnswer'])
  })
  it('a car on CAN whose every unit refuses 03', async () => {
    const refused = scriptedLink({ ...NO_CODES, '03': '7E8037F0311' }, { units: ['7E8'] })
    expect(await readCodes(refused)).toEqual({
      kind: 'failed',
      failure: { kind: 'refused', negatives: [{ ecu: '7E8', service: 0x03, code: 0x11 }] },
    })
  })
  it('a car that speaks UDS and does not tell its stored codes', async () => {
    const link = scriptedLink({}, { standard: 'J1979-2', units: ['7E8'] })
    expect(await readCodes(link)).toEqual({ kind: 'failed', failure: SILENCE })
    expect(link.sent).not.toContain('195533')
  })
  it('silence of an old unit that counts a code, beside one that counts none', async () => {
    const two: ScriptedCar = { framing: 'legacy', units: ['10', '11'] }
    const none = '486B104101000761E0AA\r486B114101000761E0AA'
    expect(await empty({ ...OLD_STATUS, '0101': none }, two)).toBe(true)
    const one = '486B104101000761E0AA\r486B114101010761E0AA'
    expect(
      (await read({ ...OLD_STATUS, '0101': one, '03': 'NO DATA', '07': 'NO DATA', '0A': 'NO DATA' }, two))
        .gaps,
    ).toContain('03 11 noAnswer')
  })
  it('a code counted by one unit and named by another', async () => {
    const status = '7E8064101010761E0\r7E906410101040000'
    const { gaps } = await read({ ...BOTH, '0101': status, '03': '7E80443010301\r7E9024300' }, TWO)
    expect(gaps).toEqual(['03 7E9 disagrees'])
  })
})

describe('a gap', () => {
  const HIDDEN: ScriptedCar = { units: ['', ''] }
  const bare = {
    '0101': '4101000761E0\r410100040000',
    '03': '4300\r4300',
    '07': '4700\r4700',
    '0A': '4A00\r4A00',
  }

  it('keeps what other units said, also where one of them refuses', async () => {
    const three: ScriptedCar = { units: ['7E8', '7E9', '7EA'] }
    const script = { ...BOTH, '03': '7E80443010301\r7E9037F0311' }
    const { stored, gaps } = await read(script, three)
    expect(allCodes(stored)).toEqual(['P0301'])
    expect(gaps).toContain('03 7EA noAnswer')
  })
  it('keeps what came where the adapter hides who is missing', async () => {
    const { stored, gaps } = await read({ ...bare, '03': '43010301' }, HIDDEN)
    expect([stored.kind, allCodes(stored), gaps]).toEqual(['partial', ['P0301'], ['03 null noAnswer']])
  })
  it('is all of a service that nobody answered whole', async () => {
    const { pending } = await read({ ...bare, '07': 'BUFFER FULL' }, HIDDEN)
    expect(pending).toMatchObject({ kind: 'failed', failure: { kind: 'noAnswer', statuses: ['bufferFull'] } })
  })
  it('names no unit where the adapter hides names, also when the count disagrees', async () => {
    const { gaps } = await read({ ...bare, '0101': '4101030761E0\r410100040000' }, HIDDEN)
    expect(gaps).toEqual(['03 null disagrees'])
  })
  it('of a unit is told once, and not as a wrong count as well', async () => {
    const status = '7E8064101000761E0\r7E906410101040000'
    const { gaps, sent } = await read({ ...BOTH, '0101': status, '03': '7E8024300' }, TWO)
    expect(gaps).toEqual(['03 7E9 noAnswer'])
    // Nor is it asked a third time: what it did not answer is known.
    expect(sent.filter((each) => each.endsWith('03'))).toEqual(['03', '7E9 03', '03', '7E9 03'])
  })
  it('of the status alone invents no unit', async () => {
    expect((await read({ '0101': 'NO DATA' })).gaps).toEqual([])
  })
  it('does not keep a unit that is heard later from being asked', async () => {
    const late = {
      ...BOTH,
      '03': '7E8024300',
      '07': '7E8024700\r7E9024700\r7EA024700',
      '7EA 03': '7EA0443010700',
      '7EA 0A': '7EA024A00',
    }
    expect(allCodes((await read(late, TWO)).stored)).toEqual(['P0700'])
  })
})

describe('a unit that was first heard in 0101', () => {
  it('is asked for its codes', async () => {
    const hidden = {
      ...NO_CODES,
      '0101': BOTH['0101'],
      '7E9 03': '7E90443010700',
      '7E9 07': '7E9024700',
      '7E9 0A': '7E9024A00',
    }
    const { stored, reading } = await read(hidden)
    expect([allCodes(stored), reading.kind]).toEqual([['P0700'], 'complete'])
  })
})

describe('a car that is not there, or speaks another language', () => {
  const NOBODY: Failure = { kind: 'noCar', statuses: ['noData'], liveCan: null, volts: null }
  const OTHER: Failure = { kind: 'otherStandard', certain: true }

  it.each([NOBODY, OTHER])('is asked nothing more after $kind', async (failure) => {
    const link = scriptedLink({ ...NO_CODES, '0101': failure })
    expect(await readCodes(link)).toEqual({ kind: 'failed', failure })
    expect(link.sent).toEqual(['0101'])
  })
})
