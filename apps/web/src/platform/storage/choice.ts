import { createStore, type Readable, useStore } from '../runtime/store.ts'
import type { InstantStorage } from './storage.ts'
import { deviceStorage } from './storage.web.ts'

/** A choice of the driver, stored on this device. */
export type Choice<Value> = Readable<Value> & {
  read: (storage?: InstantStorage) => Value
  choose: (value: Value, storage?: InstantStorage) => void
}

/**
 * A choice stored as text under a key.
 * @param parse reads the stored text; null where nothing is stored
 * @param format the text to store; null removes the key
 */
export function createChoice<Value extends string | boolean>(
  key: string,
  parse: (kept: string | null) => Value,
  format: (value: Value) => string | null,
): Choice<Value> {
  // Counts changes. The value is read each time, because another tab may have changed it.
  const choices = createStore(0)
  const read = (storage: InstantStorage = deviceStorage) => parse(storage.getItem(key))
  return {
    read,
    state: () => read(),
    subscribe: choices.subscribe,
    choose: (value, storage = deviceStorage) => {
      const text = format(value)
      if (text === null) storage.removeItem(key)
      else storage.setItem(key, text)
      choices.set(choices.state() + 1)
    },
  }
}

/** The value and its setter. */
export function useChoice<Value>(choice: Choice<Value>): [Value, (value: Value) => void] {
  return [useStore(choice), (value) => choice.choose(value)]
}
