import { recordOf } from '@tappet/upkeep'
import { expect, it } from 'vitest'
import { type LogEntry, type LogRow, logTable } from '../../../offline/log/table.ts'
import { moveOf } from '../../../offline/table/fields.ts'
import { draftOf } from './draft.ts'

const row: LogRow = {
  id: 'a',
  ...recordOf({ item: 'Oil Change', date: '2026-01-01', mileage: 1, cost: 2 }),
  user_id: 'u',
  vehicle_id: 'golf',
  created_at: '2026-01-01T00:00:00Z',
}
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
