import { describe, expect, it } from 'vitest'
import { sets, workedCases } from '../testing/worked-cases.table.ts'
import { diagnose } from './diagnose.ts'
import { builtInDatasets } from './reference/datasets.ts'

/** Each advice by how its line begins. */
const BEGINNINGS: Record<string, string> = {
  stop: 'Stop driving',
  soon: 'Have the car professionally diagnosed within 24-48 hours',
  likely: 'Most likely cause: ',
  step: 'Start here: ',
  codes: 'Clear the codes',
  tip: 'Honda: ',
  video: 'Watch: ',
  document: 'Write down',
  second: 'Before a costly repair',
}
function beginning(name: string): string {
  const [make = ''] = name.split('-')
  if (name.endsWith('-video')) return 'Watch: '
  return BEGINNINGS[name] ?? `${make.charAt(0).toUpperCase()}${make.slice(1)}: `
}

describe.each(Object.entries(workedCases))('worked by hand: %s', (_, rows) => {
  it.each(rows)(
    '$because',
    ({ codes = [], symptoms = [], make = null, data, lookedUp = [], causes, confidence, advice }) => {
      const result = diagnose(
        {
          codes,
          symptoms,
          vehicle_info: { make, model: null, year: null, mileage: null },
          additional_context: '',
        },
        {
          createId: () => 'id',
          timestamp: '2026-01-01T00:00:00.000Z',
          lookedUp,
          datasets: data === undefined ? builtInDatasets : sets(data),
        },
      )
      expect(
        result.probable_causes.map(({ cause, likelihood, urgency }) => [cause, likelihood, urgency]),
      ).toEqual(causes)
      expect(result.confidence_score).toBe(confidence)
      const expected = advice.split(' ').map(beginning)
      expect(
        result.recommended_next_steps.map((line, at) => line.slice(0, expected[at]?.length ?? 0)),
      ).toEqual(expected)
    },
  )
})

it('holds at least 60 cases', () => {
  expect(Object.values(workedCases).flat().length).toBeGreaterThanOrEqual(60)
})
