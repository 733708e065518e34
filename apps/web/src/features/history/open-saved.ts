import type { HistoryRow } from '@tappet/wire'
import { COMPREHENSIVE_RESULT_KEY, keepResult, LATEST_RESULT_KEY } from '../../backend/kept-results.ts'
import type { InstantStorage } from '../../platform/storage.ts'

/**
 * Puts a saved diagnosis where its page looks for it, and answers that page's path. A sound diagnosis
 * takes along which row it came from, so that it is not saved a second time; an old one without a
 * time of its own takes the row's.
 */
export function openSaved({ id, type, data, created_at }: HistoryRow, storage?: InstantStorage): string {
  const fields = typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {}
  if (type === 'comprehensive') {
    keepResult(COMPREHENSIVE_RESULT_KEY, fields, storage)
    return '/comprehensive-diagnosis'
  }
  keepResult(LATEST_RESULT_KEY, { timestamp: created_at, ...fields, history_id: id }, storage)
  return '/results'
}
