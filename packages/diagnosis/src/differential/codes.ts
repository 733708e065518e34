/** Trouble codes to findings: a code belongs to the families that list it. */
import { normaliseCode } from '../codes/format.ts'
import { codeFamilies } from './knowledge.ts'

const RANGE = /^([PBCU][0-9A-F]{4})-([PBCU][0-9A-F]{4})$/

function covers(listed: string, code: string): boolean {
  const range = RANGE.exec(listed)
  if (range === null) return listed === code
  const [, from = '', to = ''] = range
  return code[0] === from[0] && code >= from && code <= to
}

/** The families of the codes, each once. A code that no family lists, or that is none, adds nothing. */
export function findingsOfCodes(codes: readonly string[]): string[] {
  const wellFormed = codes.map(normaliseCode).filter((code) => code !== null)
  return Object.entries(codeFamilies)
    .filter(([, listed]) => wellFormed.some((code) => listed.some((entry) => covers(entry, code))))
    .map(([finding]) => finding)
}
