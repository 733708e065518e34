import { normaliseCode } from './format.ts'

/**
 * SAE J2012, ISO 15031-6: the standard's codes mean the same in every car. `reserved` ranges have no meaning yet; a
 * second character above 3 is `outside` the standard.
 */
export type CodeOwner = 'generic' | 'manufacturer' | 'reserved' | 'outside'

/** P3 is split: P30-P33 are the maker's, P34-P3F the standard's. */
const OWNERS: Readonly<Record<string, readonly CodeOwner[]>> = {
  P: ['generic', 'manufacturer', 'generic', 'generic'],
  B: ['generic', 'manufacturer', 'manufacturer', 'reserved'],
  C: ['generic', 'manufacturer', 'manufacturer', 'reserved'],
  U: ['generic', 'manufacturer', 'manufacturer', 'generic'],
}
const MAKERS_P3 = /^P3[0-3]/

export function ownerOf(text: string): CodeOwner | null {
  const code = normaliseCode(text)
  if (code === null) return null
  if (MAKERS_P3.test(code)) return 'manufacturer'
  return OWNERS[code.charAt(0)]?.[Number.parseInt(code.charAt(1), 16)] ?? 'outside'
}

/** Such a code is named as such, never guessed. */
export function isManufacturerSpecific(text: string): boolean {
  return ownerOf(text) === 'manufacturer'
}
