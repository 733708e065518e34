/**
 * `node scripts/code-tables.ts --titles dtc-generic.json --causes dtc-details-cc0.json` makes the code library from
 * public tables; see packages/diagnosis/README.md and ATTRIBUTION.md there.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { partOf } from '@tappet/diagnosis/code-answer'
import { z } from 'zod'
import { writeDataFile } from './data-files.ts'

const library = join(import.meta.dirname, '../packages/diagnosis/src/library')
const code = z.string().regex(/^[PBCU][0-9A-F]{4}$/)

const CERTAINTY_LETTERS = { agreed: 'a', 'one-lineage': 'l', 'single-source': 's', disputed: 'd' } as const
const SOURCE_LETTERS = { wal33d: 'w', obdex: 'o', fabiovila: 'f' } as const
const status = z.enum(['agreed', 'one-lineage', 'single-source', 'disputed'])

const titlesSource = z.object({
  codes: z.array(
    z.object({
      code,
      title: z.object({ en: z.string().min(1) }),
      source: z.enum(['wal33d', 'obdex', 'fabiovila']),
      status,
      alternatives: z.array(z.object({ title: z.string(), agrees: z.boolean() })).default([]),
    }),
  ),
})

const LIKELIHOODS = ['high', 'medium', 'low'] as const
const causesSource = z.object({
  codes: z.record(
    code,
    z.object({
      causes: z.array(z.object({ likelihood: z.enum(LIKELIHOODS), en: z.string().min(1) })),
      mil: z.boolean().nullable(),
      limpMode: z.boolean().nullable(),
      status,
    }),
  ),
})

/** Stand under hundreds of codes that they do not explain. */
const LEFT_OUT = new Set([
  'Gateway module routing CAN messages incorrectly',
  'CAN terminating resistor (120 Ω) drifted out of spec',
])

/** "- P04FF ISO/SAE Reserved" stands for a whole range: no title. */
const RESERVED = /ISO\/SAE Reserved$/

const plain = (text: string) => text.replaceAll(/["“”]/g, '').replaceAll(/[–—]/g, '-')

type Row = [code: string, text: string]

const FAMILY_LENGTH = 3

function byFamily(rows: readonly Row[]): Record<string, string[]> {
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1))
  const families = Map.groupBy(sorted, ([code]) => code.slice(0, FAMILY_LENGTH))
  const withoutFamily = ([code, text]: Row) => `${code.slice(FAMILY_LENGTH)} ${text}`
  return Object.fromEntries([...families].map(([family, own]) => [family, own.map(withoutFamily)]))
}

/** @throws Error for a family that no part takes */
function inParts(rows: Record<string, string[]>): [part: string, rows: Record<string, string[]>][] {
  const families = Map.groupBy(Object.entries(rows), ([family]) => {
    const part = partOf(family)
    if (part === null) throw new Error(`No part takes ${family}`)
    return part
  })
  return [...families].map(([part, own]) => [part, Object.fromEntries(own)])
}

/** @throws z.ZodError that names each field which is missing or wrong */
export function titlesOf(source: unknown): Record<string, string[]> {
  const rows = titlesSource.parse(source).codes.map(({ code, title, source, status, alternatives }): Row => {
    // Another wording of the same meaning is no dispute.
    const others = status === 'disputed' ? alternatives.filter(({ agrees }) => !agrees) : []
    const otherTitles = others.map((other) => other.title).filter((text) => !RESERVED.test(text))
    const titles = [title.en, ...otherTitles].map(plain).join(' | ')
    return [code, `${CERTAINTY_LETTERS[status]}${SOURCE_LETTERS[source]} ${titles}`]
  })
  return byFamily(rows)
}

/**
 * @param source OBDex's details
 * @throws z.ZodError that names each field which is missing or wrong
 */
export function causesOf(source: unknown): Record<string, string[]> {
  const codes = Object.entries(causesSource.parse(source).codes)
  const rows = codes.flatMap(([code, { causes, mil, limpMode, status }]): Row[] => {
    const texts = LIKELIHOODS.flatMap((wanted) => causes.filter(({ likelihood }) => likelihood === wanted))
      .filter(({ en }) => !LEFT_OUT.has(en))
      .map(({ en }) => en.replaceAll('B+', 'battery voltage').replaceAll(/\s[-–—]\s/g, ': '))
    if (status === 'disputed' || texts.length === 0) return []
    const flags = `${limpMode ? 'L' : ''}${mil ? 'M' : ''}` || '-'
    return [[code, `${flags} ${texts.join(' | ')}`]]
  })
  return byFamily(rows)
}

function main() {
  const options = { titles: { type: 'string' }, causes: { type: 'string' } } as const
  const { titles, causes } = parseArgs({ options }).values
  if (titles === undefined || causes === undefined)
    throw new Error('Use: node scripts/code-tables.ts --titles FILE --causes FILE')
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
  for (const [part, rows] of inParts(titlesOf(read(titles))))
    writeDataFile(join(library, `titles/${part}.data.json`), rows, 1)
  writeDataFile(join(library, 'details/causes.data.json'), causesOf(read(causes)), 1)
}

if (import.meta.main) main()
