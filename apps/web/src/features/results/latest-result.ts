import type { InstantStorage } from '../../platform/storage.ts'
import { tabStorage } from '../../platform/storage.web.ts'

/** Where the latest diagnosis of this tab is kept. */
export const LATEST_RESULT_KEY = 'tappet.latest-result'

/** What this page needs to know of a kept diagnosis. */
export type LatestResult = { issueName: string }

/** The latest diagnosis of this tab; null when there is none, or none that can be read. */
export function readLatestResult(storage: InstantStorage = tabStorage): LatestResult | null {
  const kept = storage.getItem(LATEST_RESULT_KEY)
  if (kept === null) return null
  try {
    return latestResult(JSON.parse(kept))
  } catch {
    return null
  }
}

function latestResult(value: unknown): LatestResult | null {
  if (typeof value !== 'object' || value === null || !('issue' in value)) return null
  const { issue } = value
  if (typeof issue !== 'object' || issue === null || !('name' in issue)) return null
  return typeof issue.name === 'string' ? { issueName: issue.name } : null
}
