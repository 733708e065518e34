import { refuse } from '../errors.ts'
import { Cursor } from './cursor.ts'
import { parseColumn, parseQuoted } from './field.ts'

const COMPARE = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike'] as const
export type CompareOperator = (typeof COMPARE)[number]
export type IsValue = 'null' | 'not_null' | 'true' | 'false' | 'unknown'

/** Values are text that the database reads as the column's type. */
export type Test =
  | { kind: 'compare'; operator: CompareOperator; value: string }
  | { kind: 'in'; values: string[] }
  | { kind: 'is'; value: IsValue }

export type Filter = { kind: 'filter'; column: string; negated: boolean; test: Test }
export type Logic = Filter | { kind: 'and' | 'or'; negated: boolean; terms: Logic[] }

const NOT_OFFERED: readonly string[] = [
  ...['match', 'imatch', 'isdistinct', 'cs', 'cd', 'ov'],
  ...['fts', 'plfts', 'phfts', 'wfts', 'sl', 'sr', 'nxr', 'nxl', 'adj'],
]
const QUANTIFIER = /\((?:any|all)\)/y

const IS: readonly string[] = ['null', 'not_null', 'true', 'false', 'unknown'] satisfies IsValue[]

const isCompare = (word: string): word is CompareOperator => COMPARE.some((operator) => operator === word)
const isIsValue = (word: string): word is IsValue => IS.includes(word)

const WORD = /[a-z_]+/iy
const UNTIL_LIST_END = /[^,)]*/y

/** PostgreSQL's own parser has a limited stack too. */
const MAX_LOGIC_DEPTH = 50

/**
 * `eq.1`, `not.in.(1,2)`
 * @throws RestError PGRST100, PGRST127
 */
export function parseFilterValue(text: string): Pick<Filter, 'negated' | 'test'> {
  const cursor = new Cursor(text, 'filter')
  const parsed = parseTest(cursor, (each) => each.rest())
  cursor.expectEnd()
  return parsed
}

/** `(a.eq.1,or(b.gt.2,c.is.null))` */
export function parseLogic(kind: 'and' | 'or', negated: boolean, text: string): Logic {
  const cursor = new Cursor(text, 'logic tree')
  const terms = parseTerms(cursor, 0)
  cursor.expectEnd()
  return { kind, negated, terms }
}

function parseTerms(cursor: Cursor, depth: number): Logic[] {
  if (depth > MAX_LOGIC_DEPTH) throw cursor.failure(`more than ${MAX_LOGIC_DEPTH} levels`)
  cursor.skipBlanks()
  cursor.expect('(')
  const terms: Logic[] = []
  do {
    cursor.skipBlanks()
    terms.push(parseTerm(cursor, depth))
    cursor.skipBlanks()
  } while (cursor.take(','))
  cursor.expect(')')
  cursor.skipBlanks()
  return terms
}

const BRANCH = /(?:not\.)?(?:and|or)(?=\s*\()/y

function parseTerm(cursor: Cursor, depth: number): Logic {
  const branch = cursor.match(BRANCH)
  if (branch !== null) {
    const kind = branch.endsWith('and') ? 'and' : 'or'
    return { kind, negated: branch.startsWith('not.'), terms: parseTerms(cursor, depth + 1) }
  }
  const column = parseColumn(cursor)
  cursor.expect('.')
  return { kind: 'filter', column, ...parseTest(cursor, listedValue) }
}

/** A comma or a bracket ends it unless it is quoted. */
function listedValue(cursor: Cursor): string {
  return quotedElement(cursor) ?? cursor.match(UNTIL_LIST_END) ?? ''
}

/** Null if anything but a comma or bracket follows. */
function quotedElement(cursor: Cursor): string | null {
  const start = cursor.at
  const quoted = parseQuoted(cursor)
  if (quoted !== null && (cursor.done || cursor.peek() === ',' || cursor.peek() === ')')) return quoted
  cursor.at = start
  return null
}

function parseTest(cursor: Cursor, readValue: (cursor: Cursor) => string): Pick<Filter, 'negated' | 'test'> {
  const negated = cursor.take('not.')
  const start = cursor.at
  const word = cursor.match(WORD) ?? ''
  if (NOT_OFFERED.includes(word))
    throw refuse.notOffered(`The operator ${word}`, `Filter with ${COMPARE.join(', ')}, in or is.`)
  if (isCompare(word)) {
    if (cursor.match(QUANTIFIER) !== null)
      throw refuse.notOffered(`${word} with any or all`, 'Say each value in or=(…) or and=(…).')
    cursor.expect('.')
    return { negated, test: { kind: 'compare', operator: word, value: readValue(cursor) } }
  }
  if (word === 'in') return { negated, test: { kind: 'in', values: parseList(cursor) } }
  if (word === 'is') return { negated, test: { kind: 'is', value: parseIs(cursor) } }
  cursor.at = start
  if (word !== '' && cursor.text.charAt(start + word.length) === '.') {
    throw cursor.failure(`unknown single value operator ${word}`)
  }
  return cursor.fail('operator (eq, gt, ...)')
}

function parseIs(cursor: Cursor): IsValue {
  cursor.expect('.')
  const start = cursor.at
  const value = (cursor.match(WORD) ?? '').toLowerCase()
  if (isIsValue(value)) return value
  cursor.at = start
  return cursor.fail('null or trilean value (unknown, true, false)')
}

function parseList(cursor: Cursor): string[] {
  cursor.expect('.')
  cursor.skipBlanks()
  cursor.expect('(')
  const values: string[] = []
  do {
    values.push(quotedElement(cursor) ?? cursor.match(UNTIL_LIST_END) ?? '')
  } while (cursor.take(','))
  cursor.expect(')')
  cursor.skipBlanks()
  return values.length === 1 && values[0] === '' ? [] : values
}
