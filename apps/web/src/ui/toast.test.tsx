// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

afterEach(cleanup)

describe('toast', () => {
  it('shows what came before the toaster was there, in a polite live region, and acts', async () => {
    let undone = false
    const undo = () => {
      undone = true
    }
    toast.warning('Record deleted', { description: 'Oil change', action: { label: 'Undo', onClick: undo } })
    render(<Toaster />)
    const title = await screen.findByText('Record deleted', {}, { timeout: 4000 })
    expect(title.closest('[aria-live="polite"]')).not.toBeNull()
    expect(screen.getByText('Oil change')).toBeDefined()
    screen.getByRole('button', { name: 'Undo' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(undone).toBe(true)
  })

  it('shows what comes later, with only a title', async () => {
    render(<Toaster />)
    toast('Copied')
    expect(await screen.findByText('Copied', {}, { timeout: 4000 })).toBeDefined()
  })
})
