import { useStore } from '../platform/runtime/store.ts'
import type { Entry } from './entry.ts'
import { queue } from './instance.ts'
import { FORGET_RECEIPT } from './log/table.ts'

export const unsentOf = (entries: readonly Pick<Entry, 'kind'>[]): number =>
  entries.filter(({ kind }) => kind !== FORGET_RECEIPT).length

export function useUnsent(): number {
  return unsentOf(useStore(queue).entries)
}

export function unsentText(unsent: number): string {
  if (unsent === 0) return ''
  return unsent === 1
    ? '1 change on this device was not yet sent and is missing here.'
    : `${unsent} changes on this device were not yet sent and are missing here.`
}
