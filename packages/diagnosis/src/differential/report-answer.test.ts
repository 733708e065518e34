import { describe, expect, it } from 'vitest'
import { issueOf } from '../sound/issue-of.ts'
import { openSensed } from './open-sensed.ts'
import {
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
    cost: { min: 100, max: 450, note: 'typically $210', typical: 210 },
  })
  expect(reportAnswer([cause(49)]).headline).toBe('Possible failed ignition coil')
  expect(reportAnswer([cause(60, 'EGR valve stuck')]).headline).toBe('Likely EGR valve stuck')
})

it('names none where none stands out, with the price of all of them', () => {
  expect(reportAnswer([cause(15)]).percent).toBe(15)
  expect(reportAnswer([cause(14), cause(9, 'Air leak', 80, 480)])).toEqual({
    headline: 'No one cause stands out',
    percent: null,
    cost: { min: 80, max: 480, note: 'typically $210', typical: 210 },
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

  it.each(NOISES)(
    'says how far the listed causes of %s reach, at the end that is dearest or cheapest',
    (id) => {
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
        const said = [cost?.min, cost?.max, ...((cost?.note ?? '').match(/[\d,]*\d/g) ?? [])].map((usd) =>
          Number(String(usd).replaceAll(',', '')),
        )
        expect(Math.max(...said)).toBeGreaterThanOrEqual(Math.max(...listed.map((each) => each.cost.max)))
        if (cost?.note?.startsWith('at worst')) continue
        expect(Math.min(...said)).toBeLessThanOrEqual(Math.min(...listed.map((each) => each.cost.min)))
      }
    },
  )
  it('costs what its causes cost, and of a pair what both may', () => {
    const knock = heard('engine_knock', 'likely', 85)
    const fallen = heard('exhaust_leak', 'possible', 65)
    const [only] = listedCauses(fallen.report.causes)
    expect(soundCost(fallen)).toMatchObject({ min: only?.cost.min, max: only?.cost.max })
    const { estimatedCostMin: min, estimatedCostMax: max } = knock.issue
    expect(soundCost({ ...knock, report: null })).toEqual({ min, max, note: null, typical: null })
    const belt = heard('loose_belt', 'pair', 80)
    const wide = { ...belt, issue: { ...belt.issue, estimatedCostMax: 8000 } }
    expect(soundCost(wide)?.note).toBe('at worst $8,000')
    expect(soundCost({ ...heard('no_fault_heard', 'nothing', 95), report: null })).toBeNull()
  })
  it('keeps the price of the worst where nothing is named, with that of what is listed', () => {
    const open = { ...issueOf('uncertain'), estimatedCostMin: 115, estimatedCostMax: 800 }
    const causes = [{ name: 'Air leak', percent: 49, cost: { min: 60, max: 900 } }]
    const unnamed = { issue: open, headline: null, confidence: 0, tier: null }
    expect(soundCost({ ...unnamed, report: { causes, other: 50 } })).toMatchObject({ min: 60, max: 900 })
    expect(soundCost({ ...unnamed, report: { causes, other: 51 } })).toMatchObject({ min: 115, max: 800 })
  })
  it('is named by what was told where the sound names nothing, without a figure', () => {
    const pads = heard('uncertain', 'again', 0, ['grinding metal when I stop'])
    const answer = soundAnswer({ ...pads, headline: 'Record again' })
    expect([answer.headline, answer.percent]).toEqual(['Likely worn brake pads', null])
    expect(soundCost(pads)).toMatchObject({ min: answer.cause?.cost.min, max: answer.cause?.cost.max })
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
  it('is no good news where what was told cannot wait, and has no figure then', () => {
    const healthy = {
      issue: issueOf('no_fault_heard'),
      headline: 'Nothing unusual stands out',
      confidence: 95,
    }
    const stop = { level: 'stop', known: true, reasons: ['smell_fuel'] }
    const said = (drive: typeof stop) => soundAnswer({ ...healthy, causes: [], drive })
    for (const drive of [
      { ...stop, level: 'soon' },
      { ...stop, known: false },
      { ...stop, reasons: [] },
    ])
      expect([said(drive).headline, said(drive).percent]).toEqual(['Nothing unusual stands out', 95])
    for (const level of ['limp', 'stop'])
      expect(said({ ...stop, level })).toMatchObject({
        headline: 'Not in the sound, but it can’t wait',
        percent: null,
      })
    const knock = { issue: issueOf('engine_knock'), headline: 'Likely engine knock', confidence: 85 }
    expect(soundAnswer({ ...knock, causes: [], drive: stop }).headline).toBe('Likely engine knock')
    const pair = { ...knock, headline: 'Engine knock or nothing unusual', causes: [] }
    expect(soundAnswer({ ...pair, drive: stop })).toMatchObject({
      headline: 'Engine knock or tick',
      percent: null,
    })
    const soon = soundAnswer({ ...pair, drive: { ...stop, level: 'soon' } })
    expect([soon.headline, soon.percent]).toEqual(['Engine knock or nothing unusual', 85])
  })
  it('lists at most three causes, none of a tenth of the first one or less', () => {
    const percents = (...all: number[]) =>
      listedCauses(all.map((percent) => ({ percent }))).map(({ percent }) => percent)
    expect(percents(18, 18, 12, 7)).toEqual([18, 18, 12])
    expect(percents(81, 8, 3)).toEqual([81])
    expect(percents()).toEqual([])
  })
})

describe('a price wider than six to one', () => {
  const oil = { name: 'Oil level too low', percent: 18, cost: { min: 10, max: 20 } }
  const bearing = { name: 'Worn bearing', percent: 19, cost: { min: 2600, max: 9500 } }
  const lifter = { name: 'Noisy lifter', percent: 13, cost: { min: 700, max: 2000 } }
  // No one stands out: the price is of all of them.
  const priced = (...causes: (typeof oil)[]) => {
    const total = causes.reduce((sum, { percent }) => sum + percent, 0)
    return reportAnswer(causes.map((cause) => ({ ...cause, percent: (14 * cause.percent) / total }))).cost
  }

  it('is that of the middle cause by share, in whatever order they stand, and the worst', () => {
    const middle = { ...lifter.cost, note: 'at worst $9,500', typical: null }
    expect(priced(bearing, oil, lifter)).toEqual(middle)
    expect(priced(oil, lifter, bearing)).toEqual(middle)
    expect(priced({ ...oil, percent: 40 }, lifter, bearing)).toMatchObject({ ...oil.cost })
  })
  it('says the best where the middle one is the dearest', () => {
    expect(priced({ ...bearing, percent: 40 }, oil, lifter)).toEqual({
      ...bearing.cost,
      note: 'at best $10',
      typical: null,
    })
  })
  it('is one range up to six to one', () => {
    const pipe = (max: number) => ({ name: 'Pipe', percent: 10, cost: { min: 200, max } })
    const clamp = { name: 'Clamp', percent: 10, cost: { min: 100, max: 200 } }
    expect(priced(clamp, pipe(600))).toMatchObject({
      min: 100,
      max: 600,
      note: expect.stringMatching(/^typically/),
    })
    expect(priced(clamp, pipe(601))?.note).toBe('at worst $601')
  })
})

it('is typically what its causes cost by their share, within the range', () => {
  const priced = (...causes: [number, number, number][]) =>
    reportAnswer(causes.map(([percent, min, max]) => cause(percent, 'Part', min, max))).cost?.typical
  expect(priced([90, 100, 400])).toBe(200)
  expect(priced([10, 100, 400], [5, 200, 500])).toBe(230)
  expect(priced([10, 100, 100])).toBeNull()
  expect(priced([10, 1000, 1004])).toBe(1000)
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
