import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exportTables, importTables } from './exchange.ts'
import { readTable } from './read-table.ts'
import { tables } from './tables.ts'

let parent: string
let target: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'tappet-knowledge-'))
  target = join(parent, 'tables')
  folder = join(parent, 'out')
  cpSync(import.meta.dirname, target, { recursive: true, filter: (path) => !path.endsWith('.ts') })
  exportTables(folder, target)
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const contents = (of: string) => readFileSync(join(of, 'effects.csv'), 'utf8')
const edit = (file: string, from: string | RegExp, to: string) => {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toMatch(from)
  writeFileSync(path, before.replace(from, to))
}
const take = () => importTables(folder, target)

describe('the tables in a folder', () => {
  it('show the name of each id beside it', () => {
    expect(readdirSync(folder).sort()).toEqual(tables.map(({ file }) => file).sort())
    const [headings, first] = contents(folder).split('\n')
    expect(headings).toBe('\uFEFFfault,fault_name,finding,finding_label,probability,source')
    expect(first).toBe('spark_plugs,Worn spark plugs,misfire,Misfire,0.6,judged')
  })

  it('read back unchanged change nothing', () => {
    const before = tables.map(({ file }) => readFileSync(join(target, file), 'utf8'))
    expect(take()).toEqual({ problems: [], changes: [], missing: [] })
    expect(tables.map(({ file }) => readFileSync(join(target, file), 'utf8'))).toEqual(before)
  })

  it('read back corrected change what was corrected, and nothing else', () => {
    const before = readTable('effects.csv', target)
    edit('effects.csv', 'misfire,Misfire,0.6,judged', 'misfire,Misfire,0.7,reviewed')
    edit('phrases.csv', /\n$/, '\nmil_on,,"amber, engine light"\n')
    expect(take()).toEqual({
      problems: [],
      changes: [
        { file: 'effects.csv', added: 0, changed: 1, removed: 0 },
        { file: 'phrases.csv', added: 1, changed: 0, removed: 0 },
      ],
      missing: [],
    })
    const [first, ...rest] = readTable('effects.csv', target)
    expect(first).toMatchObject({ fault: 'spark_plugs', probability: '0.7', source: 'reviewed' })
    expect(rest).toEqual(before.slice(1))
    expect(readTable('phrases.csv', target).at(-1)).toEqual({
      finding: 'mil_on',
      phrase: 'amber, engine light',
    })
    expect(take().changes).toEqual([])
  })

  it('may be few: the others stay', () => {
    rmSync(join(folder, 'codes.csv'))
    expect(take()).toMatchObject({ problems: [], missing: ['codes.csv'] })
  })

  it('may come from a spreadsheet that writes semicolons and other line ends', () => {
    const path = join(folder, 'dangers.csv')
    const rows = readTable('dangers.csv', target)
    const quoted = (text = '') => `"${text.replaceAll('"', '""')}"`
    const lines = rows.map(({ finding, why, do: now, unread, source }) =>
      [finding, 'x', why, now, unread, source].map(quoted).join(';'),
    )
    writeFileSync(path, ['finding;label;why;do;unread;source', ...lines].join('\r\n'))
    expect(take()).toEqual({ problems: [], changes: [], missing: [] })
  })
})

describe('a wrong correction', () => {
  it.each([
    [
      'effects.csv',
      'misfire,Misfire,0.6,judged',
      'misfire,Misfire,1.6,judged',
      'effects.csv, row 2, column probability: "1.6" is not between 0.001 and 0.999; "0.6" stays',
    ],
    [
      'effects.csv',
      'misfire,Misfire,0.6,judged',
      'misfire,Misfire,"0,6",judged',
      'effects.csv, row 2, column probability: "0,6" has a comma: write numbers with a point, 0.5; "0.6" stays',
    ],
    [
      'effects.csv',
      'misfire,Misfire,0.6,judged',
      'misfire,Misfire,0,6,judged',
      'effects.csv, row 2: Too many fields: expected 6 fields but parsed 7; the row stays as it was',
    ],
    [
      'effects.csv',
      'rough_idle,Rough idle',
      'misfire,Misfire',
      'effects.csv, row 3: "spark_plugs misfire" stands in row 2, too; that row counts',
    ],
    [
      'effects.csv',
      'misfire,Misfire,0.6',
      'misfiring,,0.6',
      'effects.csv, row 2, column finding: "misfiring" names misfiring, which findings.csv does not have; the row is not taken',
    ],
    [
      'effects.csv',
      'misfire,Misfire,',
      'misfire,Misfires,',
      'effects.csv, row 2, column finding_label: "Misfires" is for reading alone; change "Misfire" in findings.csv',
    ],
    [
      'repairs.csv',
      ',20,120,0.5,2,',
      ',20,12,0.5,2,',
      'repairs.csv, row 2, column parts_high: "12" is below parts_low, 20; "120" stays',
    ],
    [
      'faults.csv',
      'Worn spark plugs,soon',
      'Worn spark plugs,later',
      'faults.csv, row 2, column harm: "later" is none of none, soon, limp, stop; "soon" stays',
    ],
    [
      'dangers.csv',
      /\noil_pressure_light.*\n/,
      '\n',
      'dangers.csv: no row says what to do now at oil_pressure_light; its row stays',
    ],
    ['codes.csv', 'codes', 'code', 'codes.csv, row 1: there is no column codes; the table stays as it is'],
  ])('is told and nothing is written: %#', (file, from, to, problem) => {
    const before = contents(target)
    edit(file, from, to)
    edit('effects.csv', /0\.4,judged/, '0.45,judged')
    const { problems, changes } = take()
    expect(problems).toEqual([problem])
    expect(changes).toEqual([])
    expect(contents(target)).toBe(before)
  })
})
