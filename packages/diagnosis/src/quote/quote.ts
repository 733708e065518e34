/** No verdict: what a workshop asks depends on much that is not known here. */
import { faults, repairs } from '../differential/knowledge.ts'
import { costOf, LABOUR_USD_PER_HOUR } from '../differential/report.ts'
import { QUOTE_WORDS } from './quote-words.table.ts'

export type NamedCause = { fault: string; name: string; percent: number }

export type QuoteLine = {
  text: string
  /** Null: no range is known. */
  range: { fault: string; name: string; minUsd: number; maxUsd: number; source: string } | null
  cause: NamedCause | null
}

/** Nobody compares more at once. */
export const MAX_QUOTE_LINES = 60
const MAX_LINE_LENGTH = 200

/** @param causes of the case's latest diagnosis, the likeliest first */
export function quoteLines(quote: string, causes: readonly NamedCause[]): QuoteLine[] {
  return quote
    .split('\n')
    .map((line) => line.trim().slice(0, MAX_LINE_LENGTH))
    .filter((line) => /\p{L}/u.test(line))
    .slice(0, MAX_QUOTE_LINES)
    .map((text) => lineOf(text, causes))
}

function lineOf(text: string, causes: readonly NamedCause[]): QuoteLine {
  const fault = faultOf(text)
  const repair = fault === null ? undefined : repairs.get(fault.id)
  if (fault === null || repair === undefined) return { text, range: null, cause: null }
  const { min, max, source } = costOf(repair)
  const cause = causes.find((each) => sameComponent(each.fault, fault.component)) ?? null
  const range = { fault: fault.id, name: fault.name, minUsd: min, maxUsd: max, source }
  return { text, range, cause }
}

// Stuck open or closed, it is the same part.
const sameComponent = (id: string, component: string) =>
  faults.find((each) => each.id === id)?.component === component

function faultOf(text: string) {
  const words = wordsOf(text)
  const fitting = Object.entries(QUOTE_WORDS)
    .flatMap(([id, phrases]) => phrases.map((phrase) => ({ id, phrase })))
    .filter(({ phrase }) => holds(words, wordsOf(phrase)))
    .sort((a, b) => b.phrase.length - a.phrase.length)
  const [best] = fitting
  return best === undefined ? null : (faults.find(({ id }) => id === best.id) ?? null)
}

// An English plural is the same part.
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 3 && !word.endsWith('ss') ? word.replace(/s$/, '') : word,
  )

function holds(words: readonly string[], phrase: readonly string[]): boolean {
  let at = 0
  for (const word of phrase) {
    const position = words.indexOf(word, at)
    if (position === -1) return false
    at = position + 1
  }
  return true
}

export const QUOTE_LABOUR = `Ranges are US dollars with labour at $${LABOUR_USD_PER_HOUR} an hour.`
