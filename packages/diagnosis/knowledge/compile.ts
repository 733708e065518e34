/** From the tables beside this file; run by `npm run knowledge`. A test holds the two equal. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerTables } from '../src/differential/answered.table.ts'
import { packCodes, packEffects, packRows, packWords, thousandthsOf } from '../src/differential/packed.ts'
import { byFirstLetter, correctSpelling, stemsOf } from '../src/differential/words/spelling.ts'
import { stemOf } from '../src/differential/words/tokens.ts'
import { blend } from './blend.ts'
import machine from './code-causes.data.json' with { type: 'json' }
import { makerFamilies } from './makers.ts'
import { type Row, readTable } from './read-table.ts'
import { allRanges } from './titles.ts'

const folder = import.meta.dirname

const grouped = <T>(rows: readonly Row[], by: string, value: (row: Row) => T) => {
  const groups: Record<string, T[]> = {}
  for (const row of rows) {
    const name = row[by] ?? ''
    groups[name] = [...(groups[name] ?? []), value(row)]
  }
  return groups
}

export const listedFamilies = (): Record<string, string[]> =>
  Object.fromEntries(readTable('codes.csv').map((row) => [row.finding ?? '', (row.codes ?? '').split(' ')]))

function codeFamilies(): Record<string, string[]> {
  const families = listedFamilies()
  for (const [family, ranges] of Object.entries(machine.ranges))
    families[family] = [...(families[family] ?? []), ...ranges]
  return families
}

const numberOrNull = (text = '') => (text === '' ? null : Number(text))

const modelRow = ({ make, model, from, to, plain, kinds = '' }: Row) => ({
  make,
  model,
  from: numberOrNull(from),
  to: numberOrNull(to),
  plain,
  kinds: kinds.split(' '),
})

function publishedPrice({ price_low, price_high, price_for, price_source = '' }: Row): string {
  const dollars = (text = '') => `$${Number(text).toLocaleString('en-US')}`
  const range =
    price_low === price_high ? dollars(price_low) : `${dollars(price_low)} to ${dollars(price_high)}`
  const names = readTable('sources.csv')
    .filter(({ id = '' }) => price_source.split(' ').includes(id))
    .map(({ what = '', year }) => {
      const name = what.split(/[:,(]/)[0]?.trim() ?? ''
      return name.endsWith(` ${year}`) ? name : `${name} (${year})`
    })
  return `Published for the ${price_for}: ${range}, ${names.join('; ')}`
}

const wordClasses = (): Record<string, string[]> =>
  Object.fromEntries(readTable('words.csv').map((row) => [row.class ?? '', (row.words ?? '').split(' ')]))

/** Everyday words that would be taken for slips of a phrase's words; the others need not be known. */
function everydayWords(): string[] {
  const phrases = readTable('phrases.csv').map(({ phrase = '' }) => phrase)
  const vocabulary = { known: byFirstLetter(stemsOf(phrases, wordClasses())), everyday: new Set<string>() }
  const isTakenForSlip = (word: string) => {
    const token = { word, stem: stemOf(word), start: 0, end: 0, endsPart: false }
    return correctSpelling([token], vocabulary)[0]?.stem !== token.stem
  }
  return readFileSync(join(folder, 'everyday-words.txt'), 'utf8').trim().split(/\s+/).filter(isTakenForSlip)
}

export function compile() {
  const effects = grouped(
    readTable('effects.csv'),
    'fault',
    ({ finding = '', probability, source = '' }) => ({
      finding,
      probability: Number(probability),
      source,
    }),
  )
  const findings = readTable('findings.csv').map(({ id = '', danger, only, ...row }) => ({
    id,
    ...row,
    danger: danger || 'none',
    only: only || null,
  }))
  const places = new Map(findings.map(({ id }, at) => [id, at]))
  const placeOf = ({ finding = '' }) => places.get(finding) ?? -1
  const faults = readTable('faults.csv').map(
    ({ id = '', harm = '', prior, only, growth, source, ...row }) => ({
      id,
      harm,
      ...row,
      prior: Number(prior),
      only: only || null,
      growth: numberOrNull(growth),
      effects: effects[id] ?? [],
    }),
  )
  return {
    findings,
    faults: blend(faults, machine.shares).map((fault) => ({
      ...fault,
      effects: fault.effects.toSorted((a, b) => placeOf(a) - placeOf(b)),
    })),
    phrases: grouped(readTable('phrases.csv'), 'finding', ({ phrase }) => phrase),
    classes: wordClasses(),
    codes: codeFamilies(),
    makers: makerFamilies(),
    models: readTable('models.csv').map(modelRow),
    patterns: readTable('patterns.csv').map(
      ({ make, model, from, to, fault, factor, note, cover, years, miles }) => ({
        ...{ make, model, from: Number(from), to: numberOrNull(to) },
        ...{
          fault,
          factor: Number(factor),
          note,
          cover,
          years: numberOrNull(years),
          miles: numberOrNull(miles),
        },
      }),
    ),
    dangers: readTable('dangers.csv').map(({ source, ...row }) => row),
    repairs: readTable('repairs.csv').map(
      ({ minutes, parts_low, parts_high, hours_low, hours_high, decides = '', ...row }) => ({
        fault: row.fault,
        ignored: row.ignored,
        is: row.is,
        test: row.test,
        beforeYouBuy: row.before_you_buy ?? '',
        decides,
        usualUsd: row.usual_low ? [Number(row.usual_low), Number(row.usual_high)] : null,
        published: row.price_source ? publishedPrice(row) : '',
        partsUsd: [Number(parts_low), Number(parts_high)],
        hours: [Number(hours_low), Number(hours_high)],
        minutes: Number(minutes),
        who: row.who,
      }),
    ),
    everyday: everydayWords(),
  }
}

/** @throws RangeError for a name in no list, and where the faults and their repairs differ in their order */
export function compilePacked() {
  const { findings, faults, repairs, phrases, codes, makers, models, patterns, everyday, dangers, classes } =
    compile()
  if (faults.some(({ id }, at) => repairs[at]?.fault !== id) || faults.length !== repairs.length)
    throw new RangeError('faults.csv and repairs.csv differ in their faults or in their order')
  const ids = findings.map(({ id }) => id)
  const faultIds = faults.map(({ id }) => id)
  const placeOf = (finding = '', of = ids) => {
    const place = of.indexOf(finding)
    if (place < 0) throw new RangeError(`No such finding: ${finding}`)
    return place
  }
  for (const finding of Object.keys(phrases)) placeOf(finding)
  const answers = (table: Readonly<Record<string, string>>, keys = ids) =>
    Object.entries(table).map(([key, others]) => {
      if (!keys.includes(key)) throw new RangeError(`Neither question nor test: ${key}`)
      return [keys.indexOf(key), ...others.split(' ').map((other) => placeOf(other))]
    })
  /** The faults behind a finding, each as what is likely. */
  const causesOf = (id: string) =>
    faults.flatMap((fault) =>
      fault.effects.flatMap(({ finding, probability }) =>
        finding === id ? [{ finding: fault.id, probability }] : [],
      ),
    )
  const thousandths = byCount(faults.flatMap(({ effects }) => effects.map(thousandthsOf)))
  // Like texts stand beside each other, which packs better.
  return {
    everyday: packWords(everyday),
    models: packRows(models),
    patterns: packRows(patterns),
    faults: inColumns(
      'harm growth prior only course system name id component',
      packRows(faults.map(({ effects, ...fault }) => fault)),
    ),
    classes,
    phrases: ids.map((id) => (phrases[id] ?? []).map(inOrder).sort().join('\n')),
    findings: inColumns('id group question only danger label', packRows(findings)),
    dangers: packRows(
      dangers.map(({ finding, ...advice }) => ({
        ...advice,
        place: placeOf(finding, [...ids, ...faultIds]),
      })),
    ),
    repairs: packRows(repairs.map(({ fault, ...repair }) => repair)),
    codes: packCodes(allRanges(codes), ids),
    makers: packRows(
      makers.map(({ codes, ...maker }) => ({ ...maker, ...packCodes(allRanges(codes), ids) })),
    ),
    answers: {
      questions: answers(answerTables.questions),
      onlyWith: answers(answerTables.onlyWith),
      confirmedBy: answers(answerTables.confirmedBy),
      notWith: answers(answerTables.notWith),
      tests: answers(answerTables.tests, faultIds),
    },
    thousandths,
    effects: ids.map((id) => packEffects(causesOf(id), faultIds, thousandths)),
  }
}

/** @throws RangeError for a column that the order lacks */
function inColumns<Table extends object>(order: string, table: Table): Table {
  const columns = order.split(' ')
  const rest = Object.keys(table).filter((name) => !columns.includes(name))
  if (rest.length > 0) throw new RangeError(`No place for the columns ${rest}`)
  return Object.fromEntries(columns.map((name) => [name, table[name as keyof Table]])) as Table
}

/** Each value once, the commonest first. */
function byCount(values: readonly number[]): number[] {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([value]) => value)
}

/** The same phrase with the alternatives of each term in their order. */
const inOrder = (phrase = '') =>
  phrase
    .split(' ')
    .map((term) => term.split('|').sort().join('|'))
    .join(' ')

export function writeCompiled(): void {
  const target = join(folder, '../src/differential/knowledge.data.json')
  writeFileSync(target, `${JSON.stringify(compilePacked())}\n`)
}
