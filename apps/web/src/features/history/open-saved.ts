import type { HistoryRow } from '@tappet/wire'
import {
  COMPREHENSIVE_RESULT_KEY,
  keepResult,
  LATEST_RESULT_KEY,
} from '../../backend/diagnoses/kept-results.ts'
import type { InstantStorage } from '../../platform/storage/storage.ts'

/**
 * Puts a saved diagnosis where its page looks for it, and answers that page's path. It takes along
 * which row it came from, so that it is not saved a second time; an old one without a time of its own
 * takes the row's.
 */
export function openSaved(
  { id, type, data, created_at, vehicle_id }: HistoryRow,
  storage?: InstantStorage,
): string {
  const fields = typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {}
  const car = vehicle_id == null ? {} : { vehicle_id }
  const result = { timestamp: created_at, ...fields, ...car, history_id: id }
  if (type === 'comprehensive') {
    keepResult(COMPREHENSIVE_RESULT_KEY, result, storage)
    return '/comprehensive-diagnosis'
  }
  keepResult(LATEST_RESULT_KEY, result, storage)
  return '/results'
}
