/** An invented column of the log on its way through the real database, the CSV export and the PDF report. */
import { type LogRecord, logCsvLines, logFieldNames, NO_PREFERENCES, unitsOf } from '@tappet/upkeep'
import { fullRecord } from '@tappet/upkeep/testing'
import { INVENTED } from '@tappet/upkeep/testing/invented'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { logPages } from '../../supabase/functions/_serve/log-pages.ts'
import { createTexts } from '../../supabase/functions/export-pdf/copy.ts'
import { writeReport } from '../../supabase/functions/export-pdf/layout.ts'
import { maintenanceReport } from '../../supabase/functions/export-pdf/log-report.ts'
import { collected } from '../../supabase/functions/export-pdf/pieces.ts'
import { readPdf } from '../harness/pdf-text.ts'
import { startServer, type TestServer } from '../harness/server.ts'
import { newDriver } from './exports-account.ts'

vi.mock('../../packages/upkeep/src/log/fields.ts', async (importOriginal) => {
  const { withInventedColumn } = await import('@tappet/upkeep/testing/invented')
  return withInventedColumn(await importOriginal<{ logFields: object; logFieldNames: string[] }>())
})

const { name, label, value } = INVENTED
const GRANT = `grant insert (${name}), update (${name}) on public.maintenance to authenticated`

let server: TestServer
beforeAll(async () => {
  const sql = `alter table public.maintenance add column ${name} text; ${GRANT}`
  server = await startServer({ adminUrl: inject('adminUrl'), sql })
})
afterAll(() => server.close())

/** What the owner of a record may not do with which field of the table: "insert torque_spec". */
async function missingGrants(fields: readonly string[] = logFieldNames): Promise<string[]> {
  const missing = await server.admin<{ missing: string }>(
    `select verb || ' ' || field as missing
       from unnest($1::text[]) as field cross join unnest(array['select', 'insert', 'update']) as verb
      where not exists (
        select from pg_attribute where attrelid = 'public.maintenance'::regclass and attname = field
          and has_column_privilege('authenticated', attrelid, attnum, verb))
      order by 1`,
    [fields],
  )
  return missing.map(({ missing }) => missing)
}

/** One record, written through the wire and read as the exports read it. */
async function exported(): Promise<LogRecord[]> {
  const { client, id } = await newDriver(server)
  const { error } = await client.from('maintenance').insert({ user_id: id, ...fullRecord(), [name]: value })
  expect(error).toBeNull()
  const records: LogRecord[] = []
  for await (const page of logPages(client, id, null, new AbortController().signal)) records.push(...page)
  return records
}

describe('a column of the log that stands in the table of fields alone', () => {
  it('is granted, as every other column is', async () => {
    expect(await missingGrants()).toEqual([])
  })

  it('is named when the migrations do not grant it, or do not have it', async () => {
    await server.admin(`revoke insert (${name}), update (${name}) on public.maintenance from authenticated`)
    expect(await missingGrants()).toEqual([`insert ${name}`, `update ${name}`])
    await server.admin(GRANT)
    expect(await missingGrants(['nowhere'])).toEqual(['insert nowhere', 'select nowhere', 'update nowhere'])
  })

  it('is in the CSV export', async () => {
    expect(logCsvLines(await exported())).toContain(value)
  })

  it('is in the PDF report', async () => {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
    const { write, bytes } = collected()
    const head = {
      write,
      owner: 'Ann',
      unsent: 0,
      madeAt: new Date(0),
      paper: 'letter',
      log,
      texts: createTexts(unitsOf(NO_PREFERENCES)),
    } as const
    const course = { breath: async () => undefined, told: () => undefined }
    await writeReport(maintenanceReport(await exported(), head), head, course)
    const { text } = readPdf(bytes())
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`${label}: ${value}`)
  })
})
