/**
 * Makes src/differential/knowledge.data.json from the tables in this folder, which are what a mechanic reads and corrects.
 * Run by `npm run knowledge`. A test holds the two equal.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'

const folder = import.meta.dirname

type Row = Record<string, string>

function table(name: string): Row[] {
  const { data, errors } = Papa.parse<Row>(readFileSync(join(folder, name), 'utf8').trim(), { header: true })
  const [error] = errors
  if (error !== undefined) throw new Error(`${name}, line ${(error.row ?? 0) + 2}: ${error.message}`)
  return data
}

const grouped = <T>(rows: readonly Row[], by: string, value: (row: Row) => T) => {
  const groups: Record<string, T[]> = {}
  for (const row of rows) {
    const name = row[by] ?? ''
    groups[name] = [...(groups[name] ?? []), value(row)]
  }
  return groups
}

/** The knowledge as one value, in the shape that knowledge.ts reads. */
export function compile() {
  const effects = grouped(table('effects.csv'), 'fault', ({ finding, probability, source }) => ({
    finding,
    probability: Number(probability),
    source,
  }))
  return {
    findings: table('findings.csv').map(({ danger, ...row }) => ({ ...row, danger: danger || 'none' })),
    faults: table('faults.csv').map(({ prior, only, ...row }) => ({
      ...row,
      prior: Number(prior),
      only: only || null,
      effects: effects[row.id ?? ''] ?? [],
    })),
    phrases: grouped(table('phrases.csv'), 'finding', ({ phrase }) => phrase),
    classes: Object.fromEntries(table('words.csv').map((row) => [row.class, (row.words ?? '').split(' ')])),
    codes: Object.fromEntries(table('codes.csv').map((row) => [row.finding, (row.codes ?? '').split(' ')])),
    dangers: table('dangers.csv'),
    repairs: table('repairs.csv').map(
      ({ minutes, parts_low, parts_high, hours_low, hours_high, before_you_buy, ...row }) => ({
        ...row,
        minutes: Number(minutes),
        partsUsd: [Number(parts_low), Number(parts_high)],
        hours: [Number(hours_low), Number(hours_high)],
        beforeYouBuy: before_you_buy ?? '',
      }),
    ),
    everyday: readFileSync(join(folder, 'everyday-words.txt'), 'utf8').trim().split(/\s+/),
  }
}

if (process.argv[1] === import.meta.filename) {
  const target = join(folder, '../src/differential/knowledge.data.json')
  writeFileSync(target, `${JSON.stringify(compile())}\n`)
}
