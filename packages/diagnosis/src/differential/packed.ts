/** A phone that ranks causes fetches 8 of 100 kB less. */
import type { Effect } from './types.ts'

/** By places; the first source is left out. */
export type PackedEffect = [finding: number, probability: number, source?: number]

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

/** @throws RangeError for an effect on a finding or from a source that is in no list */
export function packEffect(
  { finding, probability, source }: Effect,
  findings: readonly string[],
  sources: readonly string[],
): PackedEffect {
  const [place, sourcePlace] = [findings.indexOf(finding), sources.indexOf(source)]
  if (place < 0 || sourcePlace < 0) throw new RangeError(`No such finding or source: ${finding}, ${source}`)
  return sourcePlace === 0 ? [place, probability] : [place, probability, sourcePlace]
}

/** @throws RangeError for a place outside of its list */
export function unpackEffect(
  [place, probability, sourcePlace = 0]: PackedEffect,
  findings: readonly string[],
  sources: readonly string[],
): Effect {
  const [finding, source] = [findings[place], sources[sourcePlace]]
  if (finding === undefined || source === undefined)
    throw new RangeError(`No such place: ${place}, ${sourcePlace}`)
  return { finding, probability, source }
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
