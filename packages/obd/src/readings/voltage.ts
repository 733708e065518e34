/** A bench, or pin 16 without contact. */
export const MIN_CAR_VOLTS = 6

/** "12.6V", "13.4v", "12,3 V", "12"; null for anything else. */
export function voltageIn(text: string): number | null {
  const digits = /^(\d{1,2}(?:[.,]\d+)?)\s*V?$/i.exec(text.trim())?.[1]
  return digits === undefined ? null : Number(digits.replace(',', '.'))
}

export function protocolNumberIn(
  text: string,
): { readonly number: string; readonly automatic: boolean } | null {
  const match = /^(A?)([0-9A-C])$/i.exec(text.trim())
  if (match === null) return null
  return { number: (match[2] ?? '').toUpperCase(), automatic: match[1] !== '' }
}
