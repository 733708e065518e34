import type { FieldTable } from '../fields/field.ts'
import { fillUpFields } from '../fuel/fields.ts'
import { logFields } from '../log/fields.ts'
import { readDay } from '../reading/read-day.ts'
import { type Heading, readHeading } from '../reading/read-heading.ts'
import { readMoney } from '../reading/read-money.ts'
import { readNumber } from '../reading/read-number.ts'
import { namesIn, type TargetName } from './columns.table.ts'
import { fuellyLines, type Program, programs } from './programs.table.ts'
import { isFilled, type Section } from './sections.ts'

export const targetFields: Readonly<Record<TargetName, FieldTable>> = { log: logFields, fuel: fillUpFields }

const NAMES = { log: namesIn(logFields, 'log'), fuel: namesIn(fillUpFields, 'fuel') }

/** `columns`: a name for each heading, null for one that is left out. */
export type Mapping = { target: TargetName | null; columns: readonly (string | null)[] }

export type Table = Section & {
  /** Equal for tables with the same headings: what the driver says of one counts for all of them. */
  shape: string
  program: Program | null
  target: TargetName | null
  heads: Heading[]
  columns: (string | null)[]
  guesses: number[]
}

/** Words in a heading that make it something else than the day, the odometer or the amount it names. */
const OTHERWISE =
  /\b(?:next|due|last|trip|average|avg|economy|efficiency|consumption|added|created|updated|since|tank size|interval)\b/

export function tableOf(section: Section, mappings: Readonly<Record<string, Mapping>>): Table {
  const heads = section.headings.map(readHeading)
  const shape = `${section.kind ?? section.title ?? ''}|${heads.map(({ text }) => text.toLowerCase()).join('|')}`
  const said = mappings[shape]
  const base = { ...section, shape, heads }
  if (said)
    return {
      ...base,
      program: programOf(section),
      target: said.target,
      columns: [...said.columns],
      guesses: [],
    }
  const program = programOf(section)
  if (program) {
    const { target } = program
    return { ...base, program, target, ...(target ? columnsFor(base, target, program) : noColumns(base)) }
  }
  return plainTable(base)
}

type Base = Section & { shape: string; heads: Heading[] }

function plainTable(base: Base): Table {
  const fuel = columnsFor(base, 'fuel', null)
  const log = columnsFor(base, 'log', null)
  const isFuel = base.kind
    ? base.kind === 'fuel'
    : fuel.columns.includes('amount') && fuel.columns.includes('date') && !namesItems(base, log.columns)
  const target = isFuel ? 'fuel' : log.columns.includes('date') ? 'log' : null
  return { ...base, program: null, target, ...(target === null ? noColumns(base) : isFuel ? fuel : log) }
}

const noColumns = ({ heads }: Base) => ({ columns: heads.map(() => null), guesses: [] })

const namesItems = (base: Base, columns: readonly (string | null)[]): boolean =>
  columns.includes('item') && cellsAt(base, columns.indexOf('item')).some((cell) => /\p{L}/u.test(cell))

export function programOf({ title, headings, kind, isFuelly }: Section): Program | null {
  if (isFuelly && kind) return fuellyLines[kind]
  const heads = headings.map((heading) => heading.toLowerCase())
  const name = (title ?? '').toLowerCase()
  return (
    programs.find(
      ({ section, toldBy, only }) =>
        (section === undefined ? title === null : section.test(name)) &&
        toldBy.every((pattern) => heads.some((head) => pattern.test(head))) &&
        (only === undefined || heads.every((head) => head === '' || only.test(head))),
    ) ?? null
  )
}

export function columnsFor(
  base: Base,
  target: TargetName,
  program: Program | null,
): { columns: (string | null)[]; guesses: number[] } {
  const columns: (string | null)[] = base.heads.map(() => null)
  const guesses: number[] = []
  const has = (name: string) => columns.includes(name)
  const claim = (name: string, at: number) => {
    if (at >= 0 && at < columns.length && columns[at] === null && !has(name)) columns[at] = name
  }
  const names = NAMES[target]
  for (const [name, place] of Object.entries(program?.columns ?? {}))
    if (names.has(name))
      claim(
        name,
        typeof place === 'number'
          ? place
          : base.heads.findIndex(({ text }, at) => columns[at] === null && place.test(text.toLowerCase())),
      )
  const fits = (name: string, at: number) => columns[at] === null && isPossible(base, name, at)
  for (const [name, headings] of names)
    for (const word of headings)
      if (!has(name))
        claim(
          name,
          base.heads.findIndex((head, at) => head.name === word && fits(name, at)),
        )
  if (program?.isOwn) return { columns, guesses }
  const spaced = base.heads.map((head) => ` ${head.name.split(/[ ,]+/).join(' ')} `)
  const guess = (name: string, at: number) => {
    if (at < 0 || has(name)) return
    claim(name, at)
    guesses.push(at)
  }
  for (const name of ['date', 'mileage', 'odometer', 'amount', 'cost', 'total_minor', 'item'])
    for (const word of names.get(name) ?? [])
      guess(
        name,
        base.heads.findIndex(
          (head, at) =>
            spaced[at]?.includes(` ${word} `) &&
            !OTHERWISE.test(head.name) &&
            fits(name, at) &&
            isLike(base, name, at),
        ),
      )
  if (!has('date'))
    guess(
      'date',
      base.heads.findIndex((_, at) => columns[at] === null && isDays(base, at)),
    )
  if (!program && target === 'fuel' && has('total_minor') && !has('price')) tellPrice(base, columns, guesses)
  return { columns, guesses }
}

const cellsAt = ({ lines }: Section, at: number): string[] =>
  lines.map(({ cells }) => cells[at]).filter(isFilled)

function isDays(base: Section, at: number): boolean {
  const cells = cellsAt(base, at)
  const days = cells.filter(
    (cell) =>
      !/^\s*\d+(?:[.,]\d+)?\s*$/.test(cell) &&
      (readDay(cell, 'month-first') ?? readDay(cell, 'day-first')) !== null,
  )
  return cells.length > 0 && days.length * 2 > cells.length
}

function isLike(base: Base, name: string, at: number): boolean {
  if (name === 'date') return isDays(base, at)
  const cells = cellsAt(base, at)
  const numbers = cells.filter((cell) => readMoney(cell).kind !== 'none')
  const words = cells.filter((cell) => /\p{L}/u.test(cell))
  return (name === 'item' ? words : numbers).length * 2 > cells.length
}

/** "Fuel" is an amount where numbers stand below it, else the kind of fuel. An economy is no distance. */
function isPossible(base: Base, name: string, at: number): boolean {
  const head = base.heads[at]
  if (!head) return false
  if (head.isPerUnit)
    return ['price', 'notes', 'note'].includes(name) || (name === 'cost' && head.volume === null)
  if (name === 'price' && head.name === 'price') return false
  if (name !== 'amount') return true
  const cells = cellsAt(base, at)
  const numbers = cells.filter((cell) => readNumber(cell.replace(/[\s\p{L}.]+$/u, '')).kind !== 'none')
  return head.volume !== null || numbers.length * 2 > cells.length || cells.length === 0
}

const MIN_EACH = 0.5

/**
 * A lone "price" is what was paid, unless it stays alike while the amounts differ: then it is the price of one unit.
 */
function tellPrice(base: Base, columns: (string | null)[], guesses: number[]): void {
  const at = columns.indexOf('total_minor')
  if (base.heads[at]?.name !== 'price') return
  const amounts = columns.indexOf('amount')
  const pairs = base.lines.flatMap(({ cells }) => {
    const [price, amount] = [cells[at], cells[amounts]].map((cell) => {
      const reading = readNumber((cell ?? '').replace(/^[^\d]+|[^\d]+$/g, ''), { decimalSign: '.' })
      return reading.kind === 'number' ? reading.value : 0
    }) as [number, number]
    return price > 0 && amount > 0 ? [{ price, each: price / amount }] : []
  })
  const spread = (values: number[]) => Math.max(...values) / Math.min(...values)
  const isEach =
    pairs.length > 1
      ? spread(pairs.map(({ price }) => price)) < spread(pairs.map(({ each }) => each))
      : pairs.some(({ each }) => each < MIN_EACH)
  if (isEach) columns[at] = 'price'
  guesses.push(at)
}
