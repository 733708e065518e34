/**
 * `node scripts/code-knowledge.ts --titles dtc-generic.json --causes dtc-details-cc0.json`, then `npm run knowledge`:
 * the family of each generic code that codes.csv leaves out (code-subjects.csv), and how often machine-written causes
 * name each fault (cause-words.csv).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  allRanges,
  asRanges,
  familyIndex,
  listedFamilies,
  meaningOf,
  readTable,
  type Words,
  wordsOf,
} from '@tappet/diagnosis/knowledge'
import { z } from 'zod'
import { writeDataFile } from './data-files.ts'

const knowledge = join(import.meta.dirname, '../packages/diagnosis/knowledge')
const code = z.string().regex(/^[PBCU][0-9A-F]{4}$/)
const titlesSource = z.object({ codes: z.array(z.object({ code, title: z.object({ en: z.string() }) })) })
/** Judged: the source says no numbers. */
const WEIGHTS = { high: 3, medium: 2, low: 1 } as const
const causesSource = z.object({
  codes: z.record(
    code,
    z.object({
      causes: z.array(z.object({ likelihood: z.enum(['high', 'medium', 'low']), en: z.string() })),
    }),
  ),
})

/**
 * By titles, of codes that codes.csv does not list.
 * @throws z.ZodError for a source of another shape
 */
export function rangesOf(
  source: unknown,
  subjects: Words,
  listed: Readonly<Record<string, readonly string[]>>,
): Record<string, string[]> {
  const familiesOf = familyIndex(allRanges(listed))
  const codes = titlesSource.parse(source).codes.sort((a, b) => (a.code < b.code ? -1 : 1))
  return asRanges(
    codes.map(({ code, title }) => ({
      code,
      family: familiesOf(code).length > 0 ? '' : (meaningOf(`${code} ${title.en}`, subjects) ?? ''),
    })),
  )
}

/**
 * Of each fault among the causes of a family's codes, every code counting the same.
 * @param own the fault that a cause such as "sensor failed" means in a family
 * @throws z.ZodError for a source of another shape
 */
export function sharesOf(
  source: unknown,
  words: Words,
  families: Readonly<Record<string, readonly string[]>>,
  own: ReadonlyMap<string, string>,
): Record<string, { codes: number; shares: Record<string, number> }> {
  const familiesOf = familyIndex(allRanges(families))
  const sums = new Map<string, { codes: number; shares: Map<string, number> }>()
  for (const [code, { causes }] of Object.entries(causesSource.parse(source).codes)) {
    for (const family of familiesOf(code)) {
      const named = causes.flatMap(({ likelihood, en }) => {
        const means = meaningOf(en, words, family)
        const fault = means === '*' ? own.get(family) : means
        return fault === undefined ? [] : [{ fault, weight: WEIGHTS[likelihood] }]
      })
      const total = named.reduce((sum, { weight }) => sum + weight, 0)
      if (total === 0) continue
      const sum = sums.get(family) ?? { codes: 0, shares: new Map() }
      sum.codes++
      for (const { fault, weight } of named)
        sum.shares.set(fault, (sum.shares.get(fault) ?? 0) + weight / total)
      sums.set(family, sum)
    }
  }
  return Object.fromEntries(
    [...sums]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([family, { codes, shares }]) => [
        family,
        {
          codes,
          shares: Object.fromEntries(
            [...shares]
              .sort((a, b) => b[1] - a[1])
              .map(([fault, sum]) => [fault, Number((sum / codes).toFixed(3))]),
          ),
        },
      ]),
  )
}

function ownFaults(): Map<string, string> {
  const best = new Map<string, { fault: string; probability: number }>()
  for (const { fault = '', finding = '', probability } of readTable('effects.csv')) {
    if (Number(probability) > (best.get(finding)?.probability ?? 0))
      best.set(finding, { fault, probability: Number(probability) })
  }
  return new Map([...best].map(([finding, { fault }]) => [finding, fault]))
}

function main() {
  const options = { titles: { type: 'string' }, causes: { type: 'string' } } as const
  const { titles, causes } = parseArgs({ options }).values
  if (titles === undefined || causes === undefined)
    throw new Error('Use: node scripts/code-knowledge.ts --titles FILE --causes FILE')
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
  const listed = listedFamilies()
  const ranges = rangesOf(read(titles), wordsOf('code-subjects.csv', 'finding'), listed)
  const families = Object.fromEntries(
    [...new Set([...Object.keys(listed), ...Object.keys(ranges)])].map((family) => [
      family,
      [...(listed[family] ?? []), ...(ranges[family] ?? [])],
    ]),
  )
  const shares = sharesOf(read(causes), wordsOf('cause-words.csv', 'fault'), families, ownFaults())
  writeDataFile(join(knowledge, 'code-causes.data.json'), { ranges, shares }, 0)
}

if (import.meta.main) main()
