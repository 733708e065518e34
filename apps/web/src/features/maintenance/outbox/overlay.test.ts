import type { MaintenanceRow } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import { applyWrites, settleWrites } from './overlay.ts'
import type { Change, NewRecord, Write } from './write.ts'

const record = (id: string, date = '2026-01-01'): NewRecord => ({
  id,
  item: 'Oil Change',
  date,
  mileage: 1,
  cost: 2,
  notes: null,
  receipt_url: null,
})
const row = (id: string, date?: string): MaintenanceRow => ({
  ...record(id, date),
  user_id: 'u',
  created_at: '2026-01-01T00:00:00Z',
})
const write = (change: Change, queuedAtMs = 1): Write => ({
  id: `w${queuedAtMs}`,
  ownerId: 'u',
  queuedAtMs,
  change,
})

describe('the log with what is on its way', () => {
  it('shows an added record in its place, as waiting', () => {
    const rows = applyWrites(
      [row('a', '2026-03-01'), row('b', '2026-01-01')],
      [write({ kind: 'add', records: [record('c', '2026-02-01')] })],
    )
    expect(rows.map(({ id, waiting }) => [id, waiting])).toEqual([
      ['a', undefined],
      ['c', true],
      ['b', undefined],
    ])
  })

  it('shows it once when the server has it already', () => {
    const rows = applyWrites([row('a')], [write({ kind: 'add', records: [record('a')] })])
    expect(rows).toHaveLength(1)
    expect(rows[0]?.created_at).toBeDefined()
  })

  it('changes and deletes in order; a change of what is gone is nothing', () => {
    const after = { ...record('a'), item: 'Tires' }
    const edit: Change = { kind: 'edit', id: 'a', before: record('a'), after }
    const gone: Change = { kind: 'delete', records: [record('a')] }
    expect(applyWrites([row('a')], [write(edit)])[0]).toMatchObject({ item: 'Tires', waiting: true })
    expect(applyWrites([row('a')], [write(edit, 1), write(gone, 2)])).toEqual([])
    expect(applyWrites([row('a')], [write(gone, 1), write(edit, 2)])).toEqual([])
    expect(
      applyWrites([row('a')], [write(gone, 1), write({ kind: 'add', records: [record('a')] }, 2)]),
    ).toHaveLength(1)
  })

  it('leaves out what the server would not have', () => {
    expect(applyWrites([], [{ ...write({ kind: 'add', records: [record('a')] }), refused: 'no' }])).toEqual(
      [],
    )
  })

  it('holds plain rows once a write has arrived', () => {
    const receipt = { path: 'p', bytes: new ArrayBuffer(1), type: 'image/jpeg' }
    const [settled] = settleWrites([], [write({ kind: 'add', records: [record('a')], receipt })])
    expect(Object.keys(settled ?? {}).sort()).toEqual(
      ['cost', 'created_at', 'date', 'id', 'item', 'mileage', 'notes', 'receipt_url', 'user_id'].sort(),
    )
  })
})
