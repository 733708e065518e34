import { carFields, rowOf } from '@tappet/upkeep'
import type { VehicleRow } from '@tappet/wire'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type GarageEntry, garageTable } from '../../offline/garage/table.ts'
import { editOf, newOf } from '../../offline/table/fields.ts'
import { RefusedChanges } from './RefusedChanges.tsx'

const { state, asked } = vi.hoisted(() => ({
  state: { entries: [] as unknown[], sending: [] },
  asked: [] as unknown[][],
}))
vi.mock('../../offline/instance.ts', () => {
  const call =
    (name: string) =>
    async (...args: unknown[]) => {
      asked.push([name, ...args])
      return { kind: name === 'submit' ? 'failed' : 'waiting', message: 'no' }
    }
  const names = ['retry', 'remove', 'restore', 'submit']
  const calls = Object.fromEntries(names.map((name) => [name, call(name)]))
  return { queue: { ...calls, state: () => state, subscribe: () => () => undefined } }
})
afterEach(() => {
  cleanup()
  state.entries = []
  asked.length = 0
})

const golf: VehicleRow = {
  id: 'golf',
  user_id: 'ann',
  ...rowOf(carFields, { name: 'Blue Golf', make: 'VW', year: 2014, plate: 'HH 1', is_default: true }),
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
}
const show = (part: Pick<GarageEntry, 'kind' | 'work'>) => {
  const problem = { code: 'refused', message: 'It was changed.' }
  state.entries = [{ id: 'e', ownerId: 'ann', queuedAtMs: 1, attempts: 1, problem, ...part }]
  render(<RefusedChanges />)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const edit = editOf(garageTable, golf, { plate: 'HH 2', picture: 'data:image/png;base64,AA' })

it('keeps what the driver saw with an edit', () => {
  const { user_id: _, created_at: _made, updated_at: _changed, ...seen } = golf
  expect(edit).toMatchObject({ before: { plate: 'HH 1', picture: null }, seen })
})

it('shows both plates of a car, and sends the driver’s own on what was shown', () => {
  show({ kind: 'vehicles.edit', work: { ...edit, stored: { plate: 'HH 3', picture: 'data:other' } } })
  expect(screen.getByText(/License plate: “HH 2” on this device, “HH 3” on the other\./)).toBeTruthy()
  expect(screen.getByText(/Picture: this device’s on this device, another one on the other\./)).toBeTruthy()
  press('Use this device’s')
  expect(asked).toMatchObject([['retry', 'e', { before: { plate: 'HH 3', picture: 'data:other' } }]])
})

it('drops an edit whose every field the other device keeps', () => {
  show({
    kind: 'vehicles.edit',
    work: { ...editOf(garageTable, golf, { plate: 'HH 2' }), stored: { plate: 'HH 3' } },
  })
  press('Use the other device’s')
  expect(asked).toEqual([['remove', 'e']])
})

it('offers a car that was deleted elsewhere again, and keeps the change where that fails', async () => {
  show({ kind: 'vehicles.edit', work: { ...edit, gone: true } })
  press('Add it again')
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  const car = { id: 'golf', name: 'Blue Golf', plate: 'HH 2', is_default: false }
  expect(asked).toMatchObject([
    ['submit', { name: 'vehicles.add' }, { rows: [car] }, { id: 'e' }],
    ['restore', { id: 'e', work: { gone: true } }],
  ])
})

it('deletes a car that another device has changed only when the driver says so', () => {
  const seen = newOf(garageTable, golf)
  show({
    kind: 'vehicles.delete',
    work: { rows: [seen], stored: { golf: { ...golf, plate: 'HH 3', is_default: false } } },
  })
  expect(screen.getByText('Blue Golf: License plate “HH 3”, was “HH 1”')).toBeTruthy()
  press('Delete anyway')
  expect(asked).toMatchObject([['retry', 'e', { rows: [{ id: 'golf', plate: 'HH 3' }] }]])
})
