import type { InstantStorage } from '../../platform/storage/storage.ts'
import { tabStorage } from '../../platform/storage/storage.web.ts'

const RELOADED_KEY = 'tappet.reloaded-at'
/** A reload that did not help is not repeated immediately, or the page would reload without end. */
const AGAIN_AFTER_MS = 60_000

/* Chromium, Firefox, Safari: a chunk that could not be fetched. */
const MISSING =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** True when a page failed because a chunk could not be fetched: one of an older version, or no network. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message)
}

/**
 * Whether to reload the page without asking: there is a network, nothing unsaved, and no reload in the last minute.
 * Returning true counts as a reload.
 */
export function mayReload(
  now: { online: boolean; unsaved: boolean; nowMs: number },
  storage: InstantStorage = tabStorage,
): boolean {
  const lastMs = Number(storage.getItem(RELOADED_KEY) ?? Number.NEGATIVE_INFINITY)
  if (!now.online || now.unsaved || now.nowMs - lastMs < AGAIN_AFTER_MS) return false
  storage.setItem(RELOADED_KEY, String(now.nowMs))
  return true
}
