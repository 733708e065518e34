import { openCase } from '@tappet/diagnosis/differential'
import { describe, expect, it } from 'vitest'
import { historyData } from '../../backend/diagnoses/saved-diagnoses.ts'
import { feedbackRow, MAX_NOTES_LENGTH } from './feedback.ts'
import { readDiagnosis } from './read-result.ts'
import { reportText } from './report.ts'

const UUID = '6f1c2d3e-4b5a-4c6d-8e7f-901a2b3c4d5e'
const whole = {
  id: UUID,
  issue: {
    id: 'loose_belt',
    name: 'Loose belt',
    description: 'A worn belt.',
    urgencyLevel: 'check_soon',
    estimatedCostMin: 60,
    estimatedCostMax: 400,
    symptoms: ['Squeal'],
    recommendations: ['Look at the belt.', 'Have it changed.'],
  },
  confidence: 71.4,
  timestamp: '2026-03-05T14:07:00.000Z',
  audioDuration: 6,
  audioData: 'data:audio/wav;base64,AAAA',
  audioUrl: 'https://tappet.example/clip.wav',
}
const result = readDiagnosis(whole)
if (!result) throw new Error('not read')
const { shown } = result

describe('feedbackRow', () => {
  const opinion = { wasHelpful: false, notes: '' }
  it('names a diagnosis only by a valid UUID [RES-028]', () => {
    expect(feedbackRow('ann', shown, opinion, 0).diagnosis_id).toBe(UUID)
    for (const id of ['', 'fallback_1', `fallback_${UUID}`, UUID.slice(1)])
      expect(feedbackRow('ann', { ...shown, id }, opinion, 0).diagnosis_id).toBeNull()
  })
  it('carries the model version v1.0.0 [RES-029]', () => {
    expect(feedbackRow('ann', shown, opinion, 0).model_version).toBe('v1.0.0')
  })
  it('trims the note, bounds it, and sends none when there is none', () => {
    const note = (notes: string) => feedbackRow('ann', shown, { wasHelpful: false, notes }, 0).notes
    expect(note('  a word ')).toBe('a word')
    expect(note('   ')).toBeNull()
    expect(note('x'.repeat(MAX_NOTES_LENGTH + 9))).toHaveLength(MAX_NOTES_LENGTH)
  })
  it('dates an old result that has no date of its own by now', () => {
    expect(feedbackRow('ann', { ...shown, timestamp: null }, opinion, 0).diagnosed_at).toBe(
      '1970-01-01T00:00:00.000Z',
    )
  })
})

describe('historyData', () => {
  const data = historyData(result)
  it('holds confidence, audioDuration, audioData and audioUrl [HIS-016]', () => {
    expect(data).toMatchObject({
      confidence: 71.4,
      audioDuration: 6,
      audioData: whole.audioData,
      audioUrl: whole.audioUrl,
    })
  })
  it('holds the issue with its name, description, urgency and costs [HIS-017]', () => {
    const { name, description, urgencyLevel, estimatedCostMin, estimatedCostMax } = whole.issue
    expect(data).toMatchObject({
      issue: { name, description, urgencyLevel, estimatedCostMin, estimatedCostMax },
    })
  })
  it('is the whole result, and not where it was saved', () => {
    const opened = readDiagnosis({ ...whole, history_id: UUID })
    expect(opened && historyData(opened)).toEqual(whole)
  })
})

describe('reportText', () => {
  it('says in order what it is, how sure, whether to drive, the cost, and what to do', () => {
    const text = reportText(shown)
    const at = [
      'Loose belt',
      'Right about 14 times in 20.',
      'May I drive? Check soon.',
      '$60 to $400',
      '1. Look at the belt.',
      '2. Have it',
    ].map((words) => text.indexOf(words))
    expect(at.every((place) => place >= 0)).toBe(true)
    expect([...at].sort((a, b) => a - b)).toEqual(at)
  })

  it('lists the causes with prices alone, where they tell anything', () => {
    const car = { make: null, model: null, year: null, mileage: 90_000 }
    const told = (text: string) => {
      const differential = openCase({ texts: [text], codes: [], car, thisYear: 2026 })
      const led = readDiagnosis(JSON.parse(JSON.stringify({ ...whole, differential })))
      if (led === null) throw new Error('not read')
      expect(led.shown.differential).toEqual(differential)
      return { text: reportText(led.shown), report: differential.report }
    }
    const grinding = told('grinding metal when I stop')
    expect(grinding.report.other).toBeLessThanOrEqual(50)
    expect(grinding.text).toContain(`- ${grinding.report.causes[0]?.name}: $`)
    expect(grinding.text).not.toContain('%')
    expect(grinding.text).toContain(`Only to a shop. ${grinding.report.drive.now}`)
    expect(told('My neighbour likes opera').text).not.toContain('Possible causes')
  })

  it('says of what is no car what its page says: no cause, and what was told of driving', () => {
    const car = { make: null, model: null, year: null, mileage: null }
    const differential = openCase({ texts: ['grinding metal when I stop'], codes: [], car, thisYear: 2026 })
    const row = { ...whole, issue: { ...whole.issue, id: 'not_a_car' }, differential }
    const opened = readDiagnosis(JSON.parse(JSON.stringify(row)))
    if (opened === null) throw new Error('not read')
    expect(reportText(opened.shown)).not.toContain('Possible causes')
    expect(reportText(opened.shown)).toContain('May I drive? Only to a shop.')
  })
})
