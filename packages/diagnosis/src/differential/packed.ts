import type { CodeRange } from './codes.ts'
import type { Effect } from './types.ts'
import { numberOf, signOf } from './words/reader.ts'

const MAX_SHARED = 9

/**
 * `0able3y2out`.
 * @param words without digits; best sorted
 */
export function packWords(words: readonly string[]): string {
  let before = ''
  return words
    .map((word) => {
      let shared = 0
      while (shared < Math.min(MAX_SHARED, word.length) && word[shared] === before[shared]) shared += 1
      before = word
      return `${shared}${word.slice(shared)}`
    })
    .join('')
}

export function unpackWords(packed: string): string[] {
  let word = ''
  return [...packed.matchAll(/(\d)(\D*)/g)].map(([, shared, rest = '']) => {
    word = word.slice(0, Number(shared)) + rest
    return word
  })
}

const PARTS = 1000
export const thousandthsOf = ({ probability }: Effect): number => Math.round(probability * PARTS)

/** Numbers below it are one letter, others two. */
const ONE_LETTER = 80
const LETTERS_IN_ALL = 91

const lettersOf = (number: number): string =>
  number < ONE_LETTER
    ? signOf(number)
    : signOf(ONE_LETTER + Math.floor((number - ONE_LETTER) / LETTERS_IN_ALL)) +
      signOf((number - ONE_LETTER) % LETTERS_IN_ALL)

function numbersOf(letters: string): number[] {
  const numbers: number[] = []
  for (let at = 0; at < letters.length; at++) {
    const first = numberOf(letters.charCodeAt(at))
    if (first < ONE_LETTER) numbers.push(first)
    else {
      at += 1
      numbers.push(ONE_LETTER + (first - ONE_LETTER) * LETTERS_IN_ALL + numberOf(letters.charCodeAt(at)))
    }
  }
  return numbers
}

/**
 * Gap to the place of the next finding and place of its probability among the thousandths, by turns, as letters.
 * @param effects in the order of the findings
 * @throws RangeError for an effect on a finding or of a probability that is not in the list, or out of order
 */
export function packEffects(
  effects: readonly Effect[],
  findings: readonly string[],
  thousandths: readonly number[],
): string {
  let before = -1
  return effects
    .map((effect) => {
      const place = findings.indexOf(effect.finding)
      const part = thousandths.indexOf(thousandthsOf(effect))
      if (place <= before || part < 0)
        throw new RangeError(`No such finding or probability, or out of order: ${effect.finding}`)
      const gap = place - before
      before = place
      return lettersOf(gap) + lettersOf(part)
    })
    .join('')
}

export function unpackEffects(
  packed: string,
  findings: readonly string[],
  thousandths: readonly number[],
): Effect[] {
  let place = -1
  const numbers = numbersOf(packed)
  return Array.from({ length: numbers.length / 2 }, (_, at) => {
    place += numbers[2 * at] ?? 0
    const finding = findings[place]
    if (finding === undefined) throw new RangeError(`No such place: ${place}`)
    return { finding, probability: (thousandths[numbers[2 * at + 1] ?? -1] ?? 0) / PARTS }
  })
}

/** Ranges of codes in their order: from the end of the one before, how many more, place of the family. */
export type PackedCodes = { gaps: number[]; more: number[]; families: number[] }

const LETTERS = 'PCBU'
const DIGITS = 4
const PER_LETTER = 16 ** DIGITS

const numberOfCode = (code: string) =>
  LETTERS.indexOf(code.charAt(0)) * PER_LETTER + Number.parseInt(code.slice(1), 16)
const codeOf = (number: number) =>
  LETTERS.charAt(number / PER_LETTER) + (number % PER_LETTER).toString(16).toUpperCase().padStart(DIGITS, '0')

/** @throws RangeError for a family that is no finding */
export function packCodes(ranges: readonly CodeRange[], findings: readonly string[]): PackedCodes {
  const rows = ranges
    .map(({ family, from, to }) => {
      const place = findings.indexOf(family)
      if (place < 0) throw new RangeError(`No such finding: ${family}`)
      return { from: numberOfCode(from), to: numberOfCode(to), place }
    })
    .sort((a, b) => a.from - b.from || a.to - b.to || a.place - b.place)
  return {
    gaps: rows.map(({ from }, at) => from - (rows[at - 1]?.to ?? 0)),
    more: rows.map(({ from, to }) => to - from),
    families: rows.map(({ place }) => place),
  }
}

export function unpackCodes({ gaps, more, families }: PackedCodes, findings: readonly string[]): CodeRange[] {
  let end = 0
  return gaps.map((gap, at) => {
    const from = end + gap
    end = from + (more[at] ?? 0)
    const family = findings[families[at] ?? -1]
    if (family === undefined) throw new RangeError(`No such place: ${families[at]}`)
    return { family, from: codeOf(from), to: codeOf(end) }
  })
}

/** Like stands beside like, which packs better. */
export type Columns<Row> = { [Key in keyof Row]: Row[Key][] }

/** @throws RangeError when the rows differ in their keys */
export function packRows<Row extends object>(rows: readonly Row[]): Columns<Row> {
  const keys = Object.keys(rows[0] ?? {}) as (keyof Row)[]
  if (rows.some((row) => Object.keys(row).length !== keys.length || keys.some((key) => !(key in row))))
    throw new RangeError('The rows differ in their keys')
  return Object.fromEntries(keys.map((key) => [key, rows.map((row) => row[key])])) as Columns<Row>
}

export function unpackRows<Row extends object>(columns: Columns<Row>): Row[] {
  const entries = Object.entries(columns) as [string, unknown[]][]
  const count = entries[0]?.[1].length ?? 0
  return Array.from(
    { length: count },
    (_, n) => Object.fromEntries(entries.map(([key, values]) => [key, values[n]])) as Row,
  )
}
