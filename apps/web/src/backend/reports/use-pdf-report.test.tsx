import { NO_PDF_HERE, PDF_IS_PRO, type PlansMode } from '@tappet/wire'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderAt, testBackend } from '../../app/testing/harness.tsx'
import { usePdfReport } from './use-pdf-report.ts'

type Told = (text: string) => void
const outcome = vi.hoisted(() => ({ next: async (_: Told): Promise<unknown> => ({ kind: 'closed' }) }))
vi.mock('./pdf-report.ts', () => ({
  savePdfReport: (_: unknown, __: unknown, tell: Told) => outcome.next(tell),
}))

async function pressed(next: (told: Told) => Promise<unknown>, plans: PlansMode = 'on') {
  outcome.next = next
  const said: { tone: string; title: string; description: string; action?: unknown }[] = []
  const to = (tone: string) => (title: string, details: { description: string; action?: unknown }) =>
    void said.push({ tone, title, ...details })
  const tell = { info: to('info'), success: to('success'), error: to('error') }
  function Button() {
    const { isMaking, make } = usePdfReport({ type: 'car', unsent: 0 }, 'Nothing was changed.', tell)
    return (
      <button onClick={make} type="button">
        {isMaking ? 'making' : 'idle'}
      </button>
    )
  }
  const backend = testBackend()
  const connect = async () => ({ ...backend, config: { ...backend.config, plans } })
  await renderAt('/', [{ path: '/', element: <Button /> }], connect)
  fireEvent.click(screen.getByRole('button'))
  // In the very tap, before anything was asked.
  expect(said).toMatchObject([{ tone: 'info', description: expect.stringContaining('being made') }])
  await waitFor(() => expect(screen.getByText('idle')).toBeTruthy())
  return said.slice(1)
}

it('a tap says at once that the report is being made, then that this device has it', async () => {
  const said = await pressed(async () => ({ kind: 'handed_over', name: 'tappet-car.pdf' }))
  expect(said).toMatchObject([{ tone: 'success', description: expect.stringContaining('tappet-car.pdf') }])
})

it('a failure is said, and what stays as it was', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const said = await pressed(async () => Promise.reject(new Error('offline')))
  expect(said).toMatchObject([
    { tone: 'error', description: 'It could not be made. Nothing was changed. Please try again.' },
  ])
})

it('what is done of it is said meanwhile, and a busy server’s own reason', async () => {
  const said = await pressed(async (tell) => {
    tell('1 of 2 records laid out.')
    return { kind: 'busy', message: 'One at a time' }
  })
  expect(said).toMatchObject([
    { tone: 'info', description: '1 of 2 records laid out.' },
    { tone: 'error', description: 'One at a time' },
  ])
})

it('a refusal offers Upgrade only where plans are sold', async () => {
  const refused = async () => ({ kind: 'refused', message: PDF_IS_PRO })
  expect(await pressed(refused)).toMatchObject([{ description: PDF_IS_PRO, action: { label: 'Upgrade' } }])
  cleanup()
  const [said] = await pressed(refused, 'off')
  expect(said).toMatchObject({ description: NO_PDF_HERE })
  expect(said).not.toHaveProperty('action')
})

it('a share sheet that was closed is not told as a file', async () => {
  expect(await pressed(async () => ({ kind: 'closed' }))).toEqual([])
})
