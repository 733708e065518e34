import { soundClasses } from '@tappet/acoustics/model'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reason } from '../differential.ts'
import { findings } from '../knowledge.ts'
import data from './reader.data.json' with { type: 'json' }
import { BUCKETS, classify, gramsOf, NOTHING, signOf, stances, unpackClassifier } from './reader.ts'

const answer = (text: string) => reason({ texts: [text], codes: [], car: {}, thisYear: 2026 })
const reading = (text: string, finding: string) =>
  answer(text).understanding.findings.find((each) => each.finding === finding)

describe('the learned reader', () => {
  it('was taught findings that exist', () => {
    expect(data.findings.classes.filter((id) => id !== '' && !findings.has(id))).toEqual([])
    expect(data.findings.bias).toHaveLength(data.findings.classes.length)
    expect(new Set(data.sounds.classes)).toEqual(new Set([...soundClasses, NOTHING]))
    expect(new Set(data.stances.classes)).toEqual(new Set(stances))
  })

  it('unpacks what was packed: bucket by bucket, gap by gap', () => {
    const packed = {
      classes: ['one', 'two'],
      bias: [0, 0],
      levels: [1, -0.5],
      // The first class of bucket 3, and the second of bucket 5 + 90 more.
      gaps: signOf(7) + signOf(90).repeat(2) + signOf(5),
      weights: signOf(0) + signOf(1),
    }
    const { starts, places, weights } = unpackClassifier(packed)
    expect([...places, ...weights]).toEqual([0, 1, 1, -0.5])
    expect([3, 4, 95, 96, BUCKETS].map((bucket) => starts[bucket])).toEqual([0, 1, 1, 2, 2])
  })

  it('gives probabilities that sum to 1, for any text', () => {
    const reader = unpackClassifier(data.findings)
    fc.assert(
      fc.property(fc.string(), (text) => {
        const sum = [...classify(text, reader).values()].reduce((total, each) => total + each, 0)
        expect(sum).toBeCloseTo(1, 6)
        const size = [...gramsOf(text).values()].reduce((total, each) => total + each * each, 0)
        expect(gramsOf(text).size === 0 ? 1 : size).toBeCloseTo(1, 6)
      }),
      { numRuns: 50 },
    )
  })
})

describe('a reading carries its certainty', () => {
  it('a tight phrase told now decides alone', () => {
    expect(reading('the brake pedal goes to the floor', 'pedal_floor')?.certainty).toBe(1)
  })

  it('a stop that the reader alone sees is asked first, in the danger’s own place', () => {
    const { drive, steps, evidence } = answer('la direction est bloquée')
    expect(evidence.has('steer_locked')).toBe(false)
    expect(drive.level).toBe('soon')
    expect(drive.say).toBe('Did you mean: steering wheel locks or seizes? If so: do not drive on.')
    expect(drive.now).toMatch(/^If so: /)
    expect(steps[0]).toMatchObject({ kind: 'question', finding: 'steer_locked' })
  })

  it('a danger that is certain stays said beside one that is asked', () => {
    const { level, say, now } = answer('the check engine light flashes. la direction est bloquée').drive
    const alone = answer('the check engine light flashes').drive
    expect([level, now]).toEqual(['limp', alone.now])
    expect(say).toBe(`${alone.say} Did you mean: steering wheel locks or seizes? If so: do not drive on.`)
  })

  it('what is denied for certain is not asked again where it is perhaps meant', () => {
    const limo = 'had new shocks put on in march and it rides like a limo'
    expect(reading(limo, 'reduced_power_msg')?.certainty).toBeLessThan(1)
    const denied = answer(`it is not in limp mode. ${limo}`)
    expect(denied.evidence.get('reduced_power_msg')).toBe('absent')
    expect(denied.steps).not.toContainEqual(expect.objectContaining({ finding: 'reduced_power_msg' }))
  })

  it('what is perhaps meant and no danger is asked once, after the best step, and orders the causes', () => {
    const text = 'It shakes in the morning and coolant disappears, no white smoke'
    const { steps, ranked } = answer(text)
    const questions = steps.flatMap((step) => (step.kind === 'question' ? [step.finding] : []))
    expect(questions[1]).toBe('shake_running')
    expect(new Set(questions).size).toBe(questions.length)
    const without = reason({
      texts: [text],
      codes: [],
      car: {},
      thisYear: 2026,
      stated: new Map([['shake_running', 'unknown']]),
    })
    const shaking = (answers: typeof ranked) =>
      answers
        .filter(({ fault }) => fault.effects.some(({ finding }) => finding === 'shake_running'))
        .reduce((sum, { probability }) => sum + probability, 0)
    expect(shaking(ranked)).toBeGreaterThan(shaking(without.ranked))
  })

  it('what is perhaps meant decides nothing about driving', () => {
    expect(answer('my wheel wants to leave the car').drive.level).toBe('soon')
  })

  it('asks no second time, and decides by the answer', () => {
    const text = 'la direction est bloquée'
    const [step] = answer(text).steps
    const finding = step?.kind === 'question' ? step.finding : ''
    const answered = (state: 'present' | 'absent') =>
      reason({ texts: [text], codes: [], car: {}, thisYear: 2026, stated: new Map([[finding, state]]) })
    expect(answered('present').drive.level).toBe('stop')
    expect(answered('absent').drive.level).not.toBe('stop')
    const again = (['present', 'absent'] as const).map((state) =>
      answered(state).steps.map((each) => each.kind === 'question' && each.finding),
    )
    expect(again.flat()).not.toContain(finding)
  })

  it.each([
    ['squealing when braking, stops when I let go', 'brake_fail'],
    ['the seat wont budge', 'tyre_bulge'],
    ['wheel from stop to stop while parked', 'steer_locked'],
    ['i keep poking at the radio', 'pinging'],
  ])('“%s” is no %s', (text, finding) => {
    expect(answer(text).evidence.get(finding)).not.toBe('present')
    expect(answer(text).drive.level).not.toBe('stop')
  })

  it.each([
    'my sister’s brakes went last winter on her old Honda',
    'there was a fire engine outside',
    'what does it cost to fix a leaking radiator',
    'the brakes were done last month and stop great',
    'rear wiper doesnt work',
    'had new shocks put on in march and it rides like a limo',
  ])('“%s” keeps nobody from driving', (text) => {
    expect(['none', 'soon']).toContain(answer(text).drive.level)
  })
})

describe('the line of a healthy driver', () => {
  it.each(['just checking how it sounds', 'sounds the same as always', 'normal idle after the oil change'])(
    '“%s” tells of no noise and no worry',
    (text) => {
      const { findings: readings } = answer(text).understanding
      expect(
        readings.filter(({ finding, state }) => state === 'present' && !finding.startsWith('ctx_')),
      ).toEqual([])
    },
  )

  it.each([
    ['it makes a strange sound', 'noise_any'],
    ['it sounds off', 'noise_any'],
    ['engine sounds rough', 'engine_noise'],
    ['just checking, the brake pedal goes to the floor', 'pedal_floor'],
  ])('“%s” still tells of %s', (text, finding) => {
    expect(answer(text).evidence.get(finding)).toBe('present')
  })
})

describe('German, Spanish and French', () => {
  it.each([
    ['motor geht während der fahrt einfach aus', 'limp'],
    ['bremsen greifen überhaupt nicht mehr', 'stop'],
    ['el motor se calienta mucho y sale vapor', 'stop'],
    ['la rueda está floja y se mueve', 'stop'],
    ['des gaz d’échappement entrent dans la voiture', 'stop'],
    ['la dirección se bloqueó en la curva', 'stop'],
    ['desde que cambié las pastillas el pedal de freno llega hasta abajo', 'stop'],
  ])('“%s” is at least %s', (text, least) => {
    const levels = ['none', 'soon', 'limp', 'stop']
    expect(levels.indexOf(answer(text).drive.level)).toBeGreaterThanOrEqual(levels.indexOf(least))
  })

  it.each(['los frenos están reparados', 'kein Rauch aus der Motorhaube'])('“%s” tells no danger', (text) => {
    expect(answer(text).drive.level).toBe('soon')
  })
})
