import type { TabSlot } from './tab-slot.ts'

/** Survives a reload, a sign-in on another site and a killed browser once `put` has resolved. */
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
