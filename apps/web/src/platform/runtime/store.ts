import { useSyncExternalStore } from 'react'

export type Readable<State> = {
  state: () => State
  /** Returns how to unsubscribe. */
  subscribe: (changed: () => void) => () => void
}

export type Store<State> = Readable<State> & {
  /** The same value calls no listener. */
  set: (next: State) => void
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    state: () => state,
    set: (next) => {
      if (Object.is(next, state)) return
      state = next
      for (const changed of listeners) changed()
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => {
        listeners.delete(changed)
      }
    },
  }
}

export function useStore<State>({ subscribe, state }: Readable<State>): State {
  return useSyncExternalStore(subscribe, state, state)
}
