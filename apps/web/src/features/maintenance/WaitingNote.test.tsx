import { recordOf } from '@tappet/upkeep'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { noteRoom } from '../../backend/connection/asked-to-wait.ts'
import { saveFile } from '../../platform/files/files.ts'
import { WaitingNote } from './WaitingNote.tsx'

const { entries, waits } = vi.hoisted(() => ({ entries: [] as unknown[], waits: { waiting: 0 } }))
vi.mock('../../offline/use-offline.ts', () => ({
  useLogQueue: () => ({ entries, ...waits, unknown: 0, sending: false }),
}))
vi.mock('../../platform/files/files.ts', async (original) => ({
  ...(await original<object>()),
  saveFile: vi.fn(async () => {}),
}))
afterEach(() => {
  cleanup()
  entries.length = 0
  waits.waiting = 0
})

const refused = (kind: string) => ({
  id: 'e',
  ownerId: 'ann',
  queuedAtMs: 1,
  attempts: 1,
  problem: { code: 'refused', message: 'violates check constraint' },
  kind,
  work: { rows: [{ id: 'a', ...recordOf({ item: 'Battery', date: '2026-03-05', notes: 'AGM' }) }] },
})

it('lets a driver take a refused change out as a file, and keeps the change', async () => {
  entries.push(refused('maintenance.add'))
  render(<WaitingNote isComplete onEdit={() => {}} rows={[]} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Export' }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  const [name, content] = vi.mocked(saveFile).mock.lastCall ?? []
  expect(name).toMatch(/^tappet-refused-change-\d{4}-\d\d-\d\d\.csv$/)
  expect(await content?.text()).toContain('AGM')
  const notice = 'Adding Battery. violates check constraint. The change is kept on this device.'
  expect(screen.getByText(notice)).toBeTruthy()
})

it('offers no file of a refused deletion, whose record the server has', async () => {
  entries.push(refused('maintenance.delete'))
  render(<WaitingNote isComplete onEdit={() => {}} rows={[]} />)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})

it('calls a record gone only where the whole log is read', async () => {
  const edit = { id: 'a', name: 'Battery', changes: { notes: 'AGM' }, before: {} }
  const seen = {
    id: 'a',
    user_id: 'ann',
    created_at: '',
    vehicle_id: null,
    ...recordOf({ item: 'Battery', date: '2026-03-05' }),
  }
  entries.push({ ...refused('maintenance.edit'), work: { ...edit, seen } })
  const { rerender } = render(<WaitingNote isComplete={false} onEdit={() => {}} rows={[]} />)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  rerender(<WaitingNote isComplete onEdit={() => {}} rows={[]} />)
  expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy()
})

it('says that the server’s disk is full, that the change is here, and that it is sent by itself', () => {
  waits.waiting = 1
  const said = () => {
    cleanup()
    render(<WaitingNote isComplete onEdit={() => {}} rows={[]} />)
    return document.body.textContent
  }
  expect(said()).not.toContain('disk')
  noteRoom(new Response(null, { status: 507 }), 'POST')
  expect(said()).toContain(
    'Kept on this device. The server has no disk space left and takes no changes. Nothing is lost: it stays here, and is sent by itself once there is room.',
  )
  noteRoom(new Response(null, { status: 201 }), 'POST')
  expect(said()).not.toContain('disk')
})
