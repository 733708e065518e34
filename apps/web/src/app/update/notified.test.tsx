import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Toaster } from '../../ui/index.ts'
import { followNotifications } from './notified.ts'
import { watchTyping } from './unsaved.ts'

beforeAll(() => watchTyping())
const press = (data: unknown) => {
  const worker = new EventTarget()
  const go = vi.fn()
  followNotifications(go, worker)
  worker.dispatchEvent(new MessageEvent('message', { data }))
  return go
}

/** The page with its messages, and what a driver has typed in it. */
function page(typed: string): void {
  render(
    <>
      <input aria-label="Notes" />
      <Toaster />
    </>,
  )
  fireEvent.input(screen.getByLabelText('Notes'), { target: { value: typed } })
}

describe('a notification pressed while the app is open', () => {
  it('opens its page', () => {
    page('')
    expect(press({ open: '/maintenance' })).toHaveBeenCalledExactlyOnceWith('/maintenance')
    expect(screen.queryByText('A notification was opened')).toBeNull()
  })

  it('keeps a page with unsaved text and offers a link', async () => {
    page('half a thought')
    const go = press({ open: '/maintenance' })
    expect(go).not.toHaveBeenCalled()
    expect(await screen.findByText('A notification was opened')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'View' }))
    expect(go).toHaveBeenCalledExactlyOnceWith('/maintenance')
  })

  it.each([
    undefined,
    'take-over',
    { open: 7 },
    { open: 'https://evil.example' },
    { open: '//evil.example' },
  ])('follows nothing but a path of this app: %j', (data) => {
    expect(press(data)).not.toHaveBeenCalled()
  })
})
