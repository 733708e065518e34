import type { InstantStorage } from '../../platform/storage/storage.ts'
import { tabStorage } from '../../platform/storage/storage.web.ts'

/** The key of this tab's latest sound diagnosis; /results shows it. */
export const LATEST_RESULT_KEY = 'tappet.latest-result'

/** The key of a comprehensive diagnosis for its page, which reads and removes it. */
export const COMPREHENSIVE_RESULT_KEY = 'tappet.comprehensive-result'

/** The key of the input of a comprehensive diagnosis that is not analyzed yet. */
export const COMPREHENSIVE_DRAFT_KEY = 'tappet.comprehensive-draft'

/** The key of codes that were read for a diagnosis, until its page takes them. */
export const CODES_FOR_CASE_KEY = 'tappet.codes-for-case'

/** Stores a result for the page that shows it, until the tab is closed. */
export function keepResult(key: string, result: unknown, storage: InstantStorage = tabStorage): void {
  storage.setItem(key, JSON.stringify(result))
}

/** The stored value, unvalidated; null when there is none or it is not JSON. */
export function readResult(key: string, storage: InstantStorage = tabStorage): unknown {
  const kept = storage.getItem(key)
  if (kept === null) return null
  try {
    return JSON.parse(kept)
  } catch {
    return null
  }
}

/** Removes all results: the next person in this tab must not see them. */
export function forgetResults(storage: InstantStorage = tabStorage): void {
  storage.removeItem(LATEST_RESULT_KEY)
  storage.removeItem(COMPREHENSIVE_RESULT_KEY)
  storage.removeItem(COMPREHENSIVE_DRAFT_KEY)
  storage.removeItem(CODES_FOR_CASE_KEY)
}
