import { describe, expect, it } from 'vitest'
import { at, scan, sound } from '../../testing/timeline.ts'
import { lookUpCode } from '../library/index.ts'
import { type CaseEntry, repairedByMs } from './entries.ts'
import { entriesOf } from './kept.ts'
import { nextStepsOf, proofLines } from './next-steps.ts'
import { monitorFor, PROOFS } from './proof.table.ts'
import { provenPart, standingOf } from './standing.ts'

const stateOf = (entries: readonly CaseEntry[]) => standingOf(entries).state
const proofOf = (entries: readonly CaseEntry[]) => standingOf(entries).codes[0]?.proof

const before = scan(1, { stored: ['P0420'] })
const repaired = [before, at('repair', 2)]
const proven = [...repaired, scan(3, { ran: 'incomplete' }), scan(5)]

describe('a repair is proven', () => {
  it('when the test that sets the code began again since, has run, and the code is in no unit', () => {
    expect(stateOf(proven)).toBe('proven')
    expect(proofOf(proven)).toMatchObject({ kind: 'proven', monitor: 'catalyst', seenBy: 'monitor' })
  })

  it.each<[string, CaseEntry[]]>([
    ['without a scan since', repaired],
    ['by a test that may have run before the repair', [...repaired, scan(5)]],
    ['by two scans that call the test complete', [...repaired, scan(4), scan(5)]],
    ['while the test has not run', [...repaired, scan(3, { ran: 'incomplete' })]],
    [
      'by a scan in which a unit did not answer',
      [...repaired, scan(3, { ran: 'incomplete' }), scan(5, { lacks: 'a unit' })],
    ],
    [
      'by a scan without readiness',
      [...repaired, scan(3, { ran: 'incomplete' }), scan(5, { lacks: 'readiness' })],
    ],
    [
      'by a scan from before the repair',
      [before, scan(1.2, { ran: 'incomplete' }), scan(1.5), at('repair', 2)],
    ],
    [
      'by another test',
      [
        ...repaired,
        scan(3, { ran: 'incomplete', monitor: 'evap' }),
        scan(5, { ran: 'complete', monitor: 'evap' }),
      ],
    ],
    ['while it is pending', [...repaired, scan(3, { ran: 'incomplete' }), scan(5, { pending: ['P0420'] })]],
    [
      'while the car keeps it as a permanent code',
      [...repaired, scan(3, { ran: 'incomplete' }), scan(5, { permanent: ['P0420'] })],
    ],
    ['without a repair', [before, scan(3, { ran: 'incomplete' }), scan(5)]],
    [
      'for one of two codes alone',
      [scan(1, { stored: ['P0420', 'P0113'] }), at('repair', 2), scan(3, { ran: 'incomplete' }), scan(5)],
    ],
    ['where nothing but notes is in the case', [at('note', 1), at('repair', 2), at('note', 3)]],
  ])('not %s', (_title, entries) => {
    expect(stateOf(entries)).not.toBe('proven')
  })

  it('by a permanent code that the car itself erased since', () => {
    const entries = [scan(1, { stored: ['P0420'], permanent: ['P0420'] }), at('repair', 2), scan(5)]
    expect(proofOf(entries)).toMatchObject({ kind: 'proven', seenBy: 'permanentCode' })
    const goneBefore = [scan(1, { permanent: ['P0420'] }), scan(1.5), at('repair', 2), scan(5)]
    expect(proofOf(goneBefore)).toMatchObject({ kind: 'notYet' })
  })

  it('never of a code that no test of the car looks for: it is only not seen again', () => {
    const wire = [
      scan(1, { stored: ['P0113'] }),
      at('repair', 2),
      scan(3, { ran: 'incomplete' }),
      scan(5),
      scan(6),
    ]
    expect(proofOf(wire)).toEqual({ kind: 'noMonitor', notSeenIn: 3 })
    expect(proofLines(standingOf(wire)).join()).toContain('Not seen again in 3 scans.')
    const diesel = { monitor: 'pmFilter', ignition: 'compression' } as const
    const leak = [scan(1, { stored: ['P0442'], ...diesel }), at('repair', 2), scan(3, diesel)]
    expect(proofOf(leak)).toMatchObject({ kind: 'noMonitor' })
    const carWithout = [...repaired, scan(3, { ran: 'none' }), scan(5, { ran: 'none' })]
    expect(proofOf(carWithout)).toMatchObject({ kind: 'noMonitor' })
  })
})

describe('the next step of an open case', () => {
  const test = 'Look through the wheel at the pads.'
  const steps = (entries: CaseEntry[]) => nextStepsOf(standingOf(entries), entries).map(({ text }) => text)
  it('is the test of the latest diagnosis’ first cause', () => {
    expect(steps([sound(1, { test: 'Older.' }), sound(2, { test })])[0]).toBe(test)
    expect(steps([{ kind: 'report', id: 'r', atMs: 1, codes: [], test }])[0]).toBe(test)
    expect(steps([sound(1, { test }), sound(2, { test: null })])[0]).toBe('Read the codes.')
    expect(steps([sound(1, { test }), at('repair', 2)])).not.toContain(test)
  })
  it('is read from a kept diagnosis, unless something else is likelier than its causes', () => {
    const kept = (percent: number) =>
      entriesOf([
        {
          ...{ id: 's', kind: 'sound', happened_at: '2026-11-01T00:00:00Z', history_id: null },
          ...{
            maintenance_id: null,
            data: { causes: [{ fault: 'brake_pads', name: 'Pads', percent, test }] },
          },
        },
      ])
    expect(steps(kept(50))[0]).toBe(test)
    expect(steps(kept(49))[0]).toBe('Read the codes.')
  })
})

describe('the sound after a repair', () => {
  const noise = [sound(1, { compared: 'apart' }), at('repair', 2)]
  it('alone proves it, near the normal sound in the same situation', () => {
    expect(stateOf([...noise, sound(3, { compared: 'near' })])).toBe('proven')
  })
  it.each<[string, CaseEntry[]]>([
    ['in another situation', [...noise, sound(3, { compared: 'near', situation: 'braking' })]],
    ['in a situation that is not known', [...noise, sound(3, { compared: 'near', situation: null })]],
    ['away from it', [...noise, sound(3, { compared: 'near' }), sound(4, { compared: 'apart' })]],
    ['that was not compared', [...noise, sound(3)]],
    ['that was compared before the repair', [sound(1, { compared: 'near' }), at('repair', 2), sound(3)]],
    [
      'where nobody knows in which situation the noise was',
      [sound(1, { situation: null }), at('repair', 2), sound(3, { compared: 'near' })],
    ],
  ])('proves nothing %s', (_title, entries) => {
    expect(stateOf(entries)).toBe('repaired')
  })
  it('is asked for where it was compared before, and said not to be compared where it was not', () => {
    const both = [sound(0.5, { compared: 'apart' }), ...proven]
    expect(stateOf(both)).toBe('repaired')
    expect(stateOf([...both, sound(6, { compared: 'near' })])).toBe('proven')
    expect(stateOf([...both, sound(6, { compared: 'apart' })])).toBe('repaired')
    const never = [sound(0.5, { situation: null }), ...proven]
    expect(stateOf(never)).toBe('proven')
    expect(provenPart(standingOf(never).sound)).toBe('codes')
    expect(provenPart(standingOf([...never, sound(6)]).sound)).toBe('codes')
    expect(provenPart(standingOf(proven).sound)).toBe('whole')
    expect(provenPart(standingOf([...both, sound(6, { compared: 'near' })]).sound)).toBe('whole')
    expect(proofLines(standingOf(never)).at(-1)).toContain('not compared')
  })
})

describe('a case opens again by itself', () => {
  it('when its code is read again after it was gone, in whichever scan', () => {
    for (const again of [scan(7, { pending: ['P0420'] }), scan(7, { stored: ['P0420'], lacks: 'a unit' })])
      expect(standingOf([...proven, again])).toMatchObject({
        state: 'open',
        returnedAtMs: 7,
      })
  })
  it('when it was closed by the driver', () => {
    const closed = [...repaired, at('closed', 3)]
    expect(stateOf(closed)).toBe('closed')
    expect(stateOf([...closed, scan(4, { stored: ['P0113'] })])).toBe('closed')
    expect(stateOf([...closed, scan(4, { stored: ['P0420'] })])).toBe('open')
  })
  it('not by an entry that nobody has cleared since the repair', () => {
    const old = [...repaired, scan(3, { stored: ['P0420'] })]
    expect(stateOf(old)).toBe('repaired')
    expect(proofOf(old)).toEqual({ kind: 'stillThere', permanentOnly: false })
    expect(stateOf([...old, scan(4, { ran: 'incomplete' }), scan(5)])).toBe('proven')
  })
  it('and is proven again by a further repair', () => {
    const again = [...proven, scan(7, { stored: ['P0420'] }), at('repair', 8)]
    expect(stateOf(again)).toBe('repaired')
    expect(stateOf([...again, scan(9, { ran: 'incomplete' }), scan(10)])).toBe('proven')
  })
})

describe('before a repair', () => {
  it('a case is open, and watched once a whole scan no longer finds it', () => {
    expect(stateOf([before])).toBe('open')
    expect(stateOf([before, scan(2)])).toBe('watching')
    expect(stateOf([before, scan(2, { lacks: 'a unit' })])).toBe('open')
    expect(stateOf([before, scan(2), scan(3, { pending: ['P0420'] })])).toBe('open')
    expect(stateOf([sound(1), sound(2, { issue: 'no_fault_heard' })])).toBe('watching')
    expect(stateOf([])).toBe('open')
  })
})

describe('the next step', () => {
  const first = (entries: readonly CaseEntry[]) => nextStepsOf(standingOf(entries), entries)[0]?.text
  it('is always said', () => {
    expect(first([])).toBe('Read the codes.')
    expect(first([sound(1)])).toBe('Read the codes.')
    expect(first([sound(1), before])).toBe('Record the same again when warm.')
    expect(first([before])).toContain('read the codes again')
    expect(first(repaired)).toBe('Read the codes.')
    expect(first([...repaired, scan(3, { stored: ['P0420'] })])).toContain('Clear P0420')
    expect(first([...repaired, scan(3, { ran: 'incomplete' })])).toContain('steady 60 mph (100 km/h)')
    expect(first([...repaired, scan(5)])).toContain('Clear the codes')
    expect(first(proven)).toContain('opens again')
    const withSound = [sound(0.5, { situation: null }), ...proven]
    expect(first(withSound)).toContain('The sound was not compared.')
    expect(first([...withSound, sound(6, { situation: null })])).toContain('The sound was not compared.')
    expect(first([at('note', 1), at('repair', 2)])).toContain('Read the codes')
  })
  it('tells what to do after the repair', () => {
    const texts = nextStepsOf(standingOf([before]), [before]).map(({ text }) => text)
    expect(texts).toContain('After the repair: scan and record again.')
  })
})

describe('the table of proofs', () => {
  it('names codes of the library, each once', () => {
    const codes = PROOFS.flatMap((row) => row.codes)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) expect(lookUpCode(code)).toMatchObject({ kind: 'generic', code })
  })
  it('knows the engine: a diesel has no evaporative test, an engine with plugs none of its boost', () => {
    expect(monitorFor('P0420', 'spark')).toBe('catalyst')
    expect(monitorFor('P0420', 'compression')).toBe('nmhcCatalyst')
    expect(monitorFor('P0442', 'compression')).toBeNull()
    expect(monitorFor('P0299', 'spark')).toBeNull()
    expect(monitorFor('P0443', 'spark')).toBeNull()
  })
})

describe('the moment of a repair', () => {
  it('is the end of its day, or the logging of it where that is earlier', () => {
    const dayMs = 24 * 3_600_000
    expect(repairedByMs(0, 10 * dayMs)).toBe(dayMs)
    expect(repairedByMs(0, 3_600_000)).toBe(3_600_000)
  })
})

describe('a code of brakes, body or network', () => {
  const report: CaseEntry = { kind: 'report', id: 'told', atMs: 1, codes: ['C0035'] }
  it('is not gone by a scan that never named it: its unit need not answer', () => {
    expect(stateOf([report, scan(2)])).toBe('open')
    const after = standingOf([report, at('repair', 2), scan(3), scan(4)])
    expect(after.codes[0]?.proof).toEqual({ kind: 'noMonitor', notSeenIn: 0 })
    expect(proofLines(after).join()).toContain('No whole scan since the repair that could show it.')
  })
  it('is not seen again where a scan of this car has named it before', () => {
    expect(stateOf([scan(1, { stored: ['C0035'] }), scan(2)])).toBe('watching')
    const after = standingOf([scan(1, { stored: ['C0035'] }), at('repair', 2), scan(3)])
    expect(after.codes[0]?.proof).toEqual({ kind: 'noMonitor', notSeenIn: 1 })
  })
})
