/**
 * `node scripts/maker-codes.ts --source dtc-maker.json`: Wal33D/dtc-database 04c43d7 by make;
 * packages/diagnosis/ATTRIBUTION.md keeps its notice.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isManufacturerSpecific } from '@tappet/diagnosis'
import { z } from 'zod'
import { writeDataFile } from './data-files.ts'

const tables = join(import.meta.dirname, '../packages/diagnosis/src/makers/tables')

const source = z.object({
  makes: z.record(
    z.string().regex(/^[a-z]+$/),
    z.record(z.string().regex(/^[PBCU][0-3][0-9A-F]{3}$/), z.string().min(1)),
  ),
})

const RENAMED: Readonly<Record<string, string>> = { chevy: 'chevrolet' }

/** GM is no make that a car is sold as; Infiniti's table is Honda's, word for word. */
const LEFT_OUT: ReadonlySet<string> = new Set(['gm', 'infiniti'])

const plain = (text: string) => text.replaceAll(/["“”]/g, '').replaceAll(/[–—]/g, '-').trim()

/**
 * Title by code, in the order of the codes.
 * @throws z.ZodError that names each field which is missing or wrong
 */
export function tablesOf(value: unknown): Map<string, Record<string, string>> {
  const { makes } = source.parse(value)
  const entries = Object.entries(makes).filter(([make]) => !LEFT_OUT.has(make))
  return new Map(
    entries.map(([make, titles]) => {
      const own = Object.entries(titles).filter(([code]) => isManufacturerSpecific(code))
      const sorted = own.sort(([one], [other]) => (one < other ? -1 : 1))
      return [RENAMED[make] ?? make, Object.fromEntries(sorted.map(([code, title]) => [code, plain(title)]))]
    }),
  )
}

function main() {
  const { source: file } = parseArgs({ options: { source: { type: 'string' } } }).values
  if (file === undefined) throw new Error('Use: node scripts/maker-codes.ts --source FILE')
  for (const [make, titles] of tablesOf(JSON.parse(readFileSync(file, 'utf8'))))
    writeDataFile(join(tables, `${make}.data.json`), titles, 1)
}

if (import.meta.main) main()
