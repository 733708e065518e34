import { createStore, type Readable, useStore } from '../runtime/store.ts'
import type { InstantStorage } from './storage.ts'
import { deviceStorage } from './storage.web.ts'

export type Choice<Value> = Readable<Value> & {
  read: (storage?: InstantStorage) => Value
  choose: (value: Value, storage?: InstantStorage) => void
}

/**
 * @param parse the stored text; null where nothing is stored
 * @param format null removes the key
 */
export function createChoice<Value extends string | boolean>(
  key: string,
  parse: (kept: string | null) => Value,
  format: (value: Value) => string | null,
): Choice<Value> {
  // The value is read each time, because another tab may have changed it.
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

export function useChoice<Value>(choice: Choice<Value>): [Value, (value: Value) => void] {
  return [useStore(choice), (value) => choice.choose(value)]
}
