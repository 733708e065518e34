import { describe, expect, it } from 'vitest'
import { issueOf } from '../sound/issue-of.ts'
import { openSensed } from './open-sensed.ts'
import {
  costDecides,
  estimateWords,
  likelihoodWord,
  listedCauses,
  reportAnswer,
  showsCauses,
  soundAnswer,
  soundCost,
  sureWords,
} from './report-answer.ts'

const cause = (percent: number, name = 'Failed ignition coil', min = 100, max = 450) => ({
  name,
  percent,
  cost: { min, max },
})

it('names the first cause, likely from half on and possible below', () => {
  expect(reportAnswer([cause(50), cause(20)])).toEqual({
    headline: 'Likely failed ignition coil',
    percent: 50,
    cost: { min: 100, max: 450 },
  })
  expect(reportAnswer([cause(49)]).headline).toBe('Possible failed ignition coil')
  expect(reportAnswer([cause(60, 'EGR valve stuck')]).headline).toBe('Likely EGR valve stuck')
})

it('names none where none stands out, with the price of all of them', () => {
  expect(reportAnswer([cause(15)]).percent).toBe(15)
  expect(reportAnswer([cause(14), cause(9, 'Air leak', 60, 900)])).toEqual({
    headline: 'No one cause stands out',
    percent: null,
    cost: { min: 60, max: 900 },
  })
})

it('tells a percentage as a count of twenty cars', () => {
  expect(estimateWords(81)).toBe('We estimate 16 in 20 cars with these signs have this')
})

it('prices nothing where nothing is named or no price is kept', () => {
  expect(reportAnswer([])).toEqual({ headline: 'No cause named yet', percent: null, cost: null })
  expect(reportAnswer([{ name: 'Air leak', percent: 70, cost: null }]).cost).toBeNull()
})

describe('of a recording', () => {
  const car = { make: null, model: null, year: null, mileage: null }
  const heard = (
    id: Parameters<typeof issueOf>[0],
    tier: string,
    confidence: number,
    texts: string[] = [],
  ) => {
    const issue = issueOf(id)
    const sound = { issue, tier, confidence, headline: null }
    const { report } = openSensed({ texts, codes: [], car, thisYear: 2026 }, { sound })
    return { ...sound, report, causes: report.causes }
  }
  const NOISES = [
    'engine_knock',
    'squeaky_brakes',
    'loose_belt',
    'suspension_noise',
    'exhaust_leak',
    'engine_misfire',
  ] as const

  it.each(NOISES)('every listed cause of %s lies within its one price', (id) => {
    for (const [tier, confidence] of [
      ['likely', 85],
      ['possible', 65],
      ['pair', 80],
    ] as const) {
      const sound = heard(id, tier, confidence)
      expect(showsCauses(sound.report)).toBe(true)
      const listed = listedCauses(sound.report.causes)
      const cost = soundCost(sound)
      expect(listed.length).toBeGreaterThan(0)
      expect(cost?.min).toBeLessThanOrEqual(Math.min(...listed.map((each) => each.cost.min)))
      expect(cost?.max).toBeGreaterThanOrEqual(Math.max(...listed.map((each) => each.cost.max)))
    }
  })
  it('costs what its causes cost, and of a pair what both may', () => {
    const knock = heard('engine_knock', 'likely', 85)
    const listed = knock.report.causes.slice(0, 3).map(({ cost }) => cost)
    expect(soundCost(knock)).toEqual({
      min: Math.min(...listed.map(({ min }) => min)),
      max: Math.max(...listed.map(({ max }) => max)),
    })
    const { estimatedCostMin: min, estimatedCostMax: max } = knock.issue
    expect(soundCost({ ...knock, report: null })).toEqual({ min, max })
    const belt = heard('loose_belt', 'pair', 80)
    const wide = { ...belt, issue: { ...belt.issue, estimatedCostMax: 8000 } }
    expect(soundCost(wide)).toEqual({ min: 60, max: 8000 })
    expect(soundCost({ ...heard('no_fault_heard', 'nothing', 95), report: null })).toBeNull()
  })
  it('keeps the price of the worst where nothing is named, with that of what is listed', () => {
    const open = { ...issueOf('uncertain'), estimatedCostMin: 115, estimatedCostMax: 800 }
    const causes = [{ name: 'Air leak', percent: 49, cost: { min: 60, max: 900 } }]
    const unnamed = { issue: open, headline: null, confidence: 0, tier: null }
    expect(soundCost({ ...unnamed, report: { causes, other: 50 } })).toEqual({ min: 60, max: 900 })
    expect(soundCost({ ...unnamed, report: { causes, other: 51 } })).toEqual({ min: 115, max: 800 })
  })
  it('is named by what was told where the sound names nothing, without a figure', () => {
    const pads = heard('uncertain', 'again', 0, ['grinding metal when I stop'])
    const answer = soundAnswer({ ...pads, headline: 'Record again' })
    expect([answer.headline, answer.percent]).toEqual(['Likely worn brake pads', null])
    expect(soundCost(pads)).toBe(answer.cause?.cost)
    const knock = heard('engine_knock', 'likely', 85, ['grinding metal when I stop'])
    expect(soundAnswer({ ...knock, headline: 'Likely engine knock' })).toMatchObject({
      headline: 'Likely engine knock',
      percent: 85,
      cause: null,
    })
    expect(soundAnswer({ ...knock, headline: '', confidence: 0 })).toMatchObject({
      headline: 'Engine knock or tick',
      percent: null,
    })
  })
  it('lists at most three causes, none of a tenth of the first one or less', () => {
    const percents = (...all: number[]) =>
      listedCauses(all.map((percent) => ({ percent }))).map(({ percent }) => percent)
    expect(percents(18, 18, 12, 7)).toEqual([18, 18, 12])
    expect(percents(81, 8, 3)).toEqual([81])
    expect(percents()).toEqual([])
  })
})

it('says what a price hangs on that is wider than six to one', () => {
  const pipe = { cost: { min: 90, max: 1300 } }
  expect(costDecides({ min: 90, max: 540 }, pipe)).toBeNull()
  expect(costDecides(pipe.cost, pipe)).toBe('by part')
  expect(costDecides({ min: 10, max: 9500 }, pipe)).toBe('by cause')
  expect(costDecides({ min: 10, max: 9500 }, undefined)).toBe('by cause')
})

it('calls a cause the most likely only where it stands out', () => {
  const words = (...percents: number[]) => percents.map((percent) => likelihoodWord(percent, percents))
  expect(words(18, 18, 12)).toEqual(['possible', 'possible', 'possible'])
  expect(words(55, 14, 12)).toEqual(['most likely', 'less likely', 'less likely'])
  expect(words(32, 19, 15)).toEqual(['most likely', 'possible', 'less likely'])
  expect(words(81)).toEqual(['most likely'])
})

it('tells how often an answer is right as a count of twenty', () => {
  expect(sureWords(85)).toBe('Right about 17 times in 20')
})
