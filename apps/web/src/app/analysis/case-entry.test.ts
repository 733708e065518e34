import { openCase } from '@tappet/diagnosis/differential'
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
  expect(soundWords(entry)).toBe('Likely engine knock. Right about 17 times in 20')
  expect(soundWords(entryOf({}))).toBe('Engine knock or tick')
  expect(soundWords(entryOf({ headline: 'Record again', confidence: 0 }))).toBe('Record again')
})

const car = { make: null, model: null, year: null, mileage: null }
const told = (text: string) => openCase({ texts: [text], codes: [], car, thisYear: 2026 })

it('keeps what the words say of driving on, and what they name where the sound names nothing', () => {
  const danger = entryOf({ headline: 'Likely engine knock', differential: told('fuel smell') })
  expect(soundWords(danger)).toBe(
    'Do not drive on. Fuel vapor can catch fire. Likely engine knock. Right about 17 times in 20',
  )
  const issue = { id: 'uncertain', name: 'Not sure what this is' }
  const pads = entryOf({ headline: 'Record again', issue, differential: told('grinding metal when I stop') })
  expect(soundWords(pads)).toBe('Likely worn brake pads')
})
