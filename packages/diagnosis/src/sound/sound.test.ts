import { type Evidence, extractEvidence } from '@tappet/acoustics'
import {
  type AnswerWorth,
  type SoundClass,
  type SoundDetector,
  type SoundModel,
  soundClasses,
} from '@tappet/acoustics/model'
import { defaultModel } from '@tappet/acoustics/model/default'
import { atLevel, combustion, impacts, mix, pinkNoise, seededRandom } from '@tappet/acoustics/testing'
import * as wire from '@tappet/wire'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diagnoseSound, type SoundDiagnosisInput } from './diagnose-sound.ts'
import { entriesOf } from './entries.ts'
import {
  type DrivingContext,
  drivingContexts,
  fallbackResult,
  issueOf,
  issueTexts,
  soundChips,
  soundIssues,
  urgencyLevels,
} from './index.ts'
import type { SoundIssueId } from './issues.table.ts'
import { situationFactor } from './situation.ts'
import { soundEvidence } from './sound-evidence.ts'

const random = seededRandom(1)
const clip = mix(
  atLevel(combustion(5, { rpm: 820, cylinders: 4 }, random), -20),
  atLevel(impacts(5, { rateHz: 13.7, frequencyHz: 3_400 }, random), -30),
  atLevel(pinkNoise(5, random), -36),
)
const evidenceOfClip: Evidence = extractEvidence(clip)
const job = {
  evidence: evidenceOfClip,
  odds: null,
  model: defaultModel,
  context: [],
  audioDurationSeconds: 5,
  id: 'c2f5b2de-9f0d-4e41-8a43-4b4f6f3d8a10',
  timestamp: '2026-05-01T12:00:00.000Z',
} satisfies SoundDiagnosisInput

const ofClasses = <T>(value: (name: SoundClass) => T) =>
  Object.fromEntries(soundClasses.map((name) => [name, value(name)])) as Record<SoundClass, T>
/** Every answer was right. */
const alwaysRight: AnswerWorth[] = soundClasses.map((first) => ({
  first,
  atLeast: 0,
  truth: ofClasses((name) => (name === first ? 20 : 0)),
}))

/** A model that always says the same of a car. */
function modelSaying(odds: Partial<Record<SoundClass, number>>, more: Partial<SoundModel> = {}): SoundModel {
  return {
    ...defaultModel,
    measurements: [],
    slope: 1,
    offsets: Object.fromEntries(soundClasses.map((name) => [name, 0])) as SoundModel['offsets'],
    forest: [],
    forestShare: 0,
    gate: { base: 5, trees: [] },
    carAtLeast: 0.1,
    worth: alwaysRight,
    classes: Object.fromEntries(
      soundClasses.map((name): [string, SoundDetector] => [
        name,
        { base: Math.log(odds[name] ?? 0.01), trees: [] },
      ]),
    ) as SoundModel['classes'],
    ...more,
  }
}

const issueIds = entriesOf(soundIssues).map(([id]) => id)
const anyTags = fc.subarray([...drivingContexts])
const anyWords = fc
  .array(fc.constantFrom(...soundChips, 'belt', 'brake', 'no', 'not', 'the', 'engine', 'fine', ',', 'when'), {
    maxLength: 20,
  })
  .map((words) => words.join(' '))
const anyProbabilities = fc
  .array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 7, maxLength: 7 })
  .map((weights) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const pairs = soundClasses.map((name, n) => [name, (weights[n] ?? 0) / total])
    return Object.fromEntries(pairs) as Record<SoundClass, number>
  })

describe('a sound diagnosis', () => {
  const result = diagnoseSound({ ...job, context: ['idle'], description: 'a ticking noise, no squeal' })

  it('holds id, issue, confidence, timestamp and audioDuration [AI-003] [AI-004] [AI-005] [AI-006] [AI-007]', () => {
    expect(wire.soundDiagnosis.parse(result)).toEqual(result)
    expect(result).toMatchObject({ id: job.id, timestamp: job.timestamp, audioDuration: 5 })
    const { id, ...words } = result.issue
    expect(Object.entries(issueTexts).find(([issueId]) => issueId === id)?.[1].name).toBe(words.name)
    expect(Object.keys(words).sort()).toEqual([
      'description',
      'estimatedCostMax',
      'estimatedCostMin',
      'name',
      'recommendations',
      'symptoms',
      'urgencyLevel',
    ])
    expect(Number.isInteger(result.confidence)).toBe(true)
  })

  it('may carry audioUrl, audioData and an error, and is refused with either of another type [AI-008] [AI-009]', () => {
    const audioData = 'data:audio/wav;base64,UklGRg=='
    const full = { ...result, audioData, audioUrl: 'https://example.com/a.wav', error: 'timeout' }
    expect(wire.soundDiagnosis.parse(full)).toEqual(full)
    for (const field of ['audioData', 'audioUrl', 'error'])
      expect(wire.soundDiagnosis.safeParse({ ...result, [field]: 1 }).success).toBe(false)
  })

  it('knows the urgency levels safe, check_soon, fix_immediately [AI-010]', () => {
    expect(urgencyLevels).toEqual(['safe', 'check_soon', 'fix_immediately'])
    expect([...new Set(Object.values(issueTexts).map(({ urgencyLevel }) => urgencyLevel))].sort()).toEqual([
      'check_soon',
      'fix_immediately',
      'safe',
    ])
  })

  it('knows the driving contexts idle, accelerating, braking, turning, ac_on [REC-027]', () => {
    expect(drivingContexts).toEqual(['idle', 'accelerating', 'braking', 'turning', 'ac_on'])
    const parse = (context: unknown) => wire.analyzeSoundFields.safeParse({ context, job_id: job.id }).success
    expect([parse([...drivingContexts]), parse(['parking'])]).toEqual([true, false])
  })

  it('takes the chips of the wire, each as a word that no text denies', () => {
    expect(Object.keys(wire.soundChipLabels)).toEqual([...soundChips])
    const chosen = diagnoseSound({ ...job, sounds: ['knock'], description: 'no knock' })
    expect(chosen.evidence?.filter(({ source }) => source === 'description')).toMatchObject([
      { id: 'description_knock', sentence: expect.stringMatching(/^you chose "knock"/) },
    ])
    const parse = (sounds: unknown) => wire.analyzeSoundFields.safeParse({ sounds, job_id: job.id }).success
    expect([parse([...soundChips]), parse(['boom'])]).toEqual([true, false])
  })

  it('may carry the case of what may be behind it', () => {
    const full = { ...result, differential: { version: 1 } }
    expect(wire.soundDiagnosis.parse(full)).toEqual(full)
    expect(wire.soundDiagnosis.safeParse({ ...result, differential: 'x' }).success).toBe(false)
  })

  it('names the model version v1.0.0 [CON-002]', () => {
    expect([result.model_version, wire.MODEL_VERSION]).toEqual(['v1.0.0', 'v1.0.0'])
  })

  it('says what it was made of: what was heard, the context and the description', () => {
    expect(result.evidence?.filter(({ source }) => source === 'sound').length).toBeGreaterThan(0)
    expect(result.evidence).toContainEqual(expect.objectContaining({ id: 'context_idle', source: 'context' }))
    expect(result.evidence).toContainEqual(
      expect.objectContaining({ id: 'description', source: 'description' }),
    )
    expect(result.evidence?.find(({ id }) => id === 'description_squeal')?.sentence).toContain('rules out')
  })

  it('is the same for the same input', () => {
    expect(diagnoseSound(job)).toEqual(diagnoseSound(structuredClone(job)))
  })

  it('fits the wire for any context, words and model', () => {
    fc.assert(
      fc.property(anyTags, anyWords, anyProbabilities, (context, description, odds) => {
        const answer = diagnoseSound({ ...job, model: modelSaying(odds), context, description })
        expect(wire.soundDiagnosis.parse(answer)).toEqual(answer)
      }),
      { numRuns: 60 },
    )
  })
})

describe('no fault is invented', () => {
  it('for what is no car', () => {
    const model = modelSaying({ brake: 1 }, { gate: { base: -5, trees: [] } })
    const { issue, confidence, alternatives } = diagnoseSound({ ...job, model })
    expect(issue).toMatchObject({
      id: wire.NOT_A_CAR,
      urgencyLevel: 'check_soon',
      estimatedCostMin: 0,
      estimatedCostMax: 0,
    })
    expect(confidence).toBeLessThan(10)
    expect(alternatives).toEqual([])
  })

  it('when nothing is likely enough', () => {
    const model = modelSaying({ brake: 0.3, suspension: 0.3, healthy: 0.3, exhaust_leak: 0.3 })
    const { issue, confidence, alternatives } = diagnoseSound({ ...job, model })
    expect([issue.id, confidence]).toEqual([wire.UNCERTAIN, 0])
    expect(alternatives?.flatMap(({ id, experimental }) => (experimental ? [] : [id])).sort()).toEqual([
      'exhaust_leak',
      'no_fault_heard',
      'squeaky_brakes',
      'suspension_noise',
    ])
  })

  it('when what was heard cannot happen in the situation', () => {
    const model = modelSaying({ brake: 0.9, healthy: 0.05 })
    expect(diagnoseSound({ ...job, model }).issue.id).toBe('squeaky_brakes')
    expect(diagnoseSound({ ...job, model, context: ['idle'] }).issue.id).toBe('uncertain')
  })
})

describe('an open answer', () => {
  const open = (odds: Partial<Record<SoundClass, number>>, more: Partial<SoundDiagnosisInput> = {}) =>
    diagnoseSound({ ...job, model: modelSaying(odds), audioDurationSeconds: 1.9, ...more }).issue

  it('is as urgent and as dear as the worst that is not negligible, and never safe or free', () => {
    const told = (odds: Partial<Record<SoundClass, number>>) => {
      const { id, urgencyLevel, estimatedCostMin, estimatedCostMax } = open(
        ofClasses((name) => odds[name] ?? 1e-6),
      )
      return [id, urgencyLevel, estimatedCostMin, estimatedCostMax]
    }
    const worst = ['uncertain', 'fix_immediately', 100, 8000]
    expect(told({ belt_accessory: 0.81, engine_knock_tick: 0.19 })).toEqual(worst)
    expect(told({ belt_accessory: 0.83, engine_knock_tick: 0.17 })[1]).toBe('check_soon')
    // Together they are feared, and the likelier one has the price.
    const both = told({ healthy: 0.78, brake: 0.12, engine_knock_tick: 0.1 })
    expect(both).toEqual(['uncertain', 'fix_immediately', 115, 800])
    expect(told({ healthy: 0.9, exhaust_leak: 0.1 })).toEqual(['uncertain', 'check_soon', 150, 1360])
    fc.assert(
      fc.property(anyTags, anyWords, anyProbabilities, (context, description, odds) => {
        const issue = open(odds, { context, description })
        expect([issue.id, issue.urgencyLevel === 'safe']).toEqual(['uncertain', false])
        expect(issue.estimatedCostMax).toBeGreaterThan(0)
      }),
      { numRuns: 60 },
    )
  })

  it('of a healthy sound that went through a noise filter says to record without it', () => {
    const model = modelSaying({ healthy: 5 })
    expect(diagnoseSound({ ...job, model }).issue.id).toBe('no_fault_heard')
    const { issue, tier } = diagnoseSound({ ...job, model, filtered: true })
    expect([issue.id, issue.urgencyLevel, tier]).toEqual(['uncertain', 'check_soon', 'again'])
    expect(issue.recommendations[0]).toContain('noise filter off')
    // A fault that is heard through it is a fault.
    const knocking = modelSaying({ engine_knock_tick: 5 })
    expect(diagnoseSound({ ...job, model: knocking, filtered: true }).issue.id).toBe('engine_knock')
  })
})

describe('what counted', () => {
  it('is left out where it counted next to nothing, or where nobody can hear it', () => {
    const { evidence = [] } = diagnoseSound({ ...job, model: defaultModel })
    const ofSound = evidence.filter(({ source }) => source === 'sound')
    expect(ofSound.length).toBeGreaterThan(0)
    for (const { weight, sentence } of ofSound) {
      expect(Math.abs(weight)).toBeGreaterThanOrEqual(0.05)
      expect(sentence).not.toMatch(/^Impulses reach/)
    }
    const strong = { id: 'impulse_low_edge', logOdds: 3 } as const
    expect(soundEvidence(evidenceOfClip, [strong]).map(({ id }) => id)).not.toContain('impulse_low_edge')
    expect(soundEvidence(evidenceOfClip, [])).toEqual([])
  })
})

describe('the context', () => {
  it('does not depend on the order or the repetition of tags', () => {
    // Two classes as likely as each other: the last digit of their products decides.
    const equals = {
      healthy: 0.00048200628509726827,
      engine_knock_tick: 0.48200628509726745,
      belt_accessory: 0.0005248807122947571,
      brake: 0.03367974349488695,
      suspension: 0.00048200628509726827,
      exhaust_leak: 0.48200628509726745,
      misfire_rough_idle: 0.000818793028088998,
    }
    fc.assert(
      fc.property(fc.shuffledSubarray([...drivingContexts]), anyProbabilities, (context, odds) => {
        const model = modelSaying(odds)
        const sorted = drivingContexts.filter((tag) => context.includes(tag))
        const twice: DrivingContext[] = [...context, ...context]
        expect(diagnoseSound({ ...job, model, context: twice })).toEqual(
          diagnoseSound({ ...job, model, context: sorted }),
        )
      }),
      { numRuns: 60, examples: [[['accelerating'], equals]] },
    )
  })

  it.each<[SoundIssueId, DrivingContext[]]>([
    ['squeaky_brakes', ['idle']],
    ['suspension_noise', ['idle']],
    ['wheel_bearing', ['idle']],
    ['ac_compressor', ['idle', 'accelerating', 'braking', 'turning']],
    ['starter', ['accelerating', 'braking', 'turning']],
  ])('makes %s impossible in %j alone', (issue, impossible) => {
    expect(drivingContexts.filter((tag) => situationFactor(issue, [tag]) === 0)).toEqual(impossible)
  })

  it('makes no other issue impossible', () => {
    const others = issueIds.filter((id) => drivingContexts.every((tag) => situationFactor(id, [tag]) > 0))
    const anywhere = ['no_fault_heard', 'engine_knock', 'loose_belt', 'power_steering', 'exhaust_leak']
    expect(others).toEqual(expect.arrayContaining([...anywhere, 'engine_misfire']))
  })

  it('ranks the compressor first only with the air conditioning on, and even then names the belt', () => {
    const model = modelSaying({ belt_accessory: 0.9 })
    const ranked = (context: DrivingContext[], description = '') => {
      const { issue, alternatives = [] } = diagnoseSound({ ...job, model, context, description })
      return [issue.id, alternatives[0]?.id]
    }
    expect(ranked([])[1]).not.toBe('loose_belt')
    expect(ranked(['ac_on'], 'grinding from the AC compressor')).toEqual(['loose_belt', 'ac_compressor'])
  })
})

describe('an experimental issue', () => {
  const experimental: string[] = entriesOf(soundIssues)
    .filter(([, issue]) => issue.experimental)
    .map(([id]) => id)

  it('is never the answer, whatever the sound, the situation and the words say, and is marked where it is listed', () => {
    expect(experimental).toContain('ac_compressor')
    let first = 0
    fc.assert(
      fc.property(anyTags, anyWords, anyProbabilities, (tags, words, odds) => {
        // Much belt, with the air conditioning on, makes the compressor the likeliest often enough.
        const model = modelSaying({ ...odds, belt_accessory: odds.belt_accessory + 1 })
        const description = `the compressor ${words}`
        const answer = diagnoseSound({ ...job, model, context: [...tags, 'ac_on'], description })
        const { issue, alternatives = [] } = answer
        expect(experimental).not.toContain(issue.id)
        for (const other of alternatives)
          expect([other.id, other.experimental ?? false]).toEqual([other.id, experimental.includes(other.id)])
        if (experimental.includes(alternatives[0]?.id ?? '')) first++
      }),
      { numRuns: 200 },
    )
    expect(first).toBeGreaterThan(20)
  })
})

describe('what an experimental detector hears', () => {
  const base = (odds: number): SoundDetector => ({ base: odds, trees: [] })
  const sure = { ac_compressor: base(9), wheel_bearing: base(3), power_steering: base(2), starter: base(9) }
  const listed = (context: DrivingContext[], experimental: SoundModel['experimental'] = sure) => {
    const model = modelSaying({ exhaust_leak: 0.9 }, { experimental })
    const { issue, alternatives = [] } = diagnoseSound({ ...job, model, context })
    expect(issue.id).toBe('exhaust_leak')
    return alternatives.filter((other) => other.experimental).map(({ id }) => id)
  }

  it('is listed where the situation allows it, surest first, however sure never as the answer', () => {
    expect(listed([])).toEqual(['starter', 'wheel_bearing', 'power_steering'])
    expect(listed(['accelerating'])).toEqual(['wheel_bearing', 'power_steering'])
    expect(listed(['idle'])).toEqual(['starter', 'power_steering'])
  })

  it('is left out when it is not sure, and where the model has no such detectors', () => {
    expect(listed([], { ...sure, starter: base(0.5), wheel_bearing: base(-3) })).toEqual(['power_steering'])
    const { experimental: _, ...without } = modelSaying({ exhaust_leak: 0.9 })
    const { alternatives } = diagnoseSound({ ...job, model: without })
    expect(alternatives?.filter((other) => other.experimental)).toEqual([])
  })
})

describe('another possibility', () => {
  it('comes with what speaks for it in the sound, and where', () => {
    const { alternatives = [] } = diagnoseSound(job)
    const evidenceOf = alternatives.flatMap(({ evidence = [] }) => evidence)
    expect(alternatives.length).toBeGreaterThan(0)
    expect(evidenceOf.some(({ startSeconds }) => startSeconds !== undefined)).toBe(true)
    for (const { id, evidence = [] } of alternatives) {
      if (id === 'no_fault_heard') expect(evidence).toEqual([])
      expect(evidence.length).toBeLessThanOrEqual(2)
      for (const { weight, source } of evidence) expect([weight > 0, source]).toEqual([true, 'sound'])
    }
  })
})

describe('the catalogue', () => {
  it('names engine_knock, squeaky_brakes, loose_belt, suspension_noise, ac_compressor [AI-011]', () => {
    const stated = ['engine_knock', 'squeaky_brakes', 'loose_belt', 'suspension_noise', 'ac_compressor']
    expect(issueIds).toEqual(expect.arrayContaining(stated))
  })

  it('tells a driver of each issue what it is, what it costs and what to do', () => {
    for (const [id, issue] of entriesOf(issueTexts)) {
      expect(wire.diagnosedIssue.parse(issueOf(id))).toEqual(issueOf(id))
      expect(issue.recommendations.length).toBeGreaterThan(1)
      expect(issue.estimatedCostMax).toBeGreaterThanOrEqual(issue.estimatedCostMin)
      const costs = issue.estimatedCostMax > 0
      expect([id, issue.costSource !== null]).toEqual([id, costs])
      expect([id, issue.urgencyLevel === 'safe']).toEqual([id, id === 'no_fault_heard'])
      if (costs) expect(issue.symptoms.length).toBeGreaterThan(1)
    }
  })

  it('shares each class of the model out whole, and gives each experimental detector at most one issue', () => {
    for (const name of soundClasses) {
      const shares = Object.values(soundIssues).map(({ heardAs }) => heardAs?.[name] ?? 0)
      expect([name, shares.reduce((sum, share) => sum + share, 0)]).toEqual([name, 1])
    }
    const detectors = Object.values(soundIssues).flatMap(({ detector }) => detector ?? [])
    expect(new Set(detectors).size).toBe(detectors.length)
  })

  it('has a way to hear each issue, and never names one that only an experimental detector hears', () => {
    for (const [id, { heardAs, detector, experimental }] of entriesOf(soundIssues)) {
      expect([id, heardAs !== undefined || detector !== undefined]).toEqual([id, true])
      if (heardAs === undefined) expect([id, experimental]).toEqual([id, true])
    }
  })
})

describe('the fallback result', () => {
  const fallback = fallbackResult('42', '2026-05-01T12:00:00.000Z', 3.2, 'The server did not answer')

  it('has an id of the form fallback_* [AI-018]', () => {
    expect(fallback.id).toBe('fallback_42')
  })
  it('is called "Analysis Error" [AI-019]', () => {
    expect(fallback.issue.name).toBe('Analysis Error')
  })
  it('has confidence 0 [AI-020]', () => {
    expect(fallback.confidence).toBe(0)
  })
  it('costs 50-200 [AI-021]', () => {
    expect([fallback.issue.estimatedCostMin, fallback.issue.estimatedCostMax]).toEqual([50, 200])
  })
  it('fits the wire and says why', () => {
    expect(wire.soundDiagnosis.parse(fallback)).toEqual(fallback)
    expect(fallback.error).toBe('The server did not answer')
  })
})
