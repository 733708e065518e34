import { expect, it } from 'vitest'
import { logRow } from '../../../app/testing/rows.ts'
import { type LogEntry, logTable } from '../../../offline/log/table.ts'
import { moveOf } from '../../../offline/table/fields.ts'
import { draftOf } from './draft.ts'

const row = logRow({ id: 'a', mileage: 1, cost: 2, vehicle_id: 'golf' })
const moved = (gone?: true): LogEntry => ({
  id: 'w',
  ownerId: 'u',
  queuedAtMs: 1,
  attempts: 0,
  kind: 'maintenance.edit',
  work: { ...moveOf(logTable, row, { from: 'golf', to: 'polo' }), ...(gone ? { gone } : {}) },
})

it('no form shows a move; where the record is gone, it is added to the car that it moved to', () => {
  expect(draftOf(moved(), [row], true)).toBeNull()
  expect(draftOf(moved(true), [], true)).toMatchObject({ edited: null, vehicleId: 'polo', recordId: 'a' })
})
