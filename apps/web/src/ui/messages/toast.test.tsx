import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { nameFailuresBy, toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

describe('toast', () => {
  it('shows toasts from before the toaster, in a polite live region, and runs their action', async () => {
    let undone = false
    const undo = () => {
      undone = true
    }
    toast.warning('Record deleted', { description: 'Oil change', action: { label: 'Undo', onClick: undo } })
    render(<Toaster />)
    const title = await screen.findByText('Record deleted')
    expect(title.closest('[aria-live="polite"]')).not.toBeNull()
    expect(screen.getByText('Oil change')).toBeDefined()
    screen.getByRole('button', { name: 'Undo' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(undone).toBe(true)
  })

  it('shows later toasts, with a title alone', async () => {
    render(<Toaster />)
    toast('Copied')
    expect(await screen.findByText('Copied')).toBeDefined()
  })

  it('says in its place what became of it, with the same action, or goes', async () => {
    const end = [Promise.withResolvers<string | null>(), Promise.withResolvers<string | null>()] as const
    render(<Toaster />)
    const action = { label: 'Take back', onClick: () => undefined }
    toast.info('Kept: oil', { description: 'Not sent yet', action, until: end[0].promise })
    toast.info('Kept: tires', { until: end[1].promise })
    await screen.findByText('Kept: oil')
    end[0].resolve('Sent')
    end[1].resolve(null)
    expect(await screen.findByText('Sent')).toBeDefined()
    await vi.waitFor(() => expect(screen.queryByText(/^Kept|Not sent yet/)).toBeNull())
    expect(screen.getByRole('button', { name: 'Take back' })).toBeDefined()
  })

  it('names the failed request of an error, and of nothing else, and copies its whole id', async () => {
    const copied: string[] = []
    const id = 'a1b2c3d4-7f3a'
    const copy = async () => copied.push(id) === 1
    nameFailuresBy(() => ({ id, copy }))
    render(<Toaster />)
    toast.success('Saved')
    toast.error('Not saved')
    await screen.findByText('Not saved')
    screen.getByRole('button', { name: 'Copy error 7F3A' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('Error 7F3A, copied')).toBeDefined()
    expect(copied).toEqual([id])
    nameFailuresBy(() => null)
  })
})
