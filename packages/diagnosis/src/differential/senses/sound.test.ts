import { soundClasses } from '@tappet/acoustics/model'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { soundIssues } from '../../sound/issues.table.ts'
import { reason } from '../differential.ts'
import { faults, findings } from '../knowledge.ts'
import { dangerLevels, type FindingState } from '../types.ts'
import {
  MAX_RATIO,
  MIN_RATIO,
  MOVING_NOISES,
  NAMED,
  STANDING_RATIO,
  UNSURE_NOISE_RATIO,
} from './named.table.ts'
import { NOTHING_SENSED } from './sensed.ts'
import { classRatios, type HeardSound, senseSound } from './sound.ts'

const named = (id: string, confidence = 90, alternatives: HeardSound['alternatives'] = []): HeardSound => ({
  issue: { id },
  confidence,
  alternatives,
})
const ratioOf = (heard: HeardSound, finding: string) =>
  senseSound(heard).ratios.find((each) => each.finding === finding)?.ratio ?? 1
const only = (name: (typeof soundClasses)[number]) =>
  Object.fromEntries(soundClasses.map((each) => [each, each === name ? 1 : 0])) as Record<typeof name, number>
const told = (text: string, heard?: HeardSound, stated: [string, FindingState][] = []) =>
  reason({
    texts: [text],
    codes: [],
    car: {},
    thisYear: 2026,
    stated: new Map(stated),
    ...(heard && { sensed: senseSound(heard) }),
  })

describe('the counts of what is named', () => {
  it('have a row and a column for each class', () => {
    for (const table of Object.values(NAMED).flatMap((way) => [way.knownRecorder, way.newRecorder])) {
      expect(table).toHaveLength(soundClasses.length)
      for (const row of table) expect(row).toHaveLength(soundClasses.length)
    }
  })
  it('are of the same recordings, row by row', () => {
    const sums = (table: readonly (readonly number[])[]) =>
      table.map((row) => row.reduce((all, one) => all + one, 0))
    for (const { knownRecorder, newRecorder } of Object.values(NAMED)) {
      expect(sums(newRecorder)).toEqual(sums(NAMED.alone.knownRecorder))
      expect(sums(knownRecorder)).toEqual(sums(NAMED.alone.knownRecorder))
    }
    expect(sums(NAMED.alone.knownRecorder).reduce((all, one) => all + one)).toBe(241)
  })
})

describe('what a named sound is worth', () => {
  it('is the ratio worked by hand from the counts, of both ways the weaker: a knock that is certain counts 1.59', () => {
    /** @param counts of what is named a knock: of all known and all new recordings, of knocks, of healthy cars, and [count, of] of the others */
    const ratio = (
      known: number,
      fresh: number,
      knocks: number,
      healthy: number,
      rest: [number, number][],
    ) => {
      // With 4 pseudo-counts at the usual rate; new recorders name it as often whatever it is.
      const rate = (count: number, of: number) => (count + (4 * known) / 241) / (of + 4) / 2 + fresh / 241 / 2
      const others = rest.map(([count, of]) => rate(count, of))
      return rate(knocks, 46) / (rate(healthy, 148) / 2 + others.reduce((all, one) => all + one) / 5 / 2)
    }
    const others = (belt: number, exhaust: number): [number, number][] => [
      [belt, 13],
      [0, 6],
      [2, 12],
      [exhaust, 8],
      [0, 8],
    ]
    const alone = ratio(39, 115, 22, 9, others(5, 1))
    const withListener = ratio(47, 106, 32, 6, others(6, 1))
    expect([alone, withListener]).toEqual([expect.closeTo(1.59, 2), expect.closeTo(1.95, 1)])
    expect(classRatios(only('engine_knock_tick')).engine_knock_tick).toBeCloseTo(alone, 10)
    // Against a fault too the one nearer to 1 counts: of 148 healthy cars 130 are named so, of 46 knocks 10 and 20.
    expect(classRatios(only('healthy')).engine_knock_tick).toBeCloseTo(0.81, 2)
  })
  it('is never more than 4, and never less than a half', () => {
    const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 7, maxLength: 7 })
    fc.assert(
      fc.property(shares, (weights) => {
        const all = weights.reduce((sum, weight) => sum + weight, 1e-9)
        const probabilities = Object.fromEntries(
          soundClasses.map((name, at) => [name, (weights[at] ?? 0) / all]),
        ) as Record<(typeof soundClasses)[number], number>
        for (const ratio of Object.values(classRatios(probabilities))) {
          expect(ratio).toBeLessThanOrEqual(MAX_RATIO)
          expect(ratio).toBeGreaterThanOrEqual(MIN_RATIO)
        }
      }),
    )
  })
  it('is that within one collection where a class was recorded by one alone', () => {
    expect(classRatios(only('misfire_rough_idle')).misfire_rough_idle).toBeCloseTo(1, 10)
  })
  it('grows with what the model gives it', () => {
    expect(ratioOf(named('exhaust_leak', 90), 'sound_exhaust_leak')).toBeGreaterThan(
      ratioOf(named('exhaust_leak', 50), 'sound_exhaust_leak'),
    )
  })
  it('lifts the faults that make the noise', () => {
    const probability = (heard?: HeardSound) =>
      told('the car is loud', heard).ranked.find(({ fault }) => fault.id === 'exhaust_leak')?.probability ?? 0
    expect(probability(named('exhaust_leak'))).toBeGreaterThan(probability())
  })
  it('stands among what speaks for a fault', () => {
    const cause = told('', named('exhaust_leak')).ranked.find(({ fault }) => fault.id === 'exhaust_leak')
    expect(cause?.explanation.for).toContain('sound_exhaust_leak')
  })
  it.each(Object.keys(soundIssues).filter((id) => id !== 'no_fault_heard'))(
    'reaches a finding of the knowledge for %s, and a fault that makes it',
    (id) => {
      const finding = `sound_${id}`
      expect(findings.get(finding)?.group).toBe('sound')
      const makers = faults.filter(({ effects }) => effects.some((effect) => effect.finding === finding))
      expect(makers.map((fault) => fault.id)).not.toEqual([])
    },
  )
  it('says that somebody heard a noise while no symptom is told more exactly', () => {
    expect(told('', named('exhaust_leak')).likelihoods.has('noise_any')).toBe(true)
    expect(told('the exhaust is loud', named('exhaust_leak')).likelihoods.has('noise_any')).toBe(false)
    expect(told('', named('no_fault_heard')).likelihoods.has('noise_any')).toBe(false)
  })
  it('brings the situation that the driver named along', () => {
    const heard = {
      ...named('engine_knock'),
      evidence: [{ id: 'context_idle', sentence: 'you hear it while idling' }],
    }
    expect(ratioOf(heard, 'ctx_idle')).toBeGreaterThan(1)
    expect(ratioOf(heard, 'ctx_accel')).toBe(1)
  })
})

describe('a noise that is heard with the car standing', () => {
  const at = (...ids: string[]): HeardSound => ({
    ...named('engine_knock'),
    evidence: ids.map((id) => ({ id, sentence: id })),
  })
  it('is no noise of wheels, brakes or suspension', () => {
    for (const finding of MOVING_NOISES) {
      expect(findings.has(finding), finding).toBe(true)
      expect(ratioOf(at('context_idle'), finding)).toBe(STANDING_RATIO)
    }
    const first = (heard: HeardSound) => told('', heard).ranked[0]?.fault.system
    expect(['suspension', 'brakes', 'wheels_tires']).not.toContain(first(at('context_idle')))
  })
  it('says nothing of them where it was heard on the move as well, or names no noise', () => {
    expect(ratioOf(at('context_idle', 'context_turning'), 'bump_knock')).toBe(1)
    expect(ratioOf(at('context_ac_on'), 'bump_knock')).toBe(1)
    expect(ratioOf({ ...at('context_idle'), issue: { id: 'no_fault_heard' } }, 'bump_knock')).toBe(1)
  })
})

describe('a sound that names nothing', () => {
  it.each(['not_a_car', 'fallback_1', 'analysis_error', 'constructor'])(
    'says nothing where it is %s',
    (id) => {
      expect(senseSound(named(id, 90, [{ id: 'engine_knock', probability: 0.9 }]))).toBe(NOTHING_SENSED)
    },
  )
  it('speaks weakly against each fault where nothing stands out', () => {
    for (const { finding, ratio } of senseSound(named('no_fault_heard')).ratios) {
      expect(findings.get(finding)?.group).toBe('sound')
      expect(ratio).toBeLessThan(1)
      expect(ratio).toBeGreaterThan(0.5)
    }
  })
  it('never says that the car may be driven', () => {
    for (const heard of [
      named('no_fault_heard', 97),
      named('uncertain', 30, [{ id: 'loose_belt', probability: 0.3 }]),
    ]) {
      const { drive, ranked } = told('', heard)
      expect(drive).toMatchObject({ level: 'soon', known: false })
      expect(drive.say).toBe('Tappet does not know whether you may drive: a recording alone does not tell.')
      expect(ranked).toEqual([])
    }
  })
  it('warns of the worst possibility that is not negligible', () => {
    const unsure = (probability: number) =>
      told('', named('uncertain', 40, [{ id: 'engine_knock', probability }])).drive
    expect(unsure(0.15)).toMatchObject({
      level: 'limp',
      known: false,
      now: expect.stringMatching(
        /^It may be urgent: until somebody has looked, drive no farther than a workshop nearby, and not at all if brakes or steering feel different/,
      ),
      reasons: [{ label: 'Engine knock or tick, which the recording does not rule out' }],
    })
    expect(unsure(0.14)).toMatchObject({
      level: 'soon',
      now: expect.stringMatching(/^Do not drive if brakes/),
      reasons: [],
    })
  })
  it('is as urgent as its own answer says', () => {
    const answered = (urgencyLevel: string) =>
      told('', {
        ...named('uncertain', 40, [{ id: 'loose_belt', probability: 0.1 }]),
        issue: { id: 'uncertain', urgencyLevel },
      }).drive
    expect(answered('fix_immediately')).toMatchObject({
      level: 'limp',
      known: false,
      reasons: [{ id: 'sound_uncertain' }],
    })
    expect(answered('check_soon').level).toBe('soon')
  })
  it('asks about the noise where it sounds like a fault first', () => {
    const heard = (id: string) =>
      told('', named('uncertain', 40, [{ id, probability: 0.4 }])).likelihoods.get('noise_any')
    expect(heard('engine_knock')).toBe(UNSURE_NOISE_RATIO)
    expect(heard('no_fault_heard')).toBeUndefined()
  })
  it('leaves out parts that were learned from made sounds alone', () => {
    const { ratios } = senseSound(
      named('uncertain', 40, [
        { id: 'wheel_bearing', probability: 0.9 },
        { id: 'loose_belt', probability: 0.2 },
      ]),
    )
    expect(ratios.map(({ finding }) => finding)).not.toContain('sound_wheel_bearing')
    expect(ratios.map(({ finding }) => finding)).not.toContain('sound_ac_compressor')
  })
})

describe('danger', () => {
  it('is that of the named issue at least', () => {
    expect(told('', named('engine_knock')).drive).toMatchObject({ level: 'limp', known: true })
    expect(told('', named('loose_belt')).drive.level).not.toBe('none')
  })
  it('is no longer that of a sound which the driver took out', () => {
    const without = told('', named('engine_knock'), [['sound_engine_knock', 'unknown']])
    expect(without.drive.reasons.map(({ id }) => id)).not.toContain('sound_engine_knock')
  })
  it('is never lowered by any sound, whatever words and codes say', () => {
    const ids = [...findings.keys()]
    const issues = [...Object.keys(soundIssues), 'uncertain', 'not_a_car', 'fallback_2']
    const probability = fc.double({ min: 0, max: 1, noNaN: true })
    const heard = fc.record({
      issue: fc.record({ id: fc.constantFrom(...issues) }),
      confidence: fc.integer({ min: 0, max: 100 }),
      alternatives: fc.array(fc.record({ id: fc.constantFrom(...issues), probability }), { maxLength: 4 }),
      evidence: fc.array(
        fc.constantFrom('context_idle', 'context_turning').map((id) => ({ id, sentence: id })),
      ),
    })
    const stated = fc.uniqueArray(
      fc.tuple(fc.constantFrom(...ids), fc.constantFrom<FindingState>('present', 'absent')),
      { selector: ([id]) => id, maxLength: 8 },
    )
    fc.assert(
      fc.property(heard, stated, (sound, given) => {
        const rank = (heardToo?: HeardSound) =>
          dangerLevels.indexOf(
            told(
              '',
              heardToo,
              given.filter(([id]) => !id.startsWith('sound_')),
            ).drive.level,
          )
        expect(rank(sound)).toBeGreaterThanOrEqual(rank())
      }),
      { numRuns: 60 },
    )
  })
})
