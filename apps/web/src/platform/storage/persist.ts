let isAsked = false

/**
 * Asks the browser, once in a page, not to clear this site's storage when space runs out. Nothing waits for the answer:
 * Firefox asks its user.
 */
export function askToStay(): void {
  if (isAsked) return
  isAsked = true
  // A browser without it, or that refuses, keeps the data as long as it likes.
  void navigator.storage?.persist?.().catch(() => undefined)
}
