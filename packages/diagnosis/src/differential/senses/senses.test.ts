import { describe, expect, it } from 'vitest'
import { reason } from '../differential.ts'
import { infer } from '../inference.ts'
import { reportOf } from '../report.ts'
import type { Fault } from '../types.ts'
import { NOTHING_SENSED } from './sensed.ts'
import { sense } from './senses.ts'

const input = { texts: ['brakes squeal'], codes: [], car: {}, thisYear: 2026 }
const sound = { issue: { id: 'squeaky_brakes' }, confidence: 90 }
const log = {
  records: [{ item: 'Brake Pads', date: '2026-10-01', mileage: null }],
  today: '2026-11-23',
  odometer: null,
}

describe('the senses together', () => {
  it('that are absent change nothing', () => {
    expect(sense({})).toEqual(NOTHING_SENSED)
    expect(reportOf(reason({ ...input, sensed: sense({}) }))).toEqual(reportOf(reason(input)))
    expect(reportOf(reason(input))).not.toHaveProperty('sensed')
  })
  it('of short takes are added to the others', () => {
    const ownCar = { verdict: 'changed', directions: [] } as const
    const vibration = { felt: [{ sign: 'brake_pulse', text: 'once per turn of a wheel' }] } as const
    const contrasts = [{ contrast: 'clutch', changes: [{ kind: 'impulses_gone', text: 'gone' }] }] as const
    const { ratios, heard } = sense({ sound, ownCar, vibration, contrasts })
    expect(heard?.[0]?.issue).toBe('squeaky_brakes')
    const ids = ratios.map(({ finding }) => finding)
    expect(ids).toEqual(expect.arrayContaining(['noise_any', 'brake_shake', 'clutch_noise']))
  })
  it('are told in the report, each with why and how it counted', () => {
    const { sensed } = reportOf(reason({ ...input, sensed: sense({ sound, log }) }))
    expect(sensed).toContainEqual({
      id: 'sound_squeaky_brakes',
      label: 'Brake squeal heard in the recording',
      says: 'for',
      why: 'the recording: Brake noise',
    })
    expect(sensed).toContainEqual({
      id: 'brake_pads',
      label: 'Worn brake pads',
      says: 'renewed',
      why: 'Brake Pads on 2026-10-01, by your service log',
    })
  })
  it('are plain JSON', () => {
    const sensed = sense({ sound, log, scan: { volts: 12 } })
    expect(JSON.parse(JSON.stringify(sensed))).toEqual(sensed)
  })
})

describe('virtual evidence', () => {
  const cause = (id: string, probability: number): Fault => ({
    id,
    component: id,
    system: 'engine',
    name: id,
    harm: 'none',
    prior: 1,
    course: 'random',
    growth: null,
    only: null,
    effects: [{ finding: 'f', probability }],
  })
  const rules = { leak: () => 0.1, trust: 1, silence: 0.5, second: 0.5, other: 0.2, otherEffect: 0 }
  const weights = new Map([
    ['a', 1],
    ['b', 1],
  ])
  const faults = [cause('a', 0.8), cause('b', 0)]
  const inferred = (ratio: number, present = new Map<string, 'present'>()) =>
    infer(faults, weights, present, () => true, rules, new Map([['f', ratio]]))

  it('equals the sum worked by hand', () => {
    // Probability of f: a 1 - 0.9 x 0.2 = 0.82, b 0.1, both 0.82, other 0.1. A ratio of 3 weighs each by 1 + 2 p.
    const weigh = (p: number) => 1 + 2 * p
    const sum = 0.4 * weigh(0.82) + 0.4 * weigh(0.1) + 0.08 * weigh(0.82) + 0.2 * weigh(0.1)
    const { share, marginal, other } = inferred(3)
    expect(share.get('a')).toBeCloseTo((0.4 * weigh(0.82) + (0.08 * weigh(0.82)) / 2) / sum, 12)
    expect(marginal.get('b')).toBeCloseTo((0.4 * weigh(0.1) + 0.08 * weigh(0.82)) / sum, 12)
    expect(other).toBeCloseTo((0.2 * weigh(0.1)) / sum, 12)
  })
  it('comes to what is present as its ratio grows', () => {
    const seen = infer(faults, weights, new Map([['f', 'present']]), () => true, rules)
    expect(inferred(1e9).share.get('a')).toBeCloseTo(seen.share.get('a') ?? 0, 6)
  })
  it('of 1 changes nothing but the silence', () => {
    const silent = infer(faults, weights, new Map(), () => false, rules)
    expect(inferred(1).share.get('a')).toBeCloseTo(silent.share.get('a') ?? 0, 12)
  })
  it('of what is known for certain is left out', () => {
    const present = new Map([['f', 'present' as const]])
    expect(inferred(0.01, present).share.get('a')).toBe(
      infer(faults, weights, present, () => true, rules).share.get('a'),
    )
  })
})
