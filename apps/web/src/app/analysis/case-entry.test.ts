import { soundWords } from '@tappet/diagnosis/kept-case'
import { expect, it } from 'vitest'
import { readDiagnosis } from '../../features/results/read-result.ts'
import { caseEntryOf } from './case-entry.ts'

const entryOf = (more: object) => {
  const result = { confidence: 85, issue: { id: 'engine_knock', name: 'Engine knock or tick' }, ...more }
  const latest = readDiagnosis(result)
  if (latest === null) throw new Error('The result cannot be read')
  return caseEntryOf(latest.shown)
}

it('keeps a headline in the case with its one confidence, and the name of an older result alone', () => {
  const entry = entryOf({ headline: 'Likely engine knock' })
  expect(entry.issue).toBe('engine_knock')
  expect(soundWords(entry)).toBe('Likely engine knock, 85% confidence')
  expect(soundWords(entryOf({}))).toBe('Engine knock or tick')
  expect(soundWords(entryOf({ headline: 'Record again', confidence: 0 }))).toBe('Record again')
})
