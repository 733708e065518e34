import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { complaints, meant } from '../../testing/complaints.table.ts'
import { type Differential, MAX_TEXT_LENGTH, reason } from './differential.ts'
import { infer } from './inference.ts'
import { dangerAdvice, faults, findings } from './knowledge.ts'
import { priorOf } from './prior.ts'
import type { Fault, FindingState } from './types.ts'

const told = (text: string, more: Partial<Parameters<typeof reason>[0]> = {}) =>
  reason({ texts: [text], codes: [], car: {}, thisYear: 2026, ...more })

const total = ({ ranked, other }: Differential) =>
  ranked.reduce((sum, { probability }) => sum + probability, other)

/** A property asks the engine fifty times: seconds here, more where others share the processor. */
const MAX_PROPERTY_MS = 120_000

describe('may I drive', () => {
  const dangerous = [...findings.values()].filter(({ danger }) => danger !== 'none')
  it.each(dangerous.map(({ id, danger }) => [id, danger] as const))(
    '%s alone is at least "%s"',
    (id, danger) => {
      const { drive } = told('', { stated: new Map([[id, 'present']]) })
      const levels = ['none', 'soon', 'limp', 'stop']
      expect(levels.indexOf(drive.level)).toBeGreaterThanOrEqual(levels.indexOf(danger))
    },
  )

  it.each([
    ['low oil pressure light with a ticking noise', 'stop'],
    ['smell of fuel at the tank', 'stop'],
    ['brake pedal goes to the floor', 'stop'],
    ['the check engine light flashes and it shakes', 'limp'],
    ['power steering went out', 'limp'],
  ])('"%s": %s, with what to do now', (text, level) => {
    const { drive } = told(text)
    expect(drive.level).toBe(level)
    const [worst] = drive.reasons
    expect(drive.now).toBe(dangerAdvice.get(worst?.id ?? '')?.do)
  })

  it('says that it does not know when nothing was understood, and never that the car is safe', () => {
    const { drive, ranked } = told('My neighbour likes opera')
    expect(drive.known).toBe(false)
    expect(drive.say).toMatch(/can’t tell/)
    expect(ranked).toEqual([])
  })

  it('names a likely fault that is more dangerous than what was said', () => {
    const { drive } = told('coolant disappears', { codes: ['P0302'] })
    expect(drive.level).toBe('stop')
  })
})

describe('ranked faults', () => {
  it.each([
    ['shakes when I brake from 60 downhill, no lights', 'brake_rotor'],
    ['temperature gauge never warms up and the heater blows cold', 'thermostat'],
    ['clicking when turning left under power', 'cv_joint'],
    ['starter just clicks, battery dead in the morning', 'battery'],
    ['oil level drops and blue smoke from the exhaust', 'piston_rings'],
    ['clunk over bumps', 'sway_bar_link'],
  ])('"%s" puts %s first', (text, component) => {
    expect(told(text).ranked[0]?.fault.component).toBe(component)
  })

  it('keeps the cause that a code names when a symptom is told with it', () => {
    expect(told('hesitates', { codes: ['P2112'] }).ranked[0]?.fault.component).toBe('throttle_body')
  })

  it('answers P0302 with lost coolant otherwise than without', () => {
    const first = (text: string) => told(text, { codes: ['P0302'] }).ranked[0]?.fault.id
    expect(first('coolant disappears')).not.toBe(first(''))
  })

  it('counts what is absent', () => {
    const probability = (state: FindingState) =>
      told('car vibrates at highway speed', { stated: new Map([['brake_shake', state]]) }).ranked.find(
        ({ fault }) => fault.component === 'brake_rotor',
      )?.probability ?? 0
    expect(probability('present')).toBeGreaterThan(probability('unknown'))
    expect(probability('absent')).toBeLessThan(probability('unknown'))
  })

  it(
    'sums to 1 with "something else" for any evidence, and is the same in any order',
    () => {
      const ids = [...findings.keys()]
      fc.assert(
        fc.property(
          fc.uniqueArray(
            fc.tuple(fc.constantFrom(...ids), fc.constantFrom<FindingState>('present', 'absent')),
            {
              selector: ([id]) => id,
              maxLength: 20,
            },
          ),
          (stated) => {
            const answer = told('', { stated: new Map(stated) })
            const turned = told('', { stated: new Map([...stated].reverse()) })
            expect(total(answer)).toBeCloseTo(1, 9)
            expect(answer.other).toBeGreaterThan(0)
            expect(turned.ranked[0]?.fault.id).toBe(answer.ranked[0]?.fault.id)
            expect(turned.drive.level).toBe(answer.drive.level)
          },
        ),
        // An electric car's finding beside a diesel's.
        {
          numRuns: 25,
          examples: [
            [
              [
                ['ev_no_charge', 'present'],
                ['dpf_light', 'present'],
              ],
            ],
          ],
        },
      )
    },
    MAX_PROPERTY_MS,
  )

  it('says what speaks for a fault, what against, and what is open', () => {
    const [first] = told('brake pedal goes to the floor, brake fluid is low, no brake warning light').ranked
    expect(first?.explanation.for).toEqual(expect.arrayContaining(['pedal_floor', 'brake_fluid_low']))
    expect(first?.explanation.against).toContain('brake_light_dash')
    expect(first?.explanation.open.length).toBeGreaterThan(0)
  })
})

describe('inference', () => {
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
  const rules = { leak: () => 0.1, trust: 1, silence: 0, second: 0.5, other: 0.2, otherEffect: 0 }

  it('equals the sum worked by hand for two faults and one finding', () => {
    // Priors: a 0.4, b 0.4, both 0.4 x 0.4 x 0.5 = 0.08, other 0.2. Probability of f: a 1 - 0.9 x 0.2 = 0.82,
    // b 1 - 0.9 x 0.7 = 0.37, both 1 - 0.9 x 0.2 x 0.7 = 0.874, other 0.1.
    const sum = 0.4 * 0.82 + 0.4 * 0.37 + 0.08 * 0.874 + 0.2 * 0.1
    const { share, marginal, other } = infer(
      [cause('a', 0.8), cause('b', 0.3)],
      new Map([
        ['a', 1],
        ['b', 1],
      ]),
      new Map([['f', 'present']]),
      () => true,
      rules,
    )
    expect(share.get('a')).toBeCloseTo((0.4 * 0.82 + (0.08 * 0.874) / 2) / sum, 12)
    expect(marginal.get('b')).toBeCloseTo((0.4 * 0.37 + 0.08 * 0.874) / sum, 12)
    expect(other).toBeCloseTo((0.2 * 0.1) / sum, 12)
  })

  it('explains away: a second finding of one cause makes the other cause less likely', () => {
    const a = {
      ...cause('a', 0.8),
      effects: [...cause('a', 0.8).effects, { finding: 'g', probability: 0.9 }],
    }
    const weights = new Map([
      ['a', 1],
      ['b', 1],
    ])
    const of = (evidence: Map<string, FindingState>) =>
      infer([a, cause('b', 0.8)], weights, evidence, () => false, rules).marginal.get('b') ?? 0
    expect(
      of(
        new Map([
          ['f', 'present'],
          ['g', 'present'],
        ]),
      ),
    ).toBeLessThan(of(new Map([['f', 'present']])))
  })

  it('counts two at once as the sum over each pair, also where one causes nothing of what is present', () => {
    // Priors 0.2 each, other 0.2. Probability of f: a 0.82, the others 0.1; g was not said, and c would have caused it.
    const quiet = { ...rules, silence: 0.5 }
    const c = { ...cause('c', 0), effects: [{ finding: 'g', probability: 0.6 }] }
    const ids = ['a', 'b', 'c', 'd']
    const { share, marginal, other } = infer(
      [cause('a', 0.8), cause('b', 0), c, cause('d', 0)],
      new Map(ids.map((id) => [id, 1])),
      new Map([['f', 'present']]),
      () => true,
      quiet,
    )
    const says = (id: string) => (id === 'c' ? 0.7 : 1)
    const shows = (...pair: string[]) => (pair.includes('a') ? 0.82 : 0.1)
    const alone = (id: string) => 0.2 * says(id) * shows(id)
    const both = (one: string, two: string) => 0.04 * 0.5 * says(one) * says(two) * shows(one, two)
    const pairs = ids.flatMap((one, at) => ids.slice(at + 1).map((two) => [one, two] as const))
    // Outside the table it is as quiet as the table's faults on the whole: (1 + 1 + 0.7 + 1) / 4.
    const rest = 0.2 * 0.925 * 0.1
    const sum =
      ids.reduce((all, id) => all + alone(id), rest) + pairs.reduce((all, pair) => all + both(...pair), 0)
    for (const id of ids) {
      const withId = pairs.filter((pair) => pair.includes(id)).reduce((all, pair) => all + both(...pair), 0)
      expect(share.get(id)).toBeCloseTo((alone(id) + withId / 2) / sum, 12)
      expect(marginal.get(id)).toBeCloseTo((alone(id) + withId) / sum, 12)
    }
    expect(other).toBeCloseTo(rest / sum, 12)
  })

  it('takes a mileage below 0 for unknown', () => {
    expect(priorOf(faults, { mileage: -5 }, 2026)).toEqual(priorOf(faults, {}, 2026))
    expect(priorOf(faults, { mileage: 200_000 }, 2026)).not.toEqual(priorOf(faults, {}, 2026))
  })

  it('rules a fault out that the car cannot have', () => {
    const prior = priorOf(faults, { make: 'Chevrolet', model: 'Bolt EV' }, 2026)
    expect(prior.get('spark_plugs')).toBe(0)
    expect(prior.get('brake_pads')).toBeGreaterThan(0)
  })
})

describe('the next step', () => {
  it('asks what separates the likeliest faults, and stops asking what was answered', () => {
    const before = told('the battery is dead in the morning')
    const [first] = before.steps
    expect(first).toBeDefined()
    const question = first?.kind === 'question' ? first.finding : ''
    const after = told('the battery is dead in the morning', { stated: new Map([[question, 'unknown']]) })
    expect(after.steps.some((step) => step.kind === 'question' && step.finding === question)).toBe(false)
  })

  it('offers to read the codes until they were read', () => {
    const offers = (codesRead: boolean) =>
      told('check engine light is on and it misfires', { codesRead }).steps.some(
        ({ kind }) => kind === 'read_codes',
      )
    expect(offers(false)).toBe(true)
    expect(offers(true)).toBe(false)
  })
})

describe('any input', () => {
  it(
    'is answered without a throw, with probabilities that sum to 1',
    () => {
      const anything = fc.record({
        texts: fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 4 }),
        codes: fc.array(fc.oneof(fc.string(), fc.stringMatching(/^[PBCUpbcu][0-3][0-9A-Fa-f]{3}$/)), {
          maxLength: 20,
        }),
        stated: fc.array(
          fc.tuple(
            fc.oneof(fc.constantFrom(...findings.keys()), fc.string()),
            fc.constantFrom<FindingState>('present', 'absent', 'unknown'),
          ),
          { maxLength: 40 },
        ),
        year: fc.option(fc.integer()),
        mileage: fc.option(fc.integer()),
      })
      fc.assert(
        fc.property(anything, ({ texts, codes, stated, year, mileage }) => {
          const input = { texts, codes, stated: new Map(stated), car: { year, mileage }, thisYear: 2026 }
          expect(total(reason(input))).toBeCloseTo(1, 9)
        }),
        { numRuns: 40 },
      )
    },
    MAX_PROPERTY_MS,
  )

  it('may be every finding at once, present or absent', () => {
    for (const state of ['present', 'absent'] as const) {
      const answer = told('', { stated: new Map([...findings.keys()].map((id) => [id, state])) })
      expect(total(answer)).toBeCloseTo(1, 9)
      expect(answer.drive.known).toBe(state === 'present')
    }
  })
})

describe('long texts', () => {
  it('are cut, and the answer says so', () => {
    expect(told('x'.repeat(MAX_TEXT_LENGTH + 1)).cut).toBe(true)
    expect(told('brakes squeal').cut).toBe(false)
  })
})

describe('everyday complaints', () => {
  const SAFETY = ['brakes', 'steering', 'oil', 'fuel', 'fire smoke heat']
  const answers = new Map<string, Differential>()
  beforeAll(() => {
    for (const text of Object.values(complaints).flat()) answers.set(text, told(text))
  })
  const unanswered = (area: string) =>
    (complaints[area] ?? []).filter((text) => {
      const answer = answers.get(text)
      return answer === undefined || !answer.drive.known || answer.ranked.length === 0
    })

  it('are at least 370, each once, 20 of them in poor spelling and 20 with denials and conditions', () => {
    const all = Object.values(complaints).flat()
    expect(all.length).toBeGreaterThanOrEqual(370)
    expect(new Set(all).size).toBe(all.length)
    expect(complaints['poor spelling']?.length).toBeGreaterThanOrEqual(20)
    expect(complaints['negation and conditions']?.length).toBeGreaterThanOrEqual(20)
  })
  it.each(Object.entries(meant))('"%s" mean %s', (text, finding) => {
    expect(answers.get(text)?.evidence.get(finding)).toBe('present')
  })
  it.each(SAFETY)('about %s never end without an answer', (area) => {
    expect(complaints[area]?.length).toBeGreaterThan(10)
    expect(unanswered(area)).toEqual([])
  })
  it('about anything else end without an answer in at most 3 of 100', () => {
    const others = Object.keys(complaints).filter((area) => !SAFETY.includes(area))
    const missed = others.flatMap(unanswered)
    expect(missed.length / others.flatMap((area) => complaints[area] ?? []).length).toBeLessThanOrEqual(0.03)
  })
  it('get a sentence on driving on that never says safe', () => {
    for (const { drive } of answers.values()) expect(drive.say).not.toMatch(/\bsafe to\b|\bis safe\b/i)
  })
})
