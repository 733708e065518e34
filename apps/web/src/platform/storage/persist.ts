let isAsked = false

/** Once in a page; Firefox asks its user. */
export function askToStay(): void {
  if (isAsked) return
  isAsked = true
  // A browser that refuses keeps the data as long as it likes.
  void navigator.storage?.persist?.().catch(() => undefined)
}
