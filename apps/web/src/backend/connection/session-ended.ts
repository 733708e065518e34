import { createStore } from '../../platform/runtime/store.ts'

/** Ended elsewhere, or the account was deleted. */
const ended = createStore(0)

export function reportSessionEnded(): void {
  ended.set(ended.state() + 1)
}

export const onSessionEnded = ended.subscribe
