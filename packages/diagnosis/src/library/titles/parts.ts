/** A page that names one code loads one part. */
export const parts = ['b', 'c', 'p00', 'p05', 'p0a', 'p20', 'p25', 'p2a', 'p30', 'u'] as const
export type Part = (typeof parts)[number]

const LETTERED = /[A-F]/

/** Null where no title of its kind is known. */
export function partOf(code: string): Part | null {
  const [letter = '', second = '', third = ''] = code
  const name = letter === 'P' ? `p${second}${bucketOf(third)}` : letter.toLowerCase()
  return parts.find((part) => part === name) ?? null
}

const bucketOf = (digit: string) => (LETTERED.test(digit) ? 'a' : digit < '5' ? '0' : '5')
