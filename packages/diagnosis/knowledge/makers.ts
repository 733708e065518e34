/** The family of each maker's own code: by its row in maker-codes.csv, else by words of its title. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { familyByLetter } from '../src/differential/codes.ts'
import { readTable } from './read-table.ts'
import { asRanges, meaningOf, type Words, wordsOf } from './titles.ts'

const titlesFolder = join(import.meta.dirname, '../src/makers/tables')

/** Of all tables of a make and its sisters; the first that lists a code decides. */
function titlesOf(tables: string): Map<string, string> {
  const titles = new Map<string, string>()
  for (const table of tables.split(' ')) {
    const rows: Record<string, string> = JSON.parse(
      readFileSync(join(titlesFolder, `${table}.data.json`), 'utf8'),
    )
    for (const [code, title] of Object.entries(rows)) if (!titles.has(code)) titles.set(code, title)
  }
  return titles
}

/** "Circuit High Voltage" is of a signal, not of a high-voltage battery. */
const SIGNAL =
  /(circuit|input|signal|sensor|output|intermittent|solenoid|coil|battery|\d)( too)? (high|low) voltage/gi

/** Family by title, and by its letter where no words say more. */
export const familyOfTitle = (code: string, title: string, words: Words): string =>
  meaningOf(`${code} ${title.replaceAll(SIGNAL, '$1')}`, words) ?? familyByLetter(code)

/** Words of makers that would be misread, the generic table's rows that name more than a letter, and makers' short forms. */
export function titleWords(): Words {
  const makers = readTable('maker-subjects.csv')
  const own = wordsOf('maker-subjects.csv', 'finding')
  const isBefore = (_: unknown, at: number) => makers[at]?.before === 'yes'
  const generic = wordsOf('code-subjects.csv', 'finding').filter(
    ({ pattern }) => !/^\^[PBCU]/.test(pattern.source),
  )
  return [...own.filter(isBefore), ...generic, ...own.filter((row, at) => !isBefore(row, at))]
}

export function makerFamilies() {
  const own = readTable('maker-codes.csv')
  const words = titleWords()
  return readTable('makes.csv').map(({ finding = '', makes = '', tables = '', share }) => {
    const families = new Map(
      [...titlesOf(tables)].map(([code, title]) => [code, familyOfTitle(code, title, words)]),
    )
    for (const row of own.filter(({ make }) => make === finding))
      for (const code of (row.codes ?? '').split(' ')) families.set(code, row.finding ?? '')
    const sorted = [...families].sort(([one], [other]) => (one < other ? -1 : 1))
    return {
      finding,
      makes: makes.split('|'),
      share: Number(share),
      codes: asRanges(sorted.map(([code, family]) => ({ code, family }))),
    }
  })
}
