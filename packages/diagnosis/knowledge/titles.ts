import type { CodeRange } from '../src/differential/codes.ts'
import { readTable } from './read-table.ts'

/** The first row whose pattern stands in a text decides; `within`: only for families that fit it. */
export type Words = readonly { means: string; pattern: RegExp; within: RegExp }[]

export const wordsOf = (file: string, column: string): Words =>
  readTable(file).map((row) => ({
    means: row[column] ?? '',
    pattern: new RegExp(row.pattern ?? '', 'i'),
    within: new RegExp(row.families ?? ''),
  }))

export const meaningOf = (text: string, words: Words, family = '') =>
  words.find(({ pattern, within }) => within.test(family) && pattern.test(text))?.means

/** "P0001-P0007": a range ends where the next listed code is of another family, or of another letter. */
export function asRanges(codes: readonly { code: string; family: string }[]): Record<string, string[]> {
  const ranges: Record<string, string[]> = {}
  let start = 0
  codes.forEach(({ code: last, family }, at) => {
    const next = codes[at + 1]
    if (next?.family === family && next.code[0] === last[0]) return
    const first = codes[start]?.code ?? last
    if (family !== '')
      ranges[family] = [...(ranges[family] ?? []), first === last ? last : `${first}-${last}`]
    start = at + 1
  })
  return ranges
}

export const allRanges = (families: Readonly<Record<string, readonly string[]>>): CodeRange[] =>
  Object.entries(families).flatMap(([family, own]) =>
    own.map((range) => {
      const [from = '', to = from] = range.split('-')
      return { family, from, to }
    }),
  )
