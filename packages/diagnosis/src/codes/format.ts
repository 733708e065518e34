const WELL_FORMED = /^[PBCU][0-9A-F]{4}$/

export const categories = { P: 'Powertrain', B: 'Body', C: 'Chassis', U: 'Network' } as const
export type CodeCategory = (typeof categories)[keyof typeof categories]

export function tidyCode(text: string): string {
  return text.trim().toUpperCase()
}

export function isTroubleCode(text: string): boolean {
  return WELL_FORMED.test(tidyCode(text))
}

export function normaliseCode(text: string): string | null {
  const code = tidyCode(text)
  return WELL_FORMED.test(code) ? code : null
}

export function categoryOf(text: string): CodeCategory | null {
  const letter = normaliseCode(text)?.[0]
  return letter === 'P' || letter === 'B' || letter === 'C' || letter === 'U' ? categories[letter] : null
}
