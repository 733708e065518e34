import { fillUpFields, rowOf } from '@tappet/upkeep'
import type { FillUpRow } from '@tappet/wire'
import { expect, it } from 'vitest'
import { type FuelEntry, fuelTable, type NewFillUp, waitingReadings } from './table.ts'

const fillUp = (id: string, date: string): NewFillUp => ({
  id,
  vehicle_id: null,
  ...rowOf(fillUpFields, { date, odometer_unit: 'km', amount: 40, amount_unit: 'l', currency: 'EUR' }),
})
const row = (id: string, date: string): FillUpRow => ({
  ...fillUp(id, date),
  vehicle_id: null,
  user_id: 'u',
  created_at: '2026-01-01T00:00:00Z',
})
const base = { id: 'w', ownerId: 'u', queuedAtMs: 1, attempts: 0 }
const add: FuelEntry = { ...base, kind: 'fill_ups.add', work: { rows: [fillUp('c', '2026-02-01')] } }
const edit: FuelEntry = {
  ...base,
  kind: 'fill_ups.edit',
  work: { id: 'a', name: '', changes: { amount: 41 } },
}
const remove: FuelEntry = { ...base, kind: 'fill_ups.delete', work: { rows: [{ id: 'a' }] } }
const rows = [row('a', '2026-03-01'), row('b', '2026-01-01')]

it('shows what is on its way in its place, as waiting', () => {
  expect(fuelTable.rowsWith(rows, [add]).map(({ id, waiting }) => [id, waiting])).toEqual([
    ['a', undefined],
    ['c', true],
    ['b', undefined],
  ])
  expect(fuelTable.rowsWith(rows, [edit])[0]).toMatchObject({ amount: 41, waiting: true })
})

it('a change of a deleted fill-up does nothing, and a refused one is not shown', () => {
  expect(fuelTable.rowsWith(rows, [remove, edit]).map(({ id }) => id)).toEqual(['b'])
  expect(fuelTable.rowsWith(rows, [{ ...add, problem: { code: 'refused', message: 'no' } }])).toHaveLength(2)
})

it('what waits is a reading of its own car, in exact miles', () => {
  const golf = { id: 'golf', is_default: true }
  const jazz = { id: 'jazz', is_default: false }
  const reading = { ...fillUp('d', '2026-02-02'), odometer: 100_000 }
  const entry: FuelEntry = {
    ...base,
    kind: 'fill_ups.add',
    work: { rows: [reading, fillUp('e', '2026-02-03')] },
  }
  expect(waitingReadings([entry], golf)).toEqual([{ miles: expect.closeTo(62_137.12, 2), day: '2026-02-02' }])
  expect(waitingReadings([entry], jazz)).toEqual([])
  const ofJazz: FuelEntry = {
    ...entry,
    kind: 'fill_ups.add',
    work: { rows: [{ ...reading, vehicle_id: 'jazz' }] },
  }
  expect(waitingReadings([ofJazz], jazz)).toHaveLength(1)
})
