import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

vi.mock('./toast-stack.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
it('shows toasts plainly, one after the other, where the code of their stack cannot be fetched', async () => {
  render(<Toaster />)
  let retried = 0
  toast.error('Not saved', { action: { label: 'Retry', onClick: () => (retried += 1) } })
  toast.info('No connection')
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retried).toBe(1)
  expect((await screen.findByRole('alert')).textContent).toContain('No connection')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('takes a plain toast away once what it says is over', async () => {
  render(<Toaster />)
  const { promise, resolve } = Promise.withResolvers<string | null>()
  toast.info('Kept on this device', { until: promise })
  await screen.findByRole('alert')
  await act(async () => resolve('Sent'))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('takes a plain toast away by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(<Toaster />)
  toast.info('Kept on this device')
  await screen.findByRole('alert')
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(screen.queryByRole('alert')).toBeNull()
  vi.useRealTimers()
})
