import type { InstantStorage } from '../../platform/storage.ts'
import { tabStorage } from '../../platform/storage.web.ts'

const RELOADED_KEY = 'tappet.reloaded-at'
/** A reload that did not help is not tried again at once: the page would never come to rest. */
const AGAIN_AFTER_MS = 60_000

/* Chromium, Firefox, Safari: a part of the app that could not be fetched. */
const MISSING =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** True when a page broke because a part of its code could not be fetched: an older version's, or no network. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message)
}

/**
 * Whether loading the page anew should mend it without asking: there is a network, nothing is lost by
 * it, and it was not just tried. Answering yes counts as the try.
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
