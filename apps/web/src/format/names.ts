const PLAIN = /^[a-z0-9 ]*$/i

/** Plain ASCII without Intl (us-english.ts says why). */
export function byName(a: string, b: string): number {
  if (!PLAIN.test(a) || !PLAIN.test(b)) return a.localeCompare(b)
  const [lowerA, lowerB] = [a.toLowerCase(), b.toLowerCase()]
  if (lowerA !== lowerB) return lowerA < lowerB ? -1 : 1
  // Equal but for capitals: small letters first.
  return a === b ? 0 : a > b ? -1 : 1
}
