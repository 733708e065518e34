import { fillUpFields, rowOf } from '@tappet/upkeep'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type FuelEntry, fuelTable, type NewFillUp } from '../../offline/fuel/table.ts'
import { saveFile } from '../../platform/files/files.ts'
import { fillUpCount } from './copy.ts'
import { Waiting } from './Waiting.tsx'

const { entries, asked } = vi.hoisted(() => ({ entries: [] as FuelEntry[], asked: [] as unknown[][] }))
vi.mock('../../offline/instance.ts', () => {
  const call =
    (name: string) =>
    async (...args: unknown[]) => {
      asked.push([name, ...args])
      return { kind: 'waiting' }
    }
  const names = ['retry', 'remove', 'restore', 'submit']
  return { queue: Object.fromEntries(names.map((name) => [name, call(name)])) }
})
vi.mock('../../platform/files/files.ts', async (original) => ({
  ...(await original<object>()),
  saveFile: vi.fn(async () => {}),
}))
afterEach(() => {
  cleanup()
  entries.length = 0
  asked.length = 0
})

const seen: NewFillUp = {
  id: 'f',
  vehicle_id: 'golf',
  ...rowOf(fillUpFields, {
    date: '2026-03-05',
    odometer: 62_300,
    odometer_unit: 'km',
    amount: 40,
    amount_unit: 'l',
    currency: 'EUR',
    station: 'Shell',
  }),
}
const show = (part: Pick<FuelEntry, 'kind' | 'work'>) => {
  const problem = { code: 'refused', message: 'It was changed.' }
  entries.push({ id: 'e', ownerId: 'ann', queuedAtMs: 1, attempts: 1, problem, ...part } as FuelEntry)
  render(<Waiting count={fillUpCount} changes={{ entries, waiting: 0 }} table={fuelTable} />)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const edit = {
  id: 'f',
  name: '',
  changes: { amount: 41, note: 'mine' },
  before: { amount: 40, note: null },
  seen,
}

it('shows both amounts of a fill-up, and sends the driver’s own on what was shown', () => {
  show({ kind: 'fill_ups.edit', work: { ...edit, stored: { amount: 42, note: null } } })
  expect(screen.getByText(/Amount of fuel: 41 l on this device, 42 l on the other\./)).toBeTruthy()
  expect(screen.queryByText(/Note/)).toBeNull()
  press('Use this device’s')
  expect(asked).toMatchObject([['retry', 'e', { changes: edit.changes, before: { amount: 42, note: null } }]])
})

it('leaves the other device’s amount, and still sends the note', () => {
  show({ kind: 'fill_ups.edit', work: { ...edit, stored: { amount: 42, note: null } } })
  press('Use the other device’s')
  expect(asked).toMatchObject([['retry', 'e', { changes: { note: 'mine' }, before: { note: null } }]])
})

it('offers what was entered for a fill-up that is gone, as a fill-up of its own', () => {
  show({ kind: 'fill_ups.edit', work: { ...edit, gone: true } })
  expect(screen.getByText(/Amount of fuel 41 l, Note “mine”/)).toBeTruthy()
  press('Add it again')
  const added = { rows: [{ ...seen, amount: 41, note: 'mine' }] }
  expect(asked).toMatchObject([['submit', { name: 'fill_ups.add' }, added, { id: 'e' }]])
})

it('deletes what another device has changed only when the driver says so', () => {
  const theirs = { f: { ...seen, station: 'Aral' } }
  show({ kind: 'fill_ups.delete', work: { rows: [seen], stored: theirs } })
  expect(screen.getByText(/The fill-up of Mar 5, 2026: Station “Aral”, was “Shell”/)).toBeTruthy()
  press('Delete anyway')
  expect(asked).toMatchObject([['retry', 'e', { rows: [{ id: 'f', station: 'Aral' }] }]])
  press('Keep it')
  expect(asked.at(-1)).toEqual(['remove', 'e'])
})

it('lets a driver take a refused fill-up out as a file, which holds all of it, and keeps the change', async () => {
  const work = { rows: [{ ...seen, note: 'Motorway' }] }
  const refused = { code: 'refused', message: 'violates a check' } as const
  entries.push({
    id: 'e',
    ownerId: 'ann',
    queuedAtMs: 1,
    attempts: 1,
    kind: 'fill_ups.add',
    work,
    problem: refused,
  })
  render(<Waiting count={fillUpCount} changes={{ entries, waiting: 0 }} table={fuelTable} />)
  fireEvent.click(screen.getByRole('button', { name: 'Export' }))
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  const [name, content] = vi.mocked(saveFile).mock.lastCall ?? []
  expect(name).toMatch(/^tappet-refused-change-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse((await content?.text()) ?? '')).toEqual({
    kind: 'fill_ups.add',
    refused: 'violates a check',
    change: work,
  })
  expect(asked).toEqual([])
})
