import { recordOf } from '@tappet/upkeep'
import { expect, it } from 'vitest'
import { editOf, isEmptyEdit } from './edit.ts'

const before = { id: 'a', ...recordOf({ item: 'Oil Change', date: '2026-03-05', cost: 45 }) }

it('holds the changed fields, and what they were before', () => {
  expect(editOf(before, { ...before, cost: null, notes: 'filter too' })).toEqual({
    recordId: 'a',
    item: 'Oil Change',
    changes: { cost: null, notes: 'filter too' },
    before: { cost: 45, notes: null },
    seen: { vehicle_id: null, ...before },
  })
})

it('changes no field that is not stated', () => {
  expect(editOf(before, { notes: 'filter too' }).changes).toEqual({ notes: 'filter too' })
})

it('changes no field that the row was kept without', () => {
  const { notes: _, ...kept } = before
  expect(editOf(kept as typeof before, { ...before, cost: 50 }).changes).toEqual({ cost: 50 })
})

it('is empty when nothing is changed and no receipt is added', () => {
  const edit = editOf(before, before)
  expect(isEmptyEdit(edit)).toBe(true)
  expect(isEmptyEdit({ ...edit, receipt: { path: 'p', bytes: new ArrayBuffer(1), type: 'image/png' } })).toBe(
    false,
  )
})
