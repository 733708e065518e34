import type { LogRecord } from '@tappet/upkeep'
import { describe, expect, it } from 'vitest'
import { logRow } from '../../app/testing/rows.ts'
import { isOfCar } from '../../backend/car/car.ts'
import { writersIn } from '../../format/writers.ts'
import { type LogEntry, logTable } from '../log/table.ts'
import { conflictOf } from './conflict.ts'
import type { EditWork } from './entries.ts'
import { moveOf } from './fields.ts'

const row = logRow({ id: 'a', mileage: 1, cost: 2, vehicle_id: 'golf' })
const entry = (work: EditWork<LogRecord>): LogEntry => ({
  id: 'w',
  ownerId: 'u',
  queuedAtMs: 1,
  attempts: 0,
  kind: 'maintenance.edit',
  work,
})

describe('a move to another car', () => {
  it('shows the record in that car’s log, as waiting, and in no other', () => {
    const [moved] = logTable.rowsWith([row], [entry(moveOf(logTable, row, { from: 'golf', to: 'polo' }))])
    expect(moved).toMatchObject({ ...row, vehicle_id: 'polo', waiting: true })
    expect(moved && isOfCar(moved, { id: 'golf', is_default: true })).toBe(false)
  })

  it('compares the car that it was of, where it names one', () => {
    expect(moveOf(logTable, row, { from: 'golf', to: 'polo' })).toMatchObject({
      changes: { vehicle_id: 'polo' },
      before: { vehicle_id: 'golf' },
    })
    expect(moveOf(logTable, row, { from: null, to: 'polo' }).before).toEqual({})
  })

  it('that another device made too is a conflict of the car', () => {
    const work = { ...moveOf(logTable, row, { from: 'golf', to: 'polo' }), stored: { vehicle_id: 'passat' } }
    const write = writersIn({ distance: 'mi', temperature: 'f' })
    expect(conflictOf(logTable, entry(work), write)).toMatchObject({
      kind: 'edit',
      fields: [{ label: 'Car', mine: 'this device’s', theirs: 'another one' }],
    })
  })
})
