import { type CarFields, carFields, rowOf } from '@tappet/upkeep'
import type { VehicleRow } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import { chosenOf } from './chosen.ts'
import { rowsOfCar } from './rows-of-car.ts'
import { type GarageEntry, garageTable } from './table.ts'

const fields = rowOf(carFields, {})
const car = (id: string, part: Partial<VehicleRow> = {}): VehicleRow => ({
  ...fields,
  id,
  user_id: 'u',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  ...part,
})
const entry = (change: Pick<GarageEntry, 'kind' | 'work'>): GarageEntry =>
  ({ id: 'e', ownerId: 'u', queuedAtMs: 1, attempts: 0, ...change }) as GarageEntry
const add = (id: string, part: Partial<CarFields> = {}) =>
  entry({ kind: 'vehicles.add', work: { rows: [{ ...fields, id, ...part }] } })
const edit = (carId: string, changes: Partial<CarFields>) =>
  entry({ kind: 'vehicles.edit', work: { id: carId, name: '', changes } })
const remove = (carId: string) => entry({ kind: 'vehicles.delete', work: { rows: [{ id: carId }] } })

const golf = car('golf', { is_default: true })
const jazz = car('jazz')
const defaults = (...args: Parameters<typeof garageTable.rowsWith>) =>
  garageTable.rowsWith(...args).flatMap(({ id, is_default }) => (is_default ? [id] : []))

describe('the garage with what waits', () => {
  it('has one default car, as the database will have it', () => {
    expect(defaults([], [add('a'), add('b')])).toEqual(['a'])
    expect(defaults([golf, jazz], [edit('jazz', { is_default: true })])).toEqual(['jazz'])
    expect(defaults([golf], [add('b', { is_default: true })])).toEqual(['b'])
    expect(defaults([golf, jazz], [remove('golf')])).toEqual(['jazz'])
    expect(defaults([golf, jazz], [edit('golf', { retired_at: '2026-01-02T00:00:00Z' })])).toEqual(['jazz'])
    expect(defaults([golf], [edit('golf', { retired_at: '2026-01-02T00:00:00Z' })])).toEqual(['golf'])
  })

  it('shows a car that waits once, and leaves out what the server refused', () => {
    expect(garageTable.rowsWith([golf], [add('b', { name: 'Red' })])).toMatchObject([
      { id: 'golf' },
      { id: 'b', name: 'Red', waiting: true },
    ])
    const refused = { ...add('b'), problem: { code: 'refused' as const, message: 'no' } }
    expect(garageTable.rowsWith([golf], [refused])).toEqual([golf])
  })

  it('shows the pages of the chosen car, else of the default one', () => {
    expect(chosenOf([golf, jazz], [], 'jazz').car).toMatchObject({ id: 'jazz' })
    expect(chosenOf([golf, jazz], [], '').car).toMatchObject({ id: 'golf' })
    // Another account's choice on this device, or a car that was deleted elsewhere.
    expect(chosenOf([golf, jazz], [], 'gone').car).toMatchObject({ id: 'golf' })
    expect(chosenOf([], [], 'gone').car).toBeNull()
  })
})

describe('the rows of a car', () => {
  const rows = [{ vehicle_id: 'golf' }, { vehicle_id: 'jazz' }, { vehicle_id: null }, {}]
  it('are its own; those without a car are the default one’s', () => {
    expect(rowsOfCar(rows, golf)).toEqual([rows[0], rows[2], rows[3]])
    expect(rowsOfCar(rows, jazz)).toEqual([rows[1]])
  })
  it('never mix, even where the cars could not be read', () => {
    expect(rowsOfCar(rows, null)).toEqual([rows[0], rows[2], rows[3]])
    expect(rowsOfCar([{ vehicle_id: null }], null)).toHaveLength(1)
  })
})
