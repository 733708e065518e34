import { recordOf } from '@tappet/upkeep'
import type { MaintenanceRow } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import { readingWith } from '../log/reading.ts'
import { type LogEntry, logTable, type NewRecord } from '../log/table.ts'
import { isEmptyEdit } from './entries.ts'
import { editOf } from './fields.ts'

const record = (id: string, date = '2026-01-01'): NewRecord => ({
  id,
  ...recordOf({ item: 'Oil Change', date, mileage: 1, cost: 2 }),
})
const row = (id: string, date?: string): MaintenanceRow => ({
  ...record(id, date),
  user_id: 'u',
  vehicle_id: null,
  created_at: '2026-01-01T00:00:00Z',
})
const base = { id: 'w', ownerId: 'u', queuedAtMs: 1, attempts: 0 }
const add = (...records: NewRecord[]): LogEntry => ({
  ...base,
  kind: 'maintenance.add',
  work: { rows: records },
})
const gone = (...records: NewRecord[]): LogEntry => ({
  ...base,
  kind: 'maintenance.delete',
  work: { rows: records },
})
const renamed: LogEntry = {
  ...base,
  kind: 'maintenance.edit',
  work: { id: 'a', name: 'Tires', changes: { item: 'Tires' }, before: { item: 'Oil Change' } },
}

describe('the log with what is on its way', () => {
  it('shows an added record in its place, as waiting', () => {
    const rows = logTable.rowsWith(
      [row('a', '2026-03-01'), row('b', '2026-01-01')],
      [add(record('c', '2026-02-01'))],
    )
    expect(rows.map(({ id, waiting }) => [id, waiting])).toEqual([
      ['a', undefined],
      ['c', true],
      ['b', undefined],
    ])
  })

  it('shows a record once that the server has already', () => {
    const rows = logTable.rowsWith([row('a')], [add(record('a'))])
    expect(rows).toHaveLength(1)
    expect(rows[0]?.created_at).toBeDefined()
  })

  it('applies changes and deletions in order; a change of a deleted record does nothing', () => {
    expect(logTable.rowsWith([row('a')], [renamed])[0]).toMatchObject({ item: 'Tires', waiting: true })
    expect(logTable.rowsWith([row('a')], [renamed, gone(record('a'))])).toEqual([])
    expect(logTable.rowsWith([row('a')], [gone(record('a')), renamed])).toEqual([])
    expect(logTable.rowsWith([row('a')], [gone(record('a')), add(record('a'))])).toHaveLength(1)
  })

  it('shows the other fields of an edited record as the server has them', () => {
    expect(logTable.rowsWith([{ ...row('a'), cost: 99 }], [renamed])[0]).toMatchObject({
      item: 'Tires',
      cost: 99,
    })
  })

  it('has the files of every change that waits', () => {
    const file = (path: string) => ({ path, bytes: new ArrayBuffer(1), type: 'image/jpeg' })
    const added = add(record('a'))
    const edit = { ...renamed, work: { ...renamed.work, files: [file('2')] } } as LogEntry
    const entries = [{ ...added, work: { ...added.work, files: [file('1')] } } as LogEntry, edit]
    expect(logTable.rowsWith([], entries)[0]?.files?.map(({ path }) => path)).toEqual(['1', '2'])
  })

  it('leaves out what the server has refused', () => {
    const refused: LogEntry = { ...add(record('a')), problem: { code: 'refused', message: 'no' } }
    expect(logTable.rowsWith([], [refused])).toEqual([])
  })
})

describe('an edit', () => {
  const before = record('a')

  it('holds the changed fields alone, and what they were before', () => {
    expect(editOf(logTable, before, { ...before, cost: null, notes: 'filter too' })).toEqual({
      id: 'a',
      name: 'Oil Change',
      changes: { cost: null, notes: 'filter too' },
      before: { cost: 2, notes: null },
      seen: before,
    })
    expect(editOf(logTable, before, { notes: 'filter too' }).changes).toEqual({ notes: 'filter too' })
  })

  it('changes no field that the row was kept without', () => {
    const { notes: _, ...shorter } = before
    expect(editOf(logTable, shorter as NewRecord, { ...before, cost: 50 }).changes).toEqual({ cost: 50 })
  })

  it('is empty when nothing is changed and no file is added', () => {
    const edit = editOf(logTable, before, before)
    expect(isEmptyEdit(edit)).toBe(true)
    const file = { path: 'p', bytes: new ArrayBuffer(1), type: 'image/png' }
    expect(isEmptyEdit({ ...edit, files: [file] })).toBe(false)
  })
})

describe('the odometer with what is on its way', () => {
  const reading = (id: string, miles: number): LogEntry => ({
    ...base,
    kind: 'maintenance.add',
    work: { rows: [{ ...record(id), mileage: miles }] },
  })
  const recorded = { miles: 100, day: '2025-12-01', counter: null }

  it('stands at the highest reading, and says when that one waits', () => {
    expect(readingWith(recorded, [], null)).toEqual(recorded)
    expect(readingWith(recorded, [reading('a', 90)], null)).toEqual(recorded)
    expect(readingWith(recorded, [reading('a', 120), reading('b', 110)], null)).toEqual({
      miles: 120,
      day: '2026-01-01',
      counter: null,
      waiting: true,
    })
  })

  it('is known by what waits alone where nothing was read', () => {
    expect(readingWith(null, [], null)).toBeNull()
    expect(readingWith(null, [reading('a', 120)], null)).toMatchObject({ miles: 120, waiting: true })
  })

  it('is that of one car, where the waiting reading is of another', () => {
    const jazz = { id: 'jazz', is_default: false }
    const golf = { id: 'golf', is_default: true }
    const ofJazz: LogEntry = {
      ...base,
      kind: 'maintenance.add',
      work: { rows: [{ ...record('a'), mileage: 900, vehicle_id: 'jazz' }] },
    }
    expect(readingWith(recorded, [ofJazz], golf)).toEqual(recorded)
    expect(readingWith(recorded, [ofJazz], jazz)).toMatchObject({ miles: 900 })
    // What names no car is the default one's.
    expect(readingWith(null, [reading('b', 50)], jazz)).toBeNull()
    expect(readingWith(null, [reading('b', 50)], golf)).toMatchObject({ miles: 50 })
  })

  it('leaves out a reading that is taken back or refused', () => {
    expect(readingWith(recorded, [reading('a', 120), gone(record('a'))], null)).toEqual(recorded)
    const refused: LogEntry = { ...reading('a', 120), problem: { code: 'refused', message: 'no' } }
    expect(readingWith(recorded, [refused], null)).toEqual(recorded)
  })
})
