/** Loads at the first call. Callers share the attempt and its value; after a failure the next call tries again. */
export function oneAttempt<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let attempt: Promise<Value> | null = null
  return () => {
    attempt ??= load().catch((error: unknown) => {
      attempt = null
      throw error
    })
    return attempt
  }
}
