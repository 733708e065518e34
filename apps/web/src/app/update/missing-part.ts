import type { InstantStorage } from '../../platform/storage/storage.ts'
import { tabStorage } from '../../platform/storage/storage.web.ts'

const RELOADED_KEY = 'tappet.reloaded-at'
/** So that the page does not reload without end. */
const AGAIN_AFTER_MS = 60_000

/* Chromium, Firefox, Safari. */
const MISSING =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** Of an older version, or without network. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message)
}

/** With a network, nothing unsaved, and no reload in the last minute. True counts as a reload. */
export function mayReload(
  now: { online: boolean; unsaved: boolean; nowMs: number },
  storage: InstantStorage = tabStorage,
): boolean {
  const lastMs = Number(storage.getItem(RELOADED_KEY) ?? Number.NEGATIVE_INFINITY)
  if (!now.online || now.unsaved || now.nowMs - lastMs < AGAIN_AFTER_MS) return false
  storage.setItem(RELOADED_KEY, String(now.nowMs))
  return true
}
