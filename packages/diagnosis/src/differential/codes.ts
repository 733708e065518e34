import { normaliseCode } from '../codes/format.ts'

export type FamiliesOf = (code: string) => string[]

/** What the letter of a maker's code says where no title is known. */
const BY_LETTER: Readonly<Record<string, string>> = {
  P: 'code_engine_other',
  B: 'code_body_other',
  C: 'code_brakes_other',
  U: 'code_can',
}

/** @param code well-formed */
export const familyByLetter = (code: string): string => BY_LETTER[code.charAt(0)] ?? ''

const SEPARATOR = '-'

/** @param families codes ("P0420") and ranges of codes ("P0300-P0312") by family */
export function familyIndex(families: Readonly<Record<string, readonly string[]>>): FamiliesOf {
  const entries = Object.entries(families).flatMap(([family, listed]) =>
    listed.map((entry) => {
      const [from = '', to = from] = entry.split(SEPARATOR)
      return { family, from, to }
    }),
  )
  return (code) => [
    // Codes of one length compare as text.
    ...new Set(entries.filter(({ from, to }) => code >= from && code <= to).map(({ family }) => family)),
  ]
}

/** A code that no family lists, or that is none, adds nothing. */
export function findingsOfCodes(codes: readonly string[], familiesOf: FamiliesOf): string[] {
  const wellFormed = codes.map(normaliseCode).filter((code) => code !== null)
  return [...new Set(wellFormed.flatMap(familiesOf))]
}
