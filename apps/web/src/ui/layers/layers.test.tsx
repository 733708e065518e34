import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Accordion } from '../lists/accordion.tsx'
import { Tabs } from '../lists/tabs.tsx'
import { Button } from '../marks/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

function WithDialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add</Button>
      <Dialog description="The work and the date." onOpenChange={setOpen} open={open} title="Add New Record">
        <input aria-label="Service" />
      </Dialog>
    </>
  )
}

describe('Dialog', () => {
  it('is named and described, focuses its form, closes with Esc and returns the focus', async () => {
    render(<WithDialog />)
    const opener = screen.getByRole('button', { name: 'Add' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Add New Record' })
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'The work and the date.',
    )
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Service')))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })
})

describe('ConfirmDialog', () => {
  it('focuses Cancel and does nothing until it is confirmed', async () => {
    const done: string[] = []
    render(
      <ConfirmDialog
        confirmLabel="Clear Codes"
        description="This cannot be undone."
        onConfirm={() => done.push('confirmed')}
        onOpenChange={(open) => done.push(open ? 'opened' : 'closed')}
        open
        title="Clear 2 codes?"
        tone="danger"
      />,
    )
    await screen.findByRole('alertdialog', { name: 'Clear 2 codes?' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))
    expect(done).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Clear Codes' }))
    expect(done).toEqual(['confirmed'])
  })
})

describe('Accordion', () => {
  it('opens one question at a time, and closes the open one', async () => {
    const items = [
      { id: 'a', title: 'First?', content: 'One.' },
      { id: 'b', title: 'Second?', content: 'Two.' },
    ]
    render(<Accordion items={items} />)
    const [first, second] = [
      screen.getByRole('button', { name: 'First?' }),
      screen.getByRole('button', { name: 'Second?' }),
    ]
    const open = () => [first, second].map((button) => button.getAttribute('aria-expanded'))
    await userEvent.click(first)
    expect(open()).toEqual(['true', 'false'])
    await userEvent.click(second)
    expect(open()).toEqual(['false', 'true'])
    await userEvent.click(second)
    expect(open()).toEqual(['false', 'false'])
  })
})

function WithTabs() {
  const [value, setValue] = useState('in')
  return (
    <Tabs
      label="Ways in"
      onValueChange={setValue}
      tabs={[
        { value: 'in', label: 'Sign In', content: 'Welcome back.' },
        { value: 'new', label: 'Create Account', content: 'It is free.' },
      ]}
      value={value}
    />
  )
}

describe('Tabs', () => {
  it('opens the chosen one and follows the arrow keys', async () => {
    render(<WithTabs />)
    expect(screen.getByRole('tab', { name: 'Sign In' }).getAttribute('aria-selected')).toBe('true')
    screen.getByRole('tab', { name: 'Sign In' }).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(screen.getByRole('tabpanel').textContent).toBe('It is free.')
  })
})
