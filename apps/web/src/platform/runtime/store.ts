import { useSyncExternalStore } from 'react'

/** State that can be read at any time and watched. */
export type Readable<State> = {
  state: () => State
  /** Calls back after each change; returns how to unsubscribe. */
  subscribe: (changed: () => void) => () => void
}

export type Store<State> = Readable<State> & {
  /** Replaces the state. Setting the same value calls no listener. */
  set: (next: State) => void
}

/** State outside React: one value and its listeners. */
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

/** The state of a store; the component re-renders on each change. */
export function useStore<State>({ subscribe, state }: Readable<State>): State {
  return useSyncExternalStore(subscribe, state)
}
