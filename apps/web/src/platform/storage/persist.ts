let isAsked = false

/** A browser that refuses keeps the data as long as it likes. */
export function askToStay(): void {
  if (isAsked) return
  isAsked = true
  // Read before any server answers; signed in, they are the person's own (offline/preferences).
  void navigator.storage?.persist?.().catch(() => undefined)
}
