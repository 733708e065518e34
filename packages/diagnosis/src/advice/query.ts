import type { VehicleInfo } from '../types.ts'

// encodeURIComponent refuses half of a surrogate pair, which a cut text can end with.
const HALF_A_PAIR = /\p{Surrogate}/gu
const encode = (text: string) => encodeURIComponent(text.replace(HALF_A_PAIR, '�'))

export function withQuery(address: string, parameters: Readonly<Record<string, string | null>>): string {
  const pairs = Object.entries(parameters)
    .filter((pair): pair is [string, string] => pair[1] !== null && pair[1].trim() !== '')
    .map(([name, value]) => `${encode(name)}=${encode(value.trim())}`)
  if (pairs.length === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${pairs.join('&')}`
}

export function carAndIssue(
  { make, model, year }: VehicleInfo,
  issue: string,
): Record<string, string | null> {
  return { make, model, year: year === null ? null : String(year), issue }
}

const OTHER = 'Other'

export function carName({ make, model, year }: VehicleInfo): string {
  const parts = [year === null ? null : String(year), make === OTHER ? null : make, model]
  const words = parts.filter((part) => part !== null && part.trim() !== '')
  return words.length > 0 && (make ?? model) !== null ? words.join(' ') : 'car'
}
