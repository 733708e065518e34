// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptSession, renderAt, testBackend } from '../../app/testing/harness.tsx'
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
  it('[AUTH-026] [AUTH-028] shows the fault, and goes to /login?error=oauth after 2 s', async () => {
    const { router } = await renderAt('/auth/callback?error_description=Denied', routes, async () =>
      testBackend(),
    )
    await later(1)
    expect(screen.getByRole('heading', { name: 'Authentication Failed' })).toBeTruthy()
    expect(screen.getByText('Denied')).toBeTruthy()
    await later(1998)
    expect(router.state.location.pathname).toBe('/auth/callback')
    await later(2)
    expect(router.state.location.pathname + router.state.location.search).toBe('/login?error=oauth')
  })
  it('[AUTH-027] [AUTH-028] [ERR-013] shows a missing session, and goes to /login?error=oauth', async () => {
    const { router } = await renderAt('/auth/callback', routes, async () => testBackend())
    await later(1)
    expect(screen.getByText('Authentication failed - no session received')).toBeTruthy()
    await later(2000)
    expect(router.state.location.pathname + router.state.location.search).toBe('/login?error=oauth')
  })
  it('[AUTH-025] goes to / on success', async () => {
    const { router } = await renderAt('/auth/callback', routes, async () => testBackend(keptSession()))
    await later(1)
    expect(router.state.location.pathname).toBe('/')
  })
  it('[AUTH-023] goes straight to / inside the native app', async () => {
    window.Capacitor = { isNativePlatform: () => true }
    const { router } = await renderAt('/auth/callback?error=x', routes, () => new Promise(() => undefined))
    await later(0)
    expect(router.state.location.pathname).toBe('/')
  })
})
