/** Trouble codes as text. */

const WELL_FORMED = /^[PBCU][0-9A-F]{4}$/

export const categories = { P: 'Powertrain', B: 'Body', C: 'Chassis', U: 'Network' } as const
export type CodeCategory = (typeof categories)[keyof typeof categories]

/** The form a code is compared and shown in: trimmed and upper-cased. Any text goes. */
export function tidyCode(text: string): string {
  return text.trim().toUpperCase()
}

/** Whether a text is one letter, P, B, C or U, and four hexadecimal digits, in either case. */
export function isTroubleCode(text: string): boolean {
  return WELL_FORMED.test(tidyCode(text))
}

/** The code in its one form ("p0301 " -> "P0301"), or null when the text is none. */
export function normaliseCode(text: string): string | null {
  const code = tidyCode(text)
  return WELL_FORMED.test(code) ? code : null
}

/** Which part of the car a code belongs to, or null when the text is no code. */
export function categoryOf(text: string): CodeCategory | null {
  const letter = normaliseCode(text)?.[0]
  return letter === 'P' || letter === 'B' || letter === 'C' || letter === 'U' ? categories[letter] : null
}
