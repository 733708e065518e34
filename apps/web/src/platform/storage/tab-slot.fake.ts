import type { TabSlot } from './tab-slot.ts'

/** `left` is the value of an earlier page. */
export function createMemorySlot<Value>(
  earlier: Value | null = null,
): TabSlot<Value> & { kept(): Value | null } {
  let value = earlier
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
