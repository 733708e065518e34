import { jsonOf } from '../../platform/storage/json.ts'
import type { InstantStorage } from '../../platform/storage/storage.ts'
import { tabStorage } from '../../platform/storage/storage.web.ts'

export const LATEST_RESULT_KEY = 'tappet.latest-result'

export const COMPREHENSIVE_RESULT_KEY = 'tappet.comprehensive-result'

export const COMPREHENSIVE_DRAFT_KEY = 'tappet.comprehensive-draft'

export const CODES_FOR_CASE_KEY = 'tappet.codes-for-case'

/** Until the tab is closed. */
export function keepResult(key: string, result: unknown, storage: InstantStorage = tabStorage): void {
  storage.setItem(key, JSON.stringify(result))
}

/** Unvalidated; null when there is none or it is not JSON. */
export function readResult(key: string, storage: InstantStorage = tabStorage): unknown {
  return jsonOf(storage.getItem(key))
}

/** The next person in this tab must not see them. */
export function forgetResults(storage: InstantStorage = tabStorage): void {
  storage.removeItem(LATEST_RESULT_KEY)
  storage.removeItem(COMPREHENSIVE_RESULT_KEY)
  storage.removeItem(COMPREHENSIVE_DRAFT_KEY)
  storage.removeItem(CODES_FOR_CASE_KEY)
}
