import { openCase } from '@tappet/diagnosis/differential'
import { readTable } from '@tappet/diagnosis/knowledge'
import { describe, expect, it } from 'vitest'
import {
  costVerdict,
  driveStrip,
  driveUnknown,
  driveVerdict,
  firstSentence,
  firstStep,
  splitAdvice,
  sureOf,
  type VerdictFacts,
} from './verdict.ts'

const car = { make: null, model: null, year: null, mileage: null }
const told = (text: string) => openCase({ texts: [text], codes: [], car, thisYear: 2026 }).report
const facts = (more: Partial<VerdictFacts> = {}): VerdictFacts => ({
  isNamed: true,
  isOfCar: true,
  tier: 'likely',
  confidence: 85,
  urgency: 'check_soon',
  cost: null,
  report: null,
  ...more,
})
const marked = (more: Partial<VerdictFacts>) => {
  const strip = driveStrip(driveVerdict(facts(more)))
  return strip?.fields[strip.marked]?.word
}
const unknown = (more: Partial<VerdictFacts>) => driveUnknown(driveVerdict(facts(more)), facts(more))

describe('may I drive', () => {
  it('marks the worst of what the sound names and what is known beside it', () => {
    expect(marked({ urgency: 'safe' })).toBe('Nothing urgent')
    expect(marked({ urgency: 'check_soon' })).toBe('Check soon')
    expect(marked({ urgency: 'fix_immediately' })).toBe('Only to a shop')
    expect(marked({ urgency: 'safe', report: told('brake pedal goes to the floor') })).toBe('Don’t drive')
    expect(marked({ urgency: 'fix_immediately', report: told('brakes squeal') })).toBe('Only to a shop')
  })
  it('takes no caution without a reason for a level', () => {
    const { drive, ...rest } = told('brakes squeal')
    const report = { ...rest, drive: { ...drive, level: 'soon' as const, reasons: [] } }
    expect(marked({ urgency: 'safe', report })).toBe('Nothing urgent')
  })
  it('marks nothing where nothing is named, and warns where it may be urgent', () => {
    expect(marked({ isNamed: false, urgency: 'check_soon' })).toBeUndefined()
    expect(unknown({ isNamed: false, urgency: 'check_soon' })).toMatch(/^We can’t tell from sound alone/)
    expect(unknown({ isNamed: false, urgency: 'fix_immediately' })).toMatch(/^Could be urgent/)
    // A lighter answer to what was told does not take the fear away.
    const squeal = told('brakes squeal')
    expect(marked({ isNamed: false, urgency: 'fix_immediately', report: squeal })).toBeUndefined()
    expect(marked({ isNamed: false, urgency: 'check_soon', report: squeal })).toBe('Check soon')
    expect(unknown({ isNamed: false, isOfCar: false, urgency: 'fix_immediately' })).toMatch(/says nothing/)
  })
  it('never promises that a car is safe', () => {
    for (const urgency of ['safe', 'check_soon', 'fix_immediately'] as const)
      expect(marked({ urgency })).not.toMatch(/\bsafe\b|can drive/i)
  })
})

describe('how sure', () => {
  it('is a count of twenty, as printed', () => {
    expect(sureOf(facts())).toMatchObject({
      percent: 85,
      words: 'Right about 17 times in 20',
      spoken: 'When we say this, we’re right about 17 times in 20',
    })
  })
  it('is nothing where nothing is named or kept', () => {
    for (const more of [{ isNamed: false }, { confidence: null }, { confidence: 0 }])
      expect(sureOf(facts(more))).toBeNull()
  })
})

describe('what it costs', () => {
  it('is in whole US dollars, on one scale [CON-021]', () => {
    const cost = costVerdict({ min: 99.6, max: 8000.4, note: null, typical: null })
    expect(cost?.words).toBe('$100 to $8,000')
    expect(cost?.from).toBeGreaterThan(0)
    expect(cost?.to).toBeLessThan(1)
    expect(costVerdict({ min: 3900, max: 11_500, note: null, typical: null })?.to).toBe(1)
    expect(costVerdict({ min: 90, max: 90, note: null, typical: null })?.words).toBe('$90')
  })
  it('prices nothing where nothing is priced', () => {
    expect(costVerdict({ min: 0, max: 0, note: null, typical: null })).toBeNull()
    expect(costVerdict(null)).toBeNull()
  })
  it('marks the typical price within the range', () => {
    const cost = costVerdict({ min: 130, max: 330, note: 'typically $200', typical: 200 })
    expect(cost?.note).toBe('typically $200')
    expect(cost?.typical).toBeGreaterThan(cost?.from ?? 1)
    expect(cost?.typical).toBeLessThan(cost?.to ?? 0)
  })
})

it('takes the first step of an advice, or its first sentence with what the step tells', () => {
  const advice = 'Press each corner down: it must bounce once. Look for oil.'
  expect(firstStep(advice)).toBe('Press each corner down.')
  expect(firstSentence(advice)).toBe('Press each corner down: it must bounce once.')
  expect(firstStep('Read the codes: P0300 names none. Then drive.')).toBe('Read the codes.')
  expect(firstStep('Under 1.5 mm it is worn')).toBe('Under 1.5 mm it is worn.')
})

describe('what to do at a danger', () => {
  it('is on the card what fits ten words, without what the first line says, and under it the rest', () => {
    expect(
      splitAdvice('Do not drive. If you move: press with both feet and all of your weight. Have it towed.'),
    ).toEqual({ short: 'Have it towed.', rest: 'If you move: press with both feet and all of your weight.' })
    expect(splitAdvice('Stop at once. Do not drive. Check the lug nuts.')).toEqual({
      short: 'Stop at once. Check the lug nuts.',
      rest: '',
    })
  })
  it('stands whole on the card where nothing of it fits', () => {
    for (const advice of [
      'Do not drive on it.',
      'Do not drive. Check the brake fluid level and have the car towed to a shop.',
    ])
      expect(splitAdvice(advice)).toEqual({ short: advice, rest: '' })
  })
  it('is short of every danger that stops a car', () => {
    const stops = new Set(
      readTable('findings.csv').flatMap(({ id, danger }) => (danger === 'stop' ? [id] : [])),
    )
    const advices = readTable('dangers.csv').filter(({ finding }) => stops.has(finding))
    expect(advices.length).toBeGreaterThan(40)
    for (const { finding, do: advice = '' } of advices)
      expect(splitAdvice(advice).short.split(/\s+/).length, finding).toBeLessThanOrEqual(10)
  })
})
