/** The issue that is named and the cause that leads are of one engine. */
import { extractEvidence } from '@tappet/acoustics'
import { type SoundClass, type SoundModel, soundClasses } from '@tappet/acoustics/model'
import { defaultModel } from '@tappet/acoustics/model/default'
import { pinkNoise, seededRandom } from '@tappet/acoustics/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openCase } from '../differential/case.ts'
import { reason } from '../differential/differential.ts'
import { likelihoodWord, listedCauses, soundCost } from '../differential/report-answer.ts'
import { together } from '../differential/senses/sensed.ts'
import { sense } from '../differential/senses/senses.ts'
import { senseNoises } from '../differential/senses/sound.ts'
import { differentialCase } from '../saved/case.ts'
import { diagnoseSound } from './diagnose-sound.ts'
import { issueOf } from './issue-of.ts'
import { type SoundIssueId, soundIssues } from './issues.table.ts'
import { drivingContexts, soundChips } from './types.ts'

const evidence = extractEvidence(pinkNoise(2, seededRandom(1)))
const ofClasses = <T>(value: (name: SoundClass) => T) =>
  Object.fromEntries(soundClasses.map((name) => [name, value(name)])) as Record<SoundClass, T>

/** Says of everything that it is a car, with these probabilities of the classes. */
const saying = (shares: Partial<Record<SoundClass, number>>): SoundModel => ({
  ...defaultModel,
  measurements: [],
  forest: [],
  gate: { base: 9, trees: [] },
  carAtLeast: 0.1,
  classes: ofClasses((name) => ({ base: Math.log(shares[name] ?? 1e-6), trees: [] })),
  slope: 1,
  forestShare: 0,
  offsets: ofClasses(() => 0),
  worth: [],
})
/** @param shares relative probabilities */
function answer(
  shares: Partial<Record<SoundClass, number>>,
  words: Partial<Parameters<typeof diagnoseSound>[0]>,
) {
  const { carSigns: _, heardCar: __, heardClasses: ___, standout: ____, ...model } = saying(shares)
  return diagnoseSound({
    ...{ evidence, odds: null, model, context: [], audioDurationSeconds: 8 },
    ...{ id: 'a', timestamp: '2026-05-01T12:00:00.000Z', ...words },
  })
}

const LINES = [
  '',
  'it squeals when cold',
  'check engine light on, stalls at idle',
  'grinding when braking',
  'clunk when turning',
  'oil light is on',
  'battery light is on and it whines',
]

describe('an answer', () => {
  it('has a first cause of the issue that it names, whatever is heard and told', () => {
    const shares = fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 7, maxLength: 7 })
    const words = fc.record({
      context: fc.subarray([...drivingContexts]),
      sounds: fc.subarray([...soundChips], { maxLength: 2 }),
      description: fc.constantFrom(...LINES),
    })
    let named = 0
    fc.assert(
      fc.property(shares, words, (weights, more) => {
        const { tier, issue, headline, differential } = answer(
          ofClasses((name) => (weights[soundClasses.indexOf(name)] ?? 0) ** 4),
          more,
        )
        const { causes, noises, isOpen } = differential.report
        if (tier === undefined || tier === 'again') {
          expect(noises).toBeUndefined()
          return
        }
        if (tier === 'nothing') {
          if (!isOpen) expect(causes[0]?.issue).toBeUndefined()
          return
        }
        named += 1
        const first = causes[0]?.issue as SoundIssueId | undefined
        // A fault that makes no noise belongs to "nothing unusual".
        const name = first === undefined ? 'nothing unusual' : soundIssues[first].short.toLowerCase()
        if (!isOpen) expect(headline?.toLowerCase()).toContain(name)
        if (tier !== 'pair') expect(noises?.[0]?.issue).toBe(issue.id)
      }),
      {
        numRuns: 150,
        // Healthy first, and a noise second whose faults are few.
        examples: [
          [
            [0.89, 0.001, 0.001, 0.68, 0.001, 0.001, 0.001],
            { context: ['turning'], sounds: [], description: '' },
          ],
        ],
      },
    )
    expect(named).toBeGreaterThan(50)
  })
  it('counts a word for a noise once: the noises of the recording hold it', () => {
    const shares = [
      { issue: 'engine_knock', probability: 0.5 },
      { issue: 'loose_belt', probability: 0.3 },
      { issue: 'no_fault_heard', probability: 0.2 },
    ] as const
    const sensed = together([senseNoises([...shares], [])])
    for (const said of ['deep knock from the engine', 'it squeals when cold', 'brakes squeal when I stop']) {
      const { noises } = reason({ texts: [said], codes: [], car: {}, thisYear: 2026, sensed })
      for (const { issue, probability } of shares)
        expect(noises?.find((each) => each.issue === issue)?.probability).toBeCloseTo(probability, 6)
    }
  })
  it('leads with a danger in the words, as without a recording, and is never less urgent', () => {
    const description = 'smell of gas and smoke from under the hood'
    const alone = openCase({ texts: [description], codes: [], car: {}, thisYear: 2026 }).report.drive
    expect(alone.say).toMatch(/^Do not drive on/)
    for (const shares of [{ healthy: 1 }, { belt_accessory: 1 }, { belt_accessory: 1, healthy: 1 }]) {
      const { issue, tier, differential } = answer(shares, { description })
      const { level, say, now } = differential.report.drive
      expect([level, say, now]).toEqual([alone.level, alone.say, alone.now])
      expect([issue.urgencyLevel, tier === 'nothing']).toEqual(['fix_immediately', false])
    }
  })
  it('lists what the danger is, apart from the causes of its noise and in no price of theirs', () => {
    const description = 'smell of gas and smoke from under the hood'
    for (const shares of [{ engine_knock_tick: 1 }, { belt_accessory: 1 }]) {
      const { issue, differential, ...sound } = answer(shares, { description })
      const { causes, other } = differential.report
      const listed = listedCauses(causes)
      const [first, ...rest] = listed
      expect([first?.issue, listed.at(-1)?.fault, listed.at(-1)?.apart]).toEqual([
        issue.id,
        'fuel_leak',
        true,
      ])
      expect(rest.filter(({ apart }) => apart)).toHaveLength(1)
      expect(likelihoodWord(1, [69, 1], listed.at(-1)?.apart)).toBe('not from the sound')
      const priced = { ...sound, tier: sound.tier ?? null, headline: null, issue }
      const without = { causes: causes.filter(({ apart }) => !apart), other }
      expect(soundCost({ ...priced, report: { causes, other } })).toEqual(
        soundCost({ ...priced, report: without }),
      )
    }
    const plain = answer({ engine_knock_tick: 1 }, { description: 'loud bang' })
    expect(plain.differential.report.causes.filter(({ apart }) => apart)).toEqual([])
  })

  it('stays readable where the danger is listed beside a noise that is all but sure', () => {
    const issue = issueOf('squeaky_brakes')
    const sensed = sense({ sound: { issue, confidence: 100, alternatives: [] } })
    const texts = ['It smells of gas']
    const value = openCase({ texts, codes: [], car: {}, thisYear: 2026, sensed })
    expect(value.report.causes.at(-1)).toMatchObject({ apart: true, percent: 1 })
    expect(value.report.causes.reduce((sum, { percent }) => sum + percent, value.report.other)).toBe(100)
    expect(differentialCase.parse(JSON.parse(JSON.stringify(value)))?.report.drive.level).toBe('stop')
  })
})
