export type UnitKind = 'engine' | 'transmission'

/** Usual addresses: 7E8 and 7E9 of ISO 15765-4; 10 to 17 and 18 to 1F of SAE J2178, on CAN behind 18DAF1. */
const ADDRESSES: readonly (readonly [UnitKind, RegExp])[] = [
  ['engine', /^(7E8|(18DAF1)?1[0-7])$/],
  ['transmission', /^(7E9|(18DAF1)?1[89A-F])$/],
]

/** What a unit is, by the address it answers under; null where nobody knows. */
export function unitKind(ecu: string): UnitKind | null {
  return ADDRESSES.find(([, address]) => address.test(ecu))?.[0] ?? null
}

/** The engine's unit among these, else the first; null for none. */
export function leadUnit(ecus: Iterable<string>): string | null {
  const sorted = [...ecus].sort()
  return sorted.find((ecu) => unitKind(ecu) === 'engine') ?? sorted[0] ?? null
}
