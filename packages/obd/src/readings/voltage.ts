/** Below this the adapter is not powered by a car (a bench, or pin 16 without contact). */
export const MIN_CAR_VOLTS = 6

/** The answer to AT RV in volts: "12.6V", "13.4v", "12.875", "12"; null for anything else. */
export function voltageIn(text: string): number | null {
  const found = /^(\d{1,2}(?:\.\d+)?)V?$/i.exec(text.trim())
  return found === null ? null : Number(found[1])
}

/** The answer to AT DPN: "A6" is protocol 6, found automatically; null for anything else. */
export function protocolNumberIn(
  text: string,
): { readonly number: string; readonly automatic: boolean } | null {
  const found = /^(A?)([0-9A-C])$/i.exec(text.trim())
  if (found === null) return null
  return { number: (found[2] ?? '').toUpperCase(), automatic: found[1] !== '' }
}
