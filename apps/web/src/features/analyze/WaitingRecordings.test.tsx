import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { BackendProvider } from '../../backend/connection/backend.tsx'
import { saveFile } from '../../platform/files/files.ts'
import { WaitingRecordings } from './WaitingRecordings.tsx'

const { entries, lane } = vi.hoisted(() => ({ entries: [] as unknown[], lane: { sending: false } }))
vi.mock('./waiting.ts', () => ({ useWaitingRecordings: () => ({ entries, ...lane }) }))
vi.mock('./AnalyzeProvider.tsx', () => ({
  useAnalysis: () => ({ current: { step: 'idle' } }),
  usePreliminaryResults: () => new Map(),
}))
vi.mock('../../platform/files/files.ts', async (original) => ({
  ...(await original<object>()),
  saveFile: vi.fn(async () => {}),
}))
afterEach(() => {
  cleanup()
  entries.length = 0
  lane.sending = false
})

const recording = (id: string, problem?: { code: 'refused'; message: string }) => ({
  id,
  ownerId: 'ann',
  queuedAtMs: Date.UTC(2026, 2, 5, 14, 7),
  kind: 'recording',
  attempts: 1,
  work: {
    id,
    wav: new TextEncoder().encode('RIFF').buffer,
    durationSeconds: 6,
    context: [],
    vehicleId: 'golf',
  },
  ...(problem ? { problem } : {}),
})
const show = () =>
  render(
    <BackendProvider connect={() => new Promise(() => undefined)}>
      <WaitingRecordings />
    </BackendProvider>,
  )
const tooLarge = { code: 'refused', message: 'The request is too large' } as const

it('gives a refused recording out as a file, with the reason of the server', async () => {
  entries.push(recording('a', tooLarge))
  show()
  expect(await screen.findByText(/The request is too large/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  const [name, content] = vi.mocked(saveFile).mock.lastCall ?? []
  expect(name).toBe('tappet-recording-2026-03-05T14-07-00.wav')
  expect(await content?.text()).toBe('RIFF')
})

it('says of a refused recording neither that it waits nor that it is sent by itself', async () => {
  entries.push(recording('a', tooLarge))
  show()
  expect(await screen.findByRole('heading', { name: '1 recording was refused' })).toBeTruthy()
  expect(screen.queryByText(/sent by itself|wait/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull()
})

it('counts what waits apart from what was refused', async () => {
  entries.push(recording('a', tooLarge), recording('b'))
  show()
  const title = '1 recording waits for the server, 1 recording was refused'
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send now' })).toBeTruthy()
})

it('says while it is sent, and only then, that one deleted now can still count as a use', async () => {
  entries.push(recording('b'))
  show()
  expect(await screen.findByText(/^Kept on this device and sent by itself\./)).toBeTruthy()
  cleanup()
  lane.sending = true
  show()
  expect(
    await screen.findByText('Kept here and being sent. If you delete one now, it may still use a diagnosis.'),
  ).toBeTruthy()
})
