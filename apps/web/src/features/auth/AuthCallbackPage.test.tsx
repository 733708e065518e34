import { act, cleanup, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend } from '../../app/testing/harness.tsx'
import AuthCallbackPage from './AuthCallbackPage.tsx'

const routes = [
  {
    path: '/auth/callback',
    element: (
      <Suspense fallback="waiting">
        <AuthCallbackPage />
      </Suspense>
    ),
  },
  { path: '/', element: <p>home</p> },
  { path: '/login', element: <p>login</p> },
]
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
})
afterEach(() => {
  cleanup()
  delete window.Capacitor
  vi.useRealTimers()
})

describe('the callback page', () => {
  it('shows the fault, and goes to /login?error=oauth after 2 s [AUTH-026] [AUTH-028]', async () => {
    const { place } = await renderAt('/auth/callback?error_description=Denied', routes, async () =>
      testBackend(),
    )
    await later(1)
    expect(screen.getByRole('heading', { name: 'Authentication Failed' })).toBeTruthy()
    expect(screen.getByText('Denied')).toBeTruthy()
    await later(1998)
    expect(place().pathname).toBe('/auth/callback')
    await later(2)
    expect(place().pathname + place().search).toBe('/login?error=oauth')
  })
  it('says that it was Apple who answered', async () => {
    const { place } = await renderAt('/auth/callback?by=apple&error=x', routes, async () => testBackend())
    await later(2001)
    expect(place().search).toBe('?error=oauth&by=apple')
  })
  it('shows a missing session, and goes to /login?error=oauth [AUTH-027] [AUTH-028] [ERR-013]', async () => {
    const { place } = await renderAt('/auth/callback', routes, async () => testBackend())
    await later(1)
    expect(screen.getByText('Authentication failed - no session received')).toBeTruthy()
    await later(2000)
    expect(place().pathname + place().search).toBe('/login?error=oauth')
  })
  it('goes to / on success [AUTH-025]', async () => {
    const { place } = await renderAt('/auth/callback', routes, async () => testBackend(storedSession()))
    await later(1)
    expect(place().pathname).toBe('/')
  })
  it('goes straight to / inside the native app [AUTH-023]', async () => {
    window.Capacitor = { isNativePlatform: () => true }
    const { place } = await renderAt('/auth/callback?error=x', routes, () => new Promise(() => undefined))
    await later(0)
    expect(place().pathname).toBe('/')
  })
})
