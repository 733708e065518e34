/** The edges of what counts as proof: each rule here keeps a case from being called proven, or from opening, wrongly. */
import { failedReading, type MonitorId, readingOf } from '@tappet/obd'
import { describe, expect, it } from 'vitest'
import { at, scan, sound } from '../../testing/timeline.ts'
import type { CaseEntry, ScanEntry } from './entries.ts'
import { nextStepsOf, proofLines } from './next-steps.ts'
import { monitorFor } from './proof.table.ts'
import { ignitionIn, monitorIn } from './scans.ts'
import { standingOf } from './standing.ts'

const stateOf = (entries: readonly CaseEntry[]) => standingOf(entries).state
const proofOf = (entries: readonly CaseEntry[]) => standingOf(entries).codes[0]?.proof

const before = scan(1, { stored: ['P0420'] })
const repaired = [before, at('repair', 2)]
const proven = [...repaired, scan(3, { ran: 'incomplete' }), scan(5)]
/** The same scan with another id, at another time. */
const again = (entry: ScanEntry, id: string, atMs: number): ScanEntry => ({ ...entry, id, atMs })
const withPermanent = (entry: ScanEntry, permanent: ScanEntry['codes']['permanent']): ScanEntry => ({
  ...entry,
  codes: { ...entry.codes, permanent },
})
const FAILED = failedReading({ kind: 'notReady' })

describe('a scan counts as after the repair', () => {
  it('only when it is later: one of the same moment may have been read before', () => {
    const same = again(scan(2, { ran: 'incomplete' }), 'z', 2)
    expect(proofOf([...repaired, same, scan(5)])).toMatchObject({ kind: 'notYet', needs: 'clear' })
  })
  it('and its test as begun only by an earlier scan than the one that shows it complete', () => {
    const same = again(scan(5, { ran: 'incomplete' }), 'a', 5)
    expect(stateOf([...repaired, same, scan(5)])).toBe('repaired')
    expect(stateOf([...repaired, scan(4, { ran: 'incomplete' }), scan(5)])).toBe('proven')
  })
})

describe('a permanent code', () => {
  const permanent = scan(1, { stored: ['P0420'], permanent: ['P0420'] })

  it('proves nothing while the test of its erasure is not complete', () => {
    const undone = [permanent, at('repair', 2), scan(5, { ran: 'incomplete' })]
    expect(proofOf(undone)).toEqual({ kind: 'notYet', monitor: 'catalyst', needs: 'drive', notSeenIn: 1 })
  })
  it('counts as held where a scan since the repair still had it', () => {
    const late = [before, at('repair', 2), scan(3, { permanent: ['P0420'] })]
    expect(proofOf(late)).toEqual({ kind: 'stillThere', permanentOnly: true })
    expect(proofOf([...late, scan(5)])).toMatchObject({ kind: 'proven', seenBy: 'permanentCode' })
  })
  it('counts as held since the repair also where no scan was before it', () => {
    const report = { kind: 'report', id: 'r', atMs: 1, codes: ['P0420'] } as const
    const entries = [report, at('repair', 2), scan(3, { permanent: ['P0420'] }), scan(5)]
    expect(proofOf(entries)).toMatchObject({ kind: 'proven', seenBy: 'permanentCode' })
    expect(proofOf([report, at('repair', 2), scan(3), scan(5)])).toMatchObject({ kind: 'notYet' })
  })
  it('counts as held by the last scan before the repair that read it whole', () => {
    const unread = withPermanent(scan(1.5), FAILED)
    expect(proofOf([permanent, unread, at('repair', 2), scan(5)])).toMatchObject({ seenBy: 'permanentCode' })
    const gone = [permanent, scan(1.5), unread, at('repair', 2), scan(5)]
    expect(proofOf(gone)).toMatchObject({ kind: 'notYet' })
  })
  it('counts as held before the repair by a scan of the same moment', () => {
    const same = again(scan(2, { permanent: ['P0420'] }), 'a', 2)
    expect(proofOf([before, at('repair', 2), same, scan(5)])).toMatchObject({ seenBy: 'permanentCode' })
  })
  it('counts as held where one of two units has it, and not where the reading of it failed', () => {
    const units = [
      { ecu: '7E8', codes: [] },
      { ecu: '7E9', codes: ['P0420'] },
    ]
    const one = withPermanent(before, readingOf({ units, without: [] }, []))
    expect(proofOf([one, at('repair', 2), scan(5)])).toMatchObject({ seenBy: 'permanentCode' })
    const unread = withPermanent(scan(3), FAILED)
    expect(proofOf([...repaired, unread, scan(5)])).toMatchObject({ kind: 'notYet' })
  })
  it('of another fault proves nothing', () => {
    const other = scan(1, { stored: ['P0420'], permanent: ['P0430'] })
    expect(proofOf([other, at('repair', 2), scan(5)])).toMatchObject({ kind: 'notYet' })
  })
  it('that comes after the code was gone is no return: the car has not judged yet', () => {
    const late = [...repaired, scan(3, { ran: 'incomplete' }), scan(5, { permanent: ['P0420'] })]
    expect(proofOf(late)).toEqual({ kind: 'stillThere', permanentOnly: true })
    expect(stateOf(late)).toBe('repaired')
  })
})

describe('a code that is not proven', () => {
  const unread = scan(1, { stored: ['P0420'], lacks: 'readiness' })
  it('needs a scan where none has told the readiness, and none of its tests is named', () => {
    const never = [unread, at('repair', 2), scan(3, { lacks: 'readiness' })]
    expect(proofOf(never)).toEqual({ kind: 'notYet', monitor: null, needs: 'scan', notSeenIn: 1 })
  })
  it('needs a scan where the last one lacks the readiness, and where there is none', () => {
    const last = [...repaired, scan(3, { lacks: 'readiness' })]
    expect(proofOf(last)).toEqual({ kind: 'notYet', monitor: 'catalyst', needs: 'scan', notSeenIn: 1 })
    expect(proofOf(repaired)).toEqual({ kind: 'notYet', monitor: 'catalyst', needs: 'scan', notSeenIn: 0 })
  })
  it('needs a clear where the test was complete all the time', () => {
    expect(proofOf([...repaired, scan(3), scan(4)])).toMatchObject({ needs: 'clear', notSeenIn: 2 })
  })
  it('was not gone where each scan since the repair names it', () => {
    const old = [...repaired, scan(3, { stored: ['P0420'] }), scan(4, { stored: ['P0420'] })]
    expect(standingOf(old)).toMatchObject({ state: 'repaired', returnedAtMs: null })
    expect(proofOf(old)).toEqual({ kind: 'stillThere', permanentOnly: false })
  })
  it('has no test before any scan since the repair, too', () => {
    const wire = [scan(1, { stored: ['P0113'] }), at('repair', 2)]
    expect(proofOf(wire)).toEqual({ kind: 'noMonitor', notSeenIn: 0 })
  })
  it('counts the scans without it since it was last named', () => {
    const seen = [...repaired, scan(3, { stored: ['P0420'] }), scan(4), scan(5)]
    expect(proofOf(seen)).toMatchObject({ kind: 'notYet', notSeenIn: 2 })
  })
  it('has no test where one scan since the repair shows that the car has none', () => {
    expect(proofOf([...repaired, scan(3, { ran: 'none' }), scan(5)])).toMatchObject({ kind: 'noMonitor' })
  })
})

describe('one of the car’s tests in a scan of several units', () => {
  const scanOf = (...units: [supported: boolean, complete: boolean][]): ScanEntry => ({
    ...scan(1),
    readiness: readingOf(
      units.map(([supported, complete], index) => ({
        ecu: `7E${8 + index}`,
        readiness: {
          lampOn: false,
          codeCount: 0,
          ignition: 'spark' as const,
          monitors: [{ id: 'catalyst' as const, name: 'catalyst', supported, complete }],
        },
      })),
      [],
    ),
  })
  it.each([
    ['complete in each unit that has it', scanOf([true, true], [false, false]), 'complete'],
    ['incomplete while one unit has not run it', scanOf([true, true], [true, false]), 'incomplete'],
    ['none where no unit has it', scanOf([false, true], [false, false]), 'none'],
    ['unknown without a unit', scanOf(), 'unknown'],
  ])('is %s', (_title, entry, seen) => {
    expect(monitorIn(entry, 'catalyst')).toBe(seen)
  })
  it('tells a diesel by any unit, and nothing without one', () => {
    const diesel = scan(2, { ignition: 'compression' })
    expect(ignitionIn([scan(1), diesel])).toBe('compression')
    expect(ignitionIn([scan(1)])).toBe('spark')
    expect(ignitionIn([scanOf()])).toBeNull()
    expect(ignitionIn([scan(1, { lacks: 'readiness' })])).toBeNull()
  })
})

describe('what a case is about', () => {
  const codesOf = (entries: readonly CaseEntry[]) => standingOf(entries).codes.map(({ code }) => code)
  it('is each code of its scans and diagnoses, once, in every service', () => {
    const report = { kind: 'report', id: 'r', atMs: 2, codes: ['P0301', 'P0420'] } as const
    expect(
      codesOf([scan(1, { stored: ['P0420'], pending: ['P0171'], permanent: ['P0430'] }), report]),
    ).toEqual(['P0420', 'P0171', 'P0430', 'P0301'])
    expect(stateOf([report])).toBe('open')
  })
  it('is what was known at the repair: a code that is read first afterwards is another fault', () => {
    expect(codesOf([...repaired, scan(3, { stored: ['P0113'] })])).toEqual(['P0420'])
    const same = again(scan(2, { stored: ['P0113'] }), 'z', 2)
    expect(codesOf([...repaired, same])).toEqual(['P0420', 'P0113'])
  })
  it('is told without a proof, a sound and a repair while there is none', () => {
    expect(standingOf([before, sound(2, { compared: 'apart' })])).toEqual({
      state: 'open',
      codes: [{ code: 'P0420', proof: null }],
      sound: null,
      needsSound: false,
      returnedAtMs: null,
      repairedAtMs: null,
    })
    expect(standingOf(proven).repairedAtMs).toBe(2)
  })
})

describe('a sound that is not of the case', () => {
  it('neither proves a code nor is told', () => {
    const late = [...proven, sound(6, { compared: 'near' })]
    expect(standingOf(late)).toMatchObject({ state: 'proven', sound: 'notOfThisCase', needsSound: false })
    expect(proofLines(standingOf(late))).toHaveLength(1)
    expect(stateOf([at('repair', 2), sound(3, { compared: 'near' })])).toBe('repaired')
  })
  it('is one that was recorded first after the repair; one of the same moment is of the case', () => {
    const same = { ...sound(2, { compared: 'apart' as const }), id: 'z' }
    expect(standingOf([at('repair', 2), same])).toMatchObject({ sound: 'notRecorded', needsSound: true })
    expect(standingOf([...proven, same])).toMatchObject({ state: 'repaired' })
  })
})

describe('the last compared recording', () => {
  const noise = [sound(1, { compared: 'apart' }), at('repair', 2), sound(3, { compared: 'near' })]
  it('holds through one that was not compared', () => {
    expect(stateOf([...noise, sound(4)])).toBe('proven')
  })
  it('away from the normal leaves the codes unproven, also where none was compared before', () => {
    expect(stateOf([sound(0.5), ...proven, sound(6, { compared: 'apart' })])).toBe('repaired')
  })
  it('does not prove the codes beside it', () => {
    expect(stateOf([before, ...noise])).toBe('repaired')
  })
})

describe('a recording after the repair in which nothing unusual stands out', () => {
  const noise = { ...sound(1), situation: 'idle' }
  const quiet = { ...sound(3), situation: 'idle', issue: 'no_fault_heard' }
  const steps = (entries: CaseEntry[]) => nextStepsOf(standingOf(entries), entries).map(({ text }) => text)
  it('asks for no further one, proves nothing, and leads to closing the case', () => {
    const entries = [noise, at('repair', 2), quiet]
    expect(standingOf(entries)).toMatchObject({ state: 'repaired', sound: 'quiet' })
    expect(steps(entries)).toEqual([
      'Nothing unusual stands out any more. Close the case, and say what it was.',
    ])
    expect(proofLines(standingOf(entries))).toEqual([
      'Sound: in the same situation nothing unusual stands out since the repair.',
    ])
  })
  it('says nothing of another situation, and takes no comparison’s place', () => {
    const other = [noise, at('repair', 2), { ...quiet, situation: 'braking' }]
    expect(standingOf(other).sound).toBe('notCompared')
    const compared = [{ ...noise, compared: 'apart' as const }, at('repair', 2), quiet]
    expect(steps(compared)).toEqual([
      'Record the same again, engine warm. We compare it with your car’s normal sound.',
    ])
  })
})

describe('a closed case', () => {
  const returned = [...proven, scan(7, { stored: ['P0420'] })]
  it('stays closed over a return from before, and of the same moment', () => {
    expect(stateOf([...returned, at('closed', 8)])).toBe('closed')
    expect(stateOf([...returned, at('closed', 7)])).toBe('closed')
  })
  it('opens over a return after the decision, though another was before', () => {
    const open = [...returned, at('closed', 8), scan(9, { pending: ['P0420'] })]
    expect(standingOf(open)).toMatchObject({ state: 'open', returnedAtMs: 9 })
  })
  it('stays closed over a scan of the same moment', () => {
    const same = again(scan(3, { stored: ['P0420'] }), 'z', 3)
    expect(stateOf([before, at('closed', 3), same])).toBe('closed')
    expect(standingOf([before, at('closed', 3), same])).toMatchObject({ state: 'closed', returnedAtMs: null })
  })
  it('opens over one of its codes, and not over a note', () => {
    const closed = [scan(1, { stored: ['P0420', 'P0171'] }), at('closed', 3)]
    expect(stateOf([...closed, at('note', 4)])).toBe('closed')
    expect(stateOf([...closed, scan(4, { stored: ['P0171'] })])).toBe('open')
  })
  it('is closed no more once the driver opens it', () => {
    expect(stateOf([...repaired, at('closed', 3), at('reopened', 4)])).toBe('repaired')
    expect(stateOf([...repaired, at('closed', 3), at('reopened', 4), at('closed', 5)])).toBe('closed')
  })
  it('without a repair is about the codes of before it was closed', () => {
    const other = [before, at('closed', 3), scan(4, { stored: ['P0113'] })]
    expect(standingOf(other)).toMatchObject({ state: 'closed', codes: [{ code: 'P0420' }] })
  })
})

describe('a case without a repair is watched', () => {
  it.each<[string, CaseEntry[], 'watching' | 'open']>([
    ['after a second recording near the normal', [sound(1), sound(2, { compared: 'near' })], 'watching'],
    ['not after one away from it', [sound(1), sound(2, { compared: 'apart' })], 'open'],
    ['also with a note after it', [sound(1), sound(2, { compared: 'near' }), at('note', 3)], 'watching'],
    ['not by one recording and a note', [at('note', 0), sound(1, { compared: 'near' })], 'open'],
    [
      'by the last of three recordings alone',
      [sound(1), sound(2, { compared: 'near' }), sound(3, { compared: 'apart' })],
      'open',
    ],
    ['not by its only recording', [sound(1, { compared: 'near' })], 'open'],
    ['not by the last but one', [sound(1, { compared: 'near' }), sound(2)], 'open'],
    [
      'not while one of two codes is there',
      [scan(1, { stored: ['P0420', 'P0171'] }), scan(2, { stored: ['P0171'] })],
      'open',
    ],
  ])('%s', (_title, entries, state) => {
    expect(stateOf(entries)).toBe(state)
  })
})

describe('the test that proves a code', () => {
  it.each<[string, MonitorId | null, MonitorId | null]>([
    ['P0300', 'misfire', 'misfire'],
    ['P0171', 'fuelSystem', 'fuelSystem'],
    ['P0420', 'catalyst', 'nmhcCatalyst'],
    ['P0421', 'catalyst', null],
    ['P0423', 'heatedCatalyst', null],
    ['P0442', 'evap', null],
    ['P0410', 'secondaryAir', null],
    ['P0133', 'oxygenSensor', 'exhaustGasSensor'],
    ['P0135', 'oxygenSensorHeater', null],
    ['P0401', 'egr', 'egr'],
    ['P0299', null, 'boostPressure'],
    ['P20EE', null, 'noxScr'],
    ['P2002', null, 'pmFilter'],
    ['P0113', null, null],
  ])('%s: with spark plugs %s, in a diesel %s', (code, spark, compression) => {
    expect([monitorFor(code, 'spark'), monitorFor(code, 'compression')]).toEqual([spark, compression])
  })
})
