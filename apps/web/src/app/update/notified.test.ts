import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toast } from '../../ui/index.ts'
import { followNotifications } from './notified.ts'
import { hasUnsavedWork } from './unsaved.ts'

vi.mock('./unsaved.ts', () => ({ hasUnsavedWork: vi.fn() }))
vi.mock('../../ui/index.ts', () => ({ toast: { info: vi.fn() } }))

const press = (data: unknown) => {
  const worker = new EventTarget()
  const go = vi.fn()
  followNotifications(go, worker)
  worker.dispatchEvent(new MessageEvent('message', { data }))
  return go
}

beforeEach(() => vi.mocked(toast.info).mockClear())

describe('a notification pressed while the app is open', () => {
  it('opens its page', () => {
    vi.mocked(hasUnsavedWork).mockReturnValue(false)
    expect(press({ open: '/maintenance' })).toHaveBeenCalledExactlyOnceWith('/maintenance')
    expect(toast.info).not.toHaveBeenCalled()
  })

  it('keeps a page with unsaved text and offers a link', () => {
    vi.mocked(hasUnsavedWork).mockReturnValue(true)
    const go = press({ open: '/maintenance' })
    expect(go).not.toHaveBeenCalled()
    const [, options] = vi.mocked(toast.info).mock.calls[0] ?? []
    options?.action?.onClick()
    expect(go).toHaveBeenCalledExactlyOnceWith('/maintenance')
  })

  it.each([
    undefined,
    'take-over',
    { open: 7 },
    { open: 'https://evil.example' },
    { open: '//evil.example' },
  ])('follows nothing but a path of this app: %j', (data) => {
    vi.mocked(hasUnsavedWork).mockReturnValue(false)
    expect(press(data)).not.toHaveBeenCalled()
  })
})
