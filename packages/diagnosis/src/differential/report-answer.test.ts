import { expect, it } from 'vitest'
import { estimateWords, reportAnswer } from './report-answer.ts'

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
  expect(estimateWords(81)).toBe('About 16 in 20 cars with these signs, by our estimate')
})

it('prices nothing where nothing is named or no price is kept', () => {
  expect(reportAnswer([])).toEqual({ headline: 'No cause named yet', percent: null, cost: null })
  expect(reportAnswer([{ name: 'Air leak', percent: 70, cost: null }]).cost).toBeNull()
})
