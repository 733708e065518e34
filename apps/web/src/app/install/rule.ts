export const PROMPT_DELAY_MS = 3000
export const DISMISSAL_MS = 7 * 24 * 60 * 60 * 1000

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

/** Null for none or an invalid text. */
export function readDismissal(text: string | null): number | null {
  if (text === null || text === '') return null
  const atMs = Number(text)
  return Number.isFinite(atMs) ? atMs : null
}
