import { carKinds, dangerLevels, systems, testers } from '../src/differential/types.ts'
import type { Row } from './read-table.ts'

type Rule = (value: string, row: Row) => string | null

export type Table = {
  file: string
  columns: Readonly<Record<string, Rule>>
  key: readonly string[]
  joined?: readonly { column: string; after: string; of: 'faults.csv' | 'findings.csv'; name: string }[]
  refers?: Readonly<Record<string, 'faults.csv' | 'findings.csv' | 'findings.csv faults.csv' | 'sources.csv'>>
}

const text: Rule = (value) => (value.trim() === '' ? 'is empty' : null)
const anything: Rule = () => null
const oneOf =
  (...allowed: readonly string[]): Rule =>
  (value) =>
    allowed.includes(value) ? null : `is none of ${allowed.filter((each) => each !== '').join(', ')}`
const id: Rule = (value) =>
  /^[a-z][a-z0-9_]*$/.test(value) ? null : 'is no id: small letters, digits and _ alone'

function isNumber(value: string): boolean {
  return /^\d*\.?\d+$/.test(value.trim())
}
const number =
  (least: number, most: number): Rule =>
  (value) => {
    if (value.includes(',')) return 'has a comma: write numbers with a point, 0.5'
    if (!isNumber(value)) return 'is no number'
    return Number(value) >= least && Number(value) <= most ? null : `is not between ${least} and ${most}`
  }
const orEmpty =
  (rule: Rule): Rule =>
  (value, row) =>
    value === '' ? null : rule(value, row)
const notBelow =
  (column: string, rule: Rule): Rule =>
  (value, row) =>
    rule(value, row) ?? (Number(value) < Number(row[column]) ? `is below ${column}, ${row[column]}` : null)

const PROBABILITY = number(0.001, 0.999)
const USD = number(0, 100_000)
const HOURS = number(0, 100)
const GROUPS =
  `brake broad car chassis climate code context course electrical evidence fuel heat leak light light_out noise
powertrain running sign smell smoke sound steering tyre`.split(/\s+/)
const codes: Rule = (value) =>
  value.split(' ').every((each) => /^[PBCU][0-9A-F]{4}(-[PBCU][0-9A-F]{4})?$/.test(each))
    ? null
    : 'is no list of codes and ranges with spaces between: P0300-P0312 P0420'
const kinds: Rule = (value) => {
  const wrong = value
    .split(' ')
    .find((kind) => !(carKinds as readonly string[]).includes(kind.replace(/^-|\?$/, '')))
  return wrong === undefined ? null : `has no such kind of car: ${wrong}`
}

const faultName = { column: 'fault_name', after: 'fault', of: 'faults.csv', name: 'name' } as const
const findingLabel = { column: 'finding_label', after: 'finding', of: 'findings.csv', name: 'label' } as const

export const tables: readonly Table[] = [
  {
    file: 'findings.csv',
    key: ['id'],
    columns: {
      id,
      group: oneOf(...GROUPS),
      label: text,
      danger: oneOf('', ...dangerLevels),
      question: anything,
      only: oneOf('', ...carKinds),
    },
  },
  {
    file: 'faults.csv',
    key: ['id'],
    columns: {
      id,
      component: id,
      system: oneOf(...systems),
      name: text,
      harm: oneOf(...dangerLevels),
      prior: number(0.01, 20),
      course: oneOf('wear', 'age', 'random'),
      only: oneOf('', ...carKinds),
      growth: orEmpty(number(0, 2)),
      source: text,
    },
  },
  {
    file: 'effects.csv',
    key: ['fault', 'finding'],
    columns: { fault: id, finding: id, probability: PROBABILITY, source: text },
    joined: [faultName, findingLabel],
    refers: { fault: 'faults.csv', finding: 'findings.csv' },
  },
  {
    file: 'repairs.csv',
    key: ['fault'],
    columns: {
      fault: id,
      is: text,
      ignored: text,
      test: text,
      who: oneOf(...testers),
      minutes: number(1, 600),
      parts_low: USD,
      parts_high: notBelow('parts_low', USD),
      hours_low: HOURS,
      hours_high: notBelow('hours_low', HOURS),
      usual_low: orEmpty(USD),
      usual_high: orEmpty(notBelow('usual_low', USD)),
      decides: anything,
      before_you_buy: anything,
      price_low: orEmpty(USD),
      price_high: orEmpty(notBelow('price_low', USD)),
      price_for: oneOf('', 'repair', 'part'),
      price_source: anything,
      source: text,
    },
    joined: [faultName],
    refers: { fault: 'faults.csv', price_source: 'sources.csv' },
  },
  {
    file: 'dangers.csv',
    key: ['finding'],
    columns: { finding: id, why: text, do: text, unread: anything, source: text },
    joined: [findingLabel],
    refers: { finding: 'findings.csv faults.csv' },
  },
  {
    file: 'codes.csv',
    key: ['finding'],
    columns: { finding: id, codes },
    joined: [findingLabel],
    refers: { finding: 'findings.csv' },
  },
  {
    file: 'maker-codes.csv',
    key: ['make', 'codes'],
    columns: { make: id, codes, finding: id, title: text, source: text },
    joined: [findingLabel],
    refers: { make: 'findings.csv', finding: 'findings.csv' },
  },
  {
    file: 'models.csv',
    key: ['make', 'model', 'from'],
    columns: {
      make: text,
      model: text,
      from: orEmpty(number(1900, 2100)),
      to: orEmpty(number(1900, 2100)),
      plain: anything,
      kinds,
      source: text,
    },
  },
  {
    file: 'patterns.csv',
    key: ['make', 'model', 'from', 'fault'],
    columns: {
      make: text,
      model: text,
      from: number(1900, 2100),
      to: orEmpty(number(1900, 2100)),
      fault: id,
      factor: number(1, 4),
      note: (value, { cover }) => (value === '' && cover === '' ? 'is empty, and cover too' : null),
      cover: anything,
      years: orEmpty(number(1, 30)),
      miles: orEmpty(number(1000, 500_000)),
      source: text,
    },
    joined: [faultName],
    refers: { fault: 'faults.csv' },
  },
  {
    file: 'phrases.csv',
    key: ['finding', 'phrase'],
    columns: { finding: id, phrase: text },
    joined: [findingLabel],
    refers: { finding: 'findings.csv' },
  },
  {
    file: 'sources.csv',
    key: ['id'],
    columns: {
      id: (value) => (/^[a-z][a-z0-9-]*$/.test(value) ? null : 'is no id: small letters, digits and - alone'),
      what: text,
      year: number(1990, 2100),
      where: text,
      licence: text,
    },
  },
]
