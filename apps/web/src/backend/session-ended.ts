/*
 * The app may believe that somebody is signed in when the server no longer does: the session was ended
 * elsewhere, the account is gone. A driver who signs out is not asked back; one whose session was taken is.
 */

const listeners = new Set<() => void>()

/** Said when a refused session could not be renewed, and is over. */
export function tellSessionEnded(): void {
  for (const listener of listeners) listener()
}

/** Calls back when a session has ended under the driver's hands. Answers how to stop. */
export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
