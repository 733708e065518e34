import type { HistoryRow } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import {
  COMPREHENSIVE_RESULT_KEY,
  LATEST_RESULT_KEY,
  readResult,
} from '../../backend/diagnoses/kept-results.ts'
import { createMemoryStorage } from '../../platform/storage/storage.memory.ts'
import { openSaved } from './open-saved.ts'
import { summarise } from './summary.ts'

const row = (type: HistoryRow['type'], data: HistoryRow['data']): HistoryRow => ({
  id: 'row',
  user_id: 'ann',
  vehicle_id: null,
  type,
  data,
  created_at: '2026-03-05T14:07:00Z',
})

/** As the comprehensive diagnosis saves itself, in the stated shape. */
const comprehensive = {
  confidence_score: 40,
  probable_causes: [{ cause: 'Worn plugs', likelihood: 71, estimated_cost: { min: 50, max: 200 } }],
  input: { vehicle_info: { year: '2014', make: 'Honda', model: 'Civic' }, symptoms: ['rough idle'] },
}

describe('openSaved', () => {
  it('puts a sound diagnosis where Results looks, with the row it came from', () => {
    const storage = createMemoryStorage()
    expect(openSaved(row('audio', { issue: { name: 'Loose belt' }, confidence: 71 }), storage)).toBe(
      '/results',
    )
    expect(readResult(LATEST_RESULT_KEY, storage)).toEqual({
      issue: { name: 'Loose belt' },
      confidence: 71,
      timestamp: '2026-03-05T14:07:00Z',
      history_id: 'row',
    })
    expect(readResult(COMPREHENSIVE_RESULT_KEY, storage)).toBeNull()
  })
  it("keeps a diagnosis's own time", () => {
    const storage = createMemoryStorage()
    openSaved(row('audio', { timestamp: '2026-01-01T00:00:00Z' }), storage)
    expect(readResult(LATEST_RESULT_KEY, storage)).toMatchObject({ timestamp: '2026-01-01T00:00:00Z' })
  })
  it('puts a comprehensive one in its own place, whole', () => {
    const storage = createMemoryStorage()
    expect(openSaved(row('comprehensive', comprehensive), storage)).toBe('/comprehensive-diagnosis')
    expect(readResult(COMPREHENSIVE_RESULT_KEY, storage)).toEqual({
      ...comprehensive,
      timestamp: '2026-03-05T14:07:00Z',
      history_id: 'row',
    })
    expect(readResult(LATEST_RESULT_KEY, storage)).toBeNull()
  })
})

describe('summarise', () => {
  it('claims no urgency where no fault is named', () => {
    for (const id of ['uncertain', 'not_a_car', 'no_fault_heard'])
      expect(summarise(row('audio', { issue: { id, name: 'x', urgencyLevel: 'safe' } })).drive).toBeNull()
    expect(summarise(row('audio', { issue: { name: 'x', urgencyLevel: 'soon' } })).drive).toBeNull()
  })
})
