/** No verdict: what a shop asks depends on much that is not known here. */
import { openCase } from '../differential/case.ts'
import { faults, repairs } from '../differential/knowledge.ts'
import { costOf, LABOUR_USD_PER_HOUR } from '../differential/report.ts'
import { QUOTE_WORDS } from './quote-words.table.ts'

export type NamedCause = { fault: string; name: string; percent: number }

export type QuoteLine = {
  text: string
  /** Null: no range is known. */
  range: { fault: string; name: string; minUsd: number; maxUsd: number; source: string } | null
  /** A whole sentence; null without a range. */
  caseWords: string | null
}

/** Codes reason alone; a case without them has the causes of its latest diagnosis, the likeliest first, or null. */
export type QuoteCase = {
  codes: readonly string[]
  diagnosed: readonly NamedCause[] | null
  thisYear: number
}

/** Nobody compares more at once. */
export const MAX_QUOTE_LINES = 60
const MAX_LINE_LENGTH = 200

export function quoteLines(quote: string, { codes, diagnosed, thisYear }: QuoteCase): QuoteLine[] {
  const car = { make: null, model: null, year: null, mileage: null }
  const causes = codes.length === 0 ? diagnosed : openCase({ texts: [], codes, car, thisYear }).report.causes
  return quote
    .split('\n')
    .map((line) => line.trim().slice(0, MAX_LINE_LENGTH))
    .filter((line) => /\p{L}/u.test(line))
    .slice(0, MAX_QUOTE_LINES)
    .map((text) => lineOf(text, causes))
}

function lineOf(text: string, causes: readonly NamedCause[] | null): QuoteLine {
  const fault = faultOf(text)
  const repair = fault === null ? undefined : repairs.get(fault.id)
  if (fault === null || repair === undefined) return { text, range: null, caseWords: null }
  const { min, max, source } = costOf(repair)
  const range = { fault: fault.id, name: fault.name, minUsd: min, maxUsd: max, source }
  return { text, range, caseWords: caseWordsOf(fault.component, causes) }
}

function caseWordsOf(component: string, causes: readonly NamedCause[] | null): string {
  if (causes === null) return 'There are no codes and no diagnosis in this case to compare it with.'
  if (causes.length === 0) return 'Nothing in this case names a cause yet to compare it with.'
  const cause = causes.find((each) => sameComponent(each.fault, component))
  return cause
    ? `This case points to it: ${cause.name}, ${cause.percent}% likely.`
    : 'Nothing in this case points to it. Ask what shows it’s needed.'
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

export const NO_QUOTE_RANGE = 'We have no range for this.'
export const QUOTE_NOTICE = `Ranges are US dollars with labor at $${LABOUR_USD_PER_HOUR} an hour. Region, make and parts move a price a lot. Outside a range? Ask what’s included.`
