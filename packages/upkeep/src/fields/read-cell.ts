import { certain, readNumber } from '../reading/read-number.ts'
import { type Field, lengthOf, type OfKind, type Value } from './field.ts'

export type LineProblem = {
  line: number
  problem: string
  kept: string
}

export type Say = (problem: string, remainder: string) => void

export type CellRules = {
  noun: string
  /** YYYY-MM-DD, or null for a cell that is not a day. */
  day: (cell: string) => string | null
  /** Where the file's other lines tell it. */
  decimalSign?: '.' | ','
}

/** Yes in the languages in which other programs write it. "Full" is Fuelly's word for a full tank. */
export const YES = /^(?:1|x|true|yes|y|full|sim|s[ií]|tak|ja|oui|evet|да|так|on|✓)$/i
export const NO = /^(?:0|-|false|no|n|partial|part|n[ãa]o|nie|nein|nee|non|hay[ıi]r|нет|ні|off)$/i

/** Amounts and distances hang on other cells: their reader reads them. */
export function readCell(text: string, field: Field, rules: CellRules, say: Say): Value {
  if (field.kind === 'text') return text === '' ? null : cut(text, field, say)
  if (field.kind === 'flag') return flagOf(text.trim(), field, rules, say)
  if (text.trim() === '') return null
  return cellValue(text.trim(), field, rules) ?? invalid(text, field, rules, say)
}

function cellValue(text: string, field: Exclude<Field, OfKind<'text' | 'flag'>>, rules: CellRules): Value {
  switch (field.kind) {
    case 'day':
      return rules.day(text)
    case 'address':
      return addressesOf(text, field)
    case 'code':
      return field.pattern.test(text.toUpperCase()) ? text.toUpperCase() : null
    case 'year':
    case 'temperature':
      return between(readSigned(text, rules), field)
    case 'quantity':
      return between(readSigned(text, rules), { min: 0, max: field.max })
    case 'choice':
      return choiceOf(text, field)
    case 'miles':
    case 'kilometers':
    case 'money':
    case 'minor':
    case 'currency':
    case 'moment':
    case 'picture':
      return null
  }
}

function addressesOf(text: string, { maxLength, most = 1 }: OfKind<'address'>): string | null {
  const addresses = most === 1 ? [text] : text.split(/\s+/)
  const areAll = addresses.length <= most && addresses.every((each) => /^https?:\/\/\S+$/i.test(each))
  return areAll && text.length <= maxLength ? addresses.join(' ') : null
}

function flagOf(text: string, field: OfKind<'flag'>, { noun }: CellRules, say: Say): boolean {
  if (YES.test(text)) return true
  if (text !== '' && !NO.test(text))
    say(`"${short(text)}" is neither yes nor no.`, `The ${noun}, without "${field.label}".`)
  return text === '' ? field.default : false
}

/** Null for what is no number, and for one that can be two. */
export function readSigned(text: string, options: { decimalSign?: '.' | ',' } = {}): number | null {
  const [, sign, digits = ''] = /^([-−])?(.*)$/s.exec(text.trim()) ?? []
  const value = certain(readNumber(digits, options))
  return value === null || sign === undefined ? value : -value
}

export const bareNumber = (text: string) => text.replace(/^[\p{Sc}\p{L}\s]+|[\p{Sc}\p{L}\s]+$/gu, '')

const between = (value: number | null, { min, max }: { min: number; max: number }): number | null =>
  value === null || value < min || value > max ? null : value

const choiceOf = (text: string, { options }: OfKind<'choice'>): string | null =>
  Object.entries(options).find(([value, { csv }]) =>
    [value, csv].some((word) => word?.toLowerCase() === text.toLowerCase()),
  )?.[0] ?? null

export function invalid(text: string, field: Field, { noun }: Pick<CellRules, 'noun'>, say: Say): null {
  const name = field.label.toLowerCase()
  const problem =
    field.kind === 'address'
      ? `The ${name} is not a web address.`
      : `"${short(text)}" is not a valid ${name}.`
  say(problem, `The ${noun}, without a ${name}.`)
  return null
}

function cut(text: string, field: OfKind<'text'>, say: Say): string {
  if (lengthOf(text) <= field.maxLength) return text
  const limit = field.maxLength.toLocaleString('en-US')
  say(
    `${field.label}: longer than ${limit} characters.`,
    `The rest of the line, and the first ${limit} characters of it.`,
  )
  return [...text].slice(0, field.maxLength).join('')
}

const QUOTED_MAX = 40

export function short(text: string): string {
  const characters = [...text]
  return characters.length <= QUOTED_MAX ? text : `${characters.slice(0, QUOTED_MAX).join('')}…`
}
