import { useSyncExternalStore } from 'react'

/*
 * Whether the server answers, as the last request saw it: the device may believe in a network
 * that leads nowhere. Any answer counts, a refusal too.
 */
let lost = false
const listeners = new Set<() => void>()

export function noteReach(reached: boolean): void {
  if (lost === !reached) return
  lost = !reached
  for (const changed of listeners) changed()
}

/** True when the last request got no answer at all. */
export function isServerLost(): boolean {
  return lost
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export function useServerLost(): boolean {
  return useSyncExternalStore(subscribe, isServerLost)
}
