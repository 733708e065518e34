// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

afterEach(cleanup)

describe('toast', () => {
  it('shows toasts from before the toaster, in a polite live region, and runs their action', async () => {
    let undone = false
    const undo = () => {
      undone = true
    }
    toast.warning('Record deleted', { description: 'Oil change', action: { label: 'Undo', onClick: undo } })
    render(<Toaster />)
    const title = await screen.findByText('Record deleted', {}, { timeout: 15_000 })
    expect(title.closest('[aria-live="polite"]')).not.toBeNull()
    expect(screen.getByText('Oil change')).toBeDefined()
    screen.getByRole('button', { name: 'Undo' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(undone).toBe(true)
  })

  it('shows later toasts, with a title alone', async () => {
    render(<Toaster />)
    toast('Copied')
    expect(await screen.findByText('Copied', {}, { timeout: 15_000 })).toBeDefined()
  })
})
