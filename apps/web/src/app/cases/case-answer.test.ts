import { openSensed } from '@tappet/diagnosis/differential'
import { expect, it } from 'vitest'
import { sampleDiagnosis } from '../../../../../tests/harness/sample-diagnosis.ts'
import type { SavedRow } from '../../features/cases/answer.ts'
import { readDiagnosis, verdictFacts } from '../../features/results/read-result.ts'
import { costVerdict, splitAdvice } from '../../format/verdict.ts'
import { answerOfRow } from './case-answer.ts'

const car = { make: null, model: null, year: null, mileage: null }
const told = (...texts: string[]) => openSensed({ texts, codes: [], car, thisYear: 2026 }, {})
const row = (type: SavedRow['type'], data: object): SavedRow => ({
  type,
  data: { ...JSON.parse(JSON.stringify(data)), audioData: null },
})
function shownOf(data: object) {
  const latest = readDiagnosis(JSON.parse(JSON.stringify(data)))
  if (latest === null) throw new Error('not read')
  return latest.shown
}
const facts = (saved: SavedRow) => {
  const answer = answerOfRow(saved)
  return (
    answer && {
      headline: answer.headline,
      lead: answer.lead,
      drive: answer.strip?.fields[answer.strip.marked]?.word,
      cost: answer.range?.words,
      advice: answer.advice,
    }
  )
}

it('says of a saved recording what its own page says: what, may I drive, what it costs, what cannot wait', () => {
  const { issue, confidence } = sampleDiagnosis()
  const sound = { issue, confidence, tier: 'likely', headline: 'Likely engine knock' }
  expect(facts(row('audio', sound))).toEqual({
    headline: 'Likely engine knock',
    lead: null,
    drive: 'Only to a shop',
    cost: undefined,
    advice: 'Stop the engine and check the oil level before driving on.',
  })
})

it('prices a saved recording by its ranked causes, not by the issue alone, and gives the issue’s first step', () => {
  const { issue, confidence } = sampleDiagnosis()
  const sound = { issue, confidence, tier: 'likely', headline: 'Likely engine knock' }
  const differential = openSensed({ texts: [], codes: [], car, thisYear: 2026 }, { sound })
  const price = costVerdict(verdictFacts(shownOf({ ...sound, differential })).cost)
  expect(price?.words).toMatch(/\$/)
  expect(facts(row('audio', { ...sound, differential }))).toMatchObject({
    cost: price?.words,
    advice: 'Stop the engine and check the oil level before driving on.',
  })
  expect(facts(row('audio', sound))?.cost).toBeUndefined()
})

it('gives the advice of a danger in the words, where it leads the recording too', () => {
  const sound = sampleDiagnosis()
  const differential = openSensed(
    { texts: ['Brake pedal goes to the floor'], codes: [], car, thisYear: 2026 },
    { sound },
  )
  const { lead, advice } = facts(row('audio', { ...sound, differential })) ?? {}
  expect(lead).toBe('Do not drive on.')
  expect(advice).toBe(splitAdvice(differential.report.drive.now).short)
})

it('says of a saved report what its own page says, and repeats no advice that can wait', () => {
  const soft = facts(row('comprehensive', { differential: told('Brake pedal goes to the floor') }))
  expect(soft?.lead).toBe('Do not drive on.')
  expect(soft?.drive).toBe('Don’t drive')
  expect(soft?.advice).not.toBe('')
  const squeal = facts(row('comprehensive', { differential: told('Belt squeals when cold') }))
  expect(squeal).toMatchObject({ lead: null, advice: null })
})

it('says nothing of a row that cannot be read, nor of an older report without a ranking', () => {
  expect(answerOfRow(row('audio', { issue: null }))).toBeNull()
  expect(answerOfRow(row('comprehensive', {}))).toBeNull()
})
