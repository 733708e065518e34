import type { TabSlot } from './tab-slot.ts'

/** `left` is the value of an earlier page. */
export function createMemorySlot<Value>(
  left: Value | null = null,
): TabSlot<Value> & { kept(): Value | null } {
  let value = left
  return {
    kept: () => value,
    put: async (next) => {
      value = next
    },
    clear: async () => {
      value = null
    },
    adopt: async () => value,
  }
}
