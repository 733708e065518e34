import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { soundIssues } from '../../sound/issues.table.ts'
import { reason } from '../differential.ts'
import { faults, findings } from '../knowledge.ts'
import { dangerLevels, type FindingState } from '../types.ts'
import { NOTHING_SENSED } from './sensed.ts'
import { type HeardSound, MOVING_NOISES, senseSound } from './sound.ts'

const named = (id: string, confidence = 90, alternatives: HeardSound['alternatives'] = []): HeardSound => ({
  issue: { id },
  confidence,
  alternatives,
})
const ratioOf = (recording: HeardSound, finding: string) =>
  senseSound(recording).ratios.find((each) => each.finding === finding)?.ratio ?? 1
const told = (text: string, recording?: HeardSound, stated: [string, FindingState][] = []) =>
  reason({
    texts: [text],
    codes: [],
    car: {},
    thisYear: 2026,
    stated: new Map(stated),
    ...(recording && { sensed: senseSound(recording) }),
  })

describe('what a named sound is worth', () => {
  it('is what its noise is held for: the faults of the noise hold that together, and lead', () => {
    const recording = named('loose_belt', 65, [
      { id: 'no_fault_heard', probability: 0.3 },
      { id: 'engine_knock', probability: 0.1 },
    ])
    const { ranked, noises } = told('', recording)
    expect(noises).toEqual([
      { issue: 'loose_belt', probability: expect.closeTo(0.6, 3) },
      { issue: 'no_fault_heard', probability: expect.closeTo(0.3, 3) },
      { issue: 'engine_knock', probability: expect.closeTo(0.1, 3) },
    ])
    expect(ranked[0]?.noise).toBe('loose_belt')
    const ofBelt = ranked.filter(({ noise }) => noise === 'loose_belt')
    expect(ranked.slice(0, ofBelt.length)).toEqual(ofBelt)
    const sum = ofBelt.reduce((all, { probability }) => all + probability, 0)
    expect(sum).toBeGreaterThan(0.55)
    expect(sum).toBeLessThan(0.65)
  })
  it('is moved by no word and no situation that the noises count already, which order the faults alone', () => {
    const recording = {
      ...named('suspension_noise', 65, [{ id: 'no_fault_heard', probability: 0.4 }]),
      evidence: [{ id: 'context_turning' }],
    }
    const share = (text: string) => told(text, recording).noises?.[0]?.probability
    expect(share('it clunks when turning')).toBeCloseTo(0.6, 2)
    const first = (text: string) => told(text, recording).ranked[0]?.fault.id
    expect(first('it clunks over bumps')).not.toBe(first('it creaks when I turn the wheel'))
  })
  it('is moved by no worry that names no symptom', () => {
    const recording = named('no_fault_heard', 95, [{ id: 'engine_knock', probability: 0.2 }])
    for (const text of ['sounds normal to me', 'is this how a healthy engine should sound'])
      expect(told(text, recording).noises?.[0]).toEqual({
        issue: 'no_fault_heard',
        probability: expect.closeTo(0.8, 2),
      })
  })
  it('is moved by what else is told, in both directions', () => {
    const recording = named('loose_belt', 65, [{ id: 'engine_knock', probability: 0.4 }])
    const belt = (text: string, stated: [string, FindingState][] = []) =>
      told(text, recording, stated).noises?.find(({ issue }) => issue === 'loose_belt')?.probability ?? 0
    expect(belt('', [['oil_pressure_light', 'present']])).toBeLessThan(0.3)
    expect(belt('', [['charging_light', 'present']])).toBeGreaterThan(0.62)
  })
  it('leaves what makes no noise behind "nothing unusual", until something speaks for it', () => {
    const recording = named('no_fault_heard', 95, [{ id: 'engine_knock', probability: 0.1 }])
    expect(told('', recording).noises?.[0]).toEqual({
      issue: 'no_fault_heard',
      probability: expect.closeTo(0.9, 3),
    })
    const spoken = told('', recording, [
      ['code_evap', 'present'],
      ['smell_fuel', 'present'],
    ])
    expect(spoken.silent).toBeGreaterThan(spoken.noises?.[0]?.probability ?? 1)
    expect(spoken.ranked[0]?.noise).toBeNull()
  })
  it('stands in no car that cannot have it', () => {
    const input = { texts: [], codes: [], thisYear: 2026, sensed: senseSound(named('engine_knock', 85)) }
    const noises = (model: string) => reason({ ...input, car: { make: 'Tesla', model } }).noises ?? []
    expect(noises('Model 3').find(({ issue }) => issue === 'engine_knock')?.probability ?? 0).toBeLessThan(
      0.5,
    )
  })
  it('is not there once the driver took it out', () => {
    expect(told('', named('engine_knock'), [['sound_engine_knock', 'unknown']]).noises).toBeNull()
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
  it('brings the situation that the driver named along', () => {
    const recording = {
      ...named('engine_knock'),
      evidence: [{ id: 'context_idle', sentence: 'you hear it while idling' }],
    }
    expect(ratioOf(recording, 'ctx_idle')).toBeGreaterThan(1)
    expect(ratioOf(recording, 'ctx_accel')).toBe(1)
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
      expect(ratioOf(at('context_idle'), finding)).toBe(0.2)
    }
  })
  it('says nothing of them where it was heard on the move as well, or is none', () => {
    expect(ratioOf(at('context_idle', 'context_turning'), 'bump_knock')).toBe(1)
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
  it('never says that the car may be driven', () => {
    const { drive, ranked } = told('', {
      ...named('uncertain', 30, [{ id: 'loose_belt', probability: 0.3 }]),
      issue: { id: 'uncertain', urgencyLevel: 'check_soon' },
    })
    expect(drive).toMatchObject({ level: 'soon', known: false })
    expect(drive.say).toBe('We can’t tell from sound alone. If anything feels off, don’t drive.')
    expect(ranked).toEqual([])
  })
  it('says of "nothing unusual" that this is no proof', () => {
    const { drive } = told('', named('no_fault_heard', 97))
    expect(drive).toMatchObject({ level: 'none', known: true })
    expect(drive.say).toMatch(/no proof/)
  })
  it('warns of the worst possibility that is not negligible', () => {
    const unsure = (probability: number) =>
      told('', named('uncertain', 40, [{ id: 'engine_knock', probability }])).drive
    expect(unsure(0.15)).toMatchObject({
      level: 'limp',
      known: false,
      now: 'Stop if the brakes feel soft, a red light comes on, or you smell fuel.',
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
})

describe('a sound that names nothing, but sounds like a fault first', () => {
  it('has the noise asked about', () => {
    const heard = (id: string) =>
      told('', named('uncertain', 40, [{ id, probability: 0.4 }])).likelihoods.get('noise_any')
    expect(heard('engine_knock')).toBe(3)
    expect(heard('no_fault_heard')).toBeUndefined()
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
    const recording = fc.record({
      issue: fc.record({ id: fc.constantFrom(...issues) }),
      confidence: fc.integer({ min: 0, max: 100 }),
      alternatives: fc.array(fc.record({ id: fc.constantFrom(...issues), probability }), { maxLength: 4 }),
      evidence: fc.array(
        fc.constantFrom('context_idle', 'context_turning').map((id) => ({ id, sentence: id })),
      ),
    })
    const stated = fc.uniqueArray(
      fc.tuple(
        fc.constantFrom(...ids.filter((id) => !id.startsWith('sound_'))),
        fc.constantFrom<FindingState>('present', 'absent'),
      ),
      { selector: ([id]) => id, maxLength: 8 },
    )
    fc.assert(
      fc.property(recording, stated, (sound, answers) => {
        const rank = (heardToo?: HeardSound) => dangerLevels.indexOf(told('', heardToo, answers).drive.level)
        const { known } = told('', undefined, answers).drive
        if (known) expect(rank(sound)).toBeGreaterThanOrEqual(rank())
      }),
      { numRuns: 60 },
    )
  })
})
