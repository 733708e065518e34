// @vitest-environment jsdom

import { type LogRecord, logFields, partKnown, readLog, recordOf, serialiseLog } from '@tappet/upkeep'
import { fullRecord } from '@tappet/upkeep/testing'
import { INVENTED } from '@tappet/upkeep/testing/invented'
import type { MaintenanceRow } from '@tappet/wire'
import { cleanup, render, screen } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import { useForm } from 'react-hook-form'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Client } from '../../backend/connect.ts'
import { logTable } from '../../offline/log/table.ts'
import { sendAdd, sendEdit } from '../../offline/table/send.ts'
import { readCsvText } from '../../platform/files/csv-file.ts'
import { accountOf } from '../account/data/account.fake.ts'
import { unpackArchive } from '../account/data/archive.ts'
import { collectArchive } from '../account/data/collect.ts'
import { planImport } from '../account/data/plan.ts'
import { filterLog, NO_FILTER } from './filter.ts'
import { RecordRow } from './list/RecordRow.tsx'
import { emptyForm, fieldsOfForm, formOf, recordForm } from './record/form.ts'
import { RecordFormFields } from './record/RecordFormFields.tsx'

/*
 * Every place through which a record passes knows a column because the table of fields holds it. The table gets a
 * column here that is written nowhere else: a place that spells the columns itself fails under its own name.
 */
vi.mock('../../../../../packages/upkeep/src/log/fields.ts', async (importOriginal) => {
  const { withInventedColumn } = await import('@tappet/upkeep/testing/invented')
  return withInventedColumn(await importOriginal<{ logFields: object; logFieldNames: string[] }>())
})

afterEach(cleanup)

const { name, label, value } = INVENTED
const stating: object = { [name]: value }
const record: LogRecord = Object.assign(fullRecord(), stating)
const row: MaintenanceRow = {
  ...record,
  id: 'm1',
  user_id: 'ann',
  vehicle_id: null,
  created_at: '2026-03-05T14:07:00+00:00',
}
const without: LogRecord = Object.assign({ ...record }, { [name]: null })

function Form() {
  const form = useForm({ defaultValues: formOf(record, [record.item], 'mi') })
  return <RecordFormFields form={form} own={[]} quick={[]} receipt={null} unit="mi" />
}

/** A client that keeps the rows which are written through it. */
function writing() {
  const written: object[] = []
  const answer = { data: [{}], error: null, status: 200 }
  const chain: object = new Proxy(() => chain, {
    get: (_, key) => {
      if (key === 'then') return (done: (value: object) => void) => done(answer)
      if (key === 'rpc')
        return (_name: string, { p_changes }: { p_changes: object }) => {
          written.push(p_changes)
          return chain
        }
      if (key !== 'upsert') return chain
      return (rows: object | object[]) => {
        written.push(...[rows].flat())
        return chain
      }
    },
    apply: () => chain,
  })
  return { client: chain as unknown as Client, written }
}

async function archived() {
  const { client, person } = accountOf('ann', { maintenance: [row] })
  return (await collectArchive(client, person, new Date(0))).bytes
}

describe('a column of the log that stands in the table of fields alone', () => {
  it('is a column of the table', () => {
    expect(Object.keys(logFields)).toContain(name)
    expect(recordOf(record)).toMatchObject(stating)
  })

  it('is in the form: shown, checked, read and filled in again', () => {
    render(<Form />)
    expect(screen.getByLabelText(new RegExp(label))).toHaveProperty('value', value)
    const typed = { ...emptyForm('2026-03-05', 'Tires'), ...stating }
    expect(recordForm.parse(typed)).toMatchObject(stating)
    expect(recordForm.safeParse({ ...typed, [name]: 'x'.repeat(101) }).success).toBe(false)
    expect(fieldsOfForm(typed, 'mi')).toMatchObject(stating)
  })

  it('is in the row of the list', () => {
    const nothing = () => undefined
    render(<RecordRow onDelete={nothing} onEdit={nothing} onReceipt={nothing} row={row} unit="mi" />)
    expect(screen.getByText(`${label}:`, { exact: false }).textContent).toBe(`${label}: ${value}`)
  })

  it('is in the search', () => {
    const found = filterLog([row, { ...row, ...without }], { ...NO_FILTER, search: '110 nm' })
    expect(found).toEqual([row])
  })

  it('is in the offline write: added, edited and shown while it waits', async () => {
    const { client, written } = writing()
    await sendAdd(logTable.spec, client, 'ann', { rows: [{ id: 'm1', ...record }] })
    await sendEdit(logTable.spec, client, 'ann', logTable.editOf({ id: 'm1', ...without }, record))
    expect(written).toMatchObject([stating, stating])
    const entry = { id: 'e', ownerId: 'ann', queuedAtMs: 0, attempts: 0 }
    const work = { rows: [{ id: 'm1', ...record }] }
    expect(logTable.rowsWith([], [{ ...entry, kind: 'maintenance.add', work }])).toMatchObject([stating])
  })

  it('is in the archive, out: in its rows and in its CSV', async () => {
    const bytes = await archived()
    expect(unpackArchive(bytes).tables.maintenance).toMatchObject([stating])
    const csv = strFromU8(unzipSync(bytes)['service-log.csv'] ?? new Uint8Array())
    expect(csv).toContain(label)
    expect(csv).toContain(value)
  })

  it('is in the archive, in', async () => {
    const items = planImport(unpackArchive(await archived()), 'ben', {})
    expect(items).toMatchObject([{ state: 'new', row: stating, unknown: [] }])
  })

  it('is in the CSV, written and read', () => {
    const read = readLog(readCsvText(serialiseLog([record])), { distanceUnit: 'mi' })
    expect(read).toMatchObject({ records: [stating], problems: [] })
    expect(
      readLog(readCsvText(`Item,Date,${label}\nTires,2026-03-05,${value}`), { distanceUnit: 'mi' }),
    ).toMatchObject({ format: 'spreadsheet', records: [{ [name]: '110 Nm' }] })
  })

  it('is in the de-duplication: records that differ there alone are two', () => {
    expect(partKnown([record], [without]).fresh).toEqual([record])
    expect(partKnown([record], [{ ...record }]).known).toEqual([record])
  })
})
