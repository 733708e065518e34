import { createStore } from '../../platform/runtime/store.ts'

/** Counts sessions that ended without a sign-out here: ended elsewhere, or the account was deleted. */
const ended = createStore(0)

/** Called when a refused session could not be renewed. */
export function reportSessionEnded(): void {
  ended.set(ended.state() + 1)
}

/** Calls back when a session has ended without a sign-out here; returns how to unsubscribe. */
export const onSessionEnded = ended.subscribe
