/** How long after the browser's offer the app's own prompt appears. */
export const PROMPT_DELAY_MS = 3000
/** How long a dismissal lasts. */
export const DISMISSAL_MS = 7 * 24 * 60 * 60 * 1000

/** True when the install prompt should show now. Times are milliseconds since 1970; null = never. */
export function showsInstallPrompt(offer: {
  offeredAtMs: number | null
  nowMs: number
  installed: boolean
  dismissedAtMs: number | null
}): boolean {
  if (offer.offeredAtMs === null || offer.installed) return false
  if (offer.nowMs - offer.offeredAtMs < PROMPT_DELAY_MS) return false
  return offer.dismissedAtMs === null || offer.nowMs - offer.dismissedAtMs >= DISMISSAL_MS
}

/** The stored time of the last dismissal; null for none or invalid text. */
export function readDismissal(kept: string | null): number | null {
  if (kept === null || kept === '') return null
  const atMs = Number(kept)
  return Number.isFinite(atMs) ? atMs : null
}
