import { ownerOf } from './classify.ts'
import { CODE_FAMILIES } from './families.table.ts'
import { normaliseCode } from './format.ts'

/** The group of a code ("P0301" -> "Ignition system or misfire"); null for the maker's codes and unknown groups. */
export function familyOf(text: string): string | null {
  const code = normaliseCode(text)
  if (code === null || ownerOf(code) !== 'generic') return null
  return CODE_FAMILIES[code.slice(0, 3)] ?? null
}
