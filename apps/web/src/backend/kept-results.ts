import type { InstantStorage } from '../platform/storage.ts'
import { tabStorage } from '../platform/storage.web.ts'

/** Where the latest sound diagnosis of this tab is kept; /results shows it. */
export const LATEST_RESULT_KEY = 'tappet.latest-result'

/** Where a comprehensive diagnosis waits for its page, which takes it once and removes it. */
export const COMPREHENSIVE_RESULT_KEY = 'tappet.comprehensive-result'

/** What was entered for a comprehensive diagnosis and not analyzed yet. */
export const COMPREHENSIVE_DRAFT_KEY = 'tappet.comprehensive-draft'

/** Keeps a result for the page that shows it, until the tab is closed. */
export function keepResult(key: string, result: unknown, storage: InstantStorage = tabStorage): void {
  storage.setItem(key, JSON.stringify(result))
}

/** What was kept, whatever it is; null when nothing was, or nothing that can be read. */
export function readResult(key: string, storage: InstantStorage = tabStorage): unknown {
  const kept = storage.getItem(key)
  if (kept === null) return null
  try {
    return JSON.parse(kept)
  } catch {
    return null
  }
}

/** Forgets everything kept: the next person in this tab must not open it. */
export function forgetResults(storage: InstantStorage = tabStorage): void {
  storage.removeItem(LATEST_RESULT_KEY)
  storage.removeItem(COMPREHENSIVE_RESULT_KEY)
  storage.removeItem(COMPREHENSIVE_DRAFT_KEY)
}
