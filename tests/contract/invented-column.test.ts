/** An invented column of each table of fields on its way through the real database, the CSV export and the PDF reports. */
import {
  type CarFields,
  carCostFields,
  carFields,
  csvLines,
  fillUpFields,
  type LogRecord,
  logFields,
  NO_PREFERENCES,
  unitsOf,
} from '@tappet/upkeep'
import { fullRow } from '@tappet/upkeep/testing'
import { INVENTED } from '@tappet/upkeep/testing/invented'
import { describe, expect, it, vi } from 'vitest'
import { logPages } from '../../supabase/functions/_serve/log-pages.ts'
import { carReport } from '../../supabase/functions/export-pdf/car-report.ts'
import { factsOf } from '../../supabase/functions/export-pdf/case-file.ts'
import { createTexts } from '../../supabase/functions/export-pdf/copy.ts'
import { writeReport } from '../../supabase/functions/export-pdf/layout.ts'
import { maintenanceReport } from '../../supabase/functions/export-pdf/log-report.ts'
import { collected } from '../../supabase/functions/export-pdf/pieces.ts'
import type { Report, ReportHead } from '../../supabase/functions/export-pdf/report.ts'
import { fileServer } from '../harness/file-server.ts'
import { readPdf } from '../harness/pdf-text.ts'
import { newDriver } from './exports-account.ts'

vi.mock('../../packages/upkeep/src/log/fields.ts', async (importOriginal) => {
  const { withInventedColumn } = await import('@tappet/upkeep/testing/invented')
  return withInventedColumn(await importOriginal<object>())
})
vi.mock('../../packages/upkeep/src/fuel/fields.ts', async (importOriginal) => {
  const { withInventedColumn } = await import('@tappet/upkeep/testing/invented')
  return withInventedColumn(await importOriginal<object>())
})
vi.mock('../../packages/upkeep/src/costs/fields.ts', async (importOriginal) => {
  const { withInventedColumn } = await import('@tappet/upkeep/testing/invented')
  return withInventedColumn(await importOriginal<object>())
})
vi.mock('../../packages/upkeep/src/car/fields.ts', async (importOriginal) => {
  const { withInventedColumn } = await import('@tappet/upkeep/testing/invented')
  return withInventedColumn(await importOriginal<object>())
})

const { name, label, value } = INVENTED
const TABLES = {
  maintenance: logFields,
  fill_ups: fillUpFields,
  car_costs: carCostFields,
  vehicles: carFields,
} as const
type Table = keyof typeof TABLES
const NAMES = Object.keys(TABLES) as Table[]

const granted = (table: Table) =>
  `grant insert (${name}), update (${name}) on public.${table} to authenticated`

const server = fileServer({
  sql: NAMES.map((table) => `alter table public.${table} add column ${name} text; ${granted(table)}`).join(
    ';',
  ),
})

/** What the owner of a row may not do with which field of its table: "insert torque_spec". */
async function missingGrants(
  table: Table,
  fields: readonly string[] = Object.keys(TABLES[table]),
): Promise<string[]> {
  const missing = await server.admin<{ missing: string }>(
    `select verb || ' ' || field as missing
       from unnest($1::text[]) as field cross join unnest(array['select', 'insert', 'update']) as verb
      where not exists (
        select from pg_attribute where attrelid = $2::regclass and attname = field
          and has_column_privilege('authenticated', attrelid, attnum, verb))
      order by 1`,
    [fields, `public.${table}`],
  )
  return missing.map(({ missing }) => missing)
}

/** One record, written through the wire and read as the exports read it. */
async function exported(): Promise<LogRecord[]> {
  const { client, id } = await newDriver(server)
  const { error } = await client
    .from('maintenance')
    .insert({ user_id: id, ...fullRow(logFields), ...({ [name]: value } as object) })
  expect(error).toBeNull()
  const records: LogRecord[] = []
  for await (const page of logPages(client, id, null, new AbortController().signal)) records.push(...page)
  return records
}

const texts = createTexts(unitsOf(NO_PREFERENCES))
const course = { breath: async () => undefined, told: () => undefined }

/** The words of a report. */
async function printed(reportOf: (head: ReportHead) => Report): Promise<string> {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const { write, bytes } = collected()
  const head = { write, owner: 'Ann', unsent: 0, madeAt: new Date(0), paper: 'letter', log, texts } as const
  await writeReport(reportOf(head), head, course)
  return readPdf(bytes()).text.replaceAll(/\s+/g, ' ')
}

describe.each(NAMES)('a column of %s that stands in its table of fields alone', (table) => {
  it('is granted, as every other column is', async () => {
    expect(await missingGrants(table)).toEqual([])
  })

  it('is named when the migrations do not grant it, or do not have it', async () => {
    await server.admin(`revoke insert (${name}), update (${name}) on public.${table} from authenticated`)
    expect(await missingGrants(table)).toEqual([`insert ${name}`, `update ${name}`])
    await server.admin(granted(table))
    expect(await missingGrants(table, ['nowhere'])).toEqual([
      'insert nowhere',
      'select nowhere',
      'update nowhere',
    ])
  })
})

describe('the invented column', () => {
  it('of the log is in the CSV export', async () => {
    expect(csvLines(logFields, await exported())).toContain(value)
  })

  it('of the log is in the PDF report', async () => {
    const records = await exported()
    expect(await printed((head) => maintenanceReport(records, head))).toContain(`${label}: ${value}`)
  })

  it('of cars is in the PDF report of a car', async () => {
    const { client, id } = await newDriver(server)
    const stating: Partial<CarFields> = { name: 'Golf', ...({ [name]: value } as object) }
    const { data, error } = await client
      .from('vehicles')
      .insert({ user_id: id, ...stating })
      .select()
      .single()
    expect(error).toBeNull()
    if (data === null) throw new Error('not added')
    const car = await factsOf(client, id, data)
    const book = { car, odometerMiles: null, fillUps: [], costs: [], reminders: [], cases: [] }
    expect(await printed((head) => carReport(book, [], head))).toContain(`${label} ${value}`)
  })
})
