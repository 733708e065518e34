import { normaliseCode } from '../codes/format.ts'

export type CodeRange = { family: string; from: string; to: string }
export type FamiliesOf = (code: string) => string[]

/** What the letter of a maker's code says where no title is known. */
const BY_LETTER: Readonly<Record<string, string>> = {
  P: 'code_engine_other',
  B: 'code_body_other',
  C: 'code_brakes_other',
  U: 'code_can',
}

export const familyByLetter = (code: string): string => BY_LETTER[code.charAt(0)] ?? ''

export function familyIndex(ranges: readonly CodeRange[]): FamiliesOf {
  return (code) => [
    // Codes of one length compare as text.
    ...new Set(ranges.filter(({ from, to }) => code >= from && code <= to).map(({ family }) => family)),
  ]
}

/** A code that no family lists, or that is none, adds nothing. */
export function findingsOfCodes(codes: readonly string[], familiesOf: FamiliesOf): string[] {
  const wellFormed = codes.map(normaliseCode).filter((code) => code !== null)
  return [...new Set(wellFormed.flatMap(familiesOf))]
}
