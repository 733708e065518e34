import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend } from '../../app/testing/harness.tsx'
import AuthLandingPage from './AuthLandingPage.tsx'

const routes = [
  { path: '/auth', element: <AuthLandingPage /> },
  { path: '/', element: <p>home</p> },
  { path: '/login', element: <p>login</p> },
]
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function land(hash: string, session?: string) {
  const { place } = await renderAt({ pathname: '/auth', hash }, routes, async () => testBackend(session))
  const path = () => place().pathname
  return path
}

describe('the landing page', () => {
  it.each([
    ['[AUTH-018]', '#access_token=x'],
    ['[AUTH-019]', '#refresh_token=x'],
  ])('%s with %s waits 1 s, then goes to / if authenticated', async (_, hash) => {
    const path = await land(hash, storedSession())
    await later(999)
    expect(path()).toBe('/auth')
    await later(1)
    expect(path()).toBe('/')
  })
  it.each(['#access_token=x', '#refresh_token=x'])(
    'with %s waits 1 s, then goes to /login if not authenticated [AUTH-020]',
    async (hash) => {
      const path = await land(hash)
      await later(999)
      expect(path()).toBe('/auth')
      await later(1)
      expect(path()).toBe('/login')
    },
  )
  it('without tokens goes to / at once if authenticated [AUTH-021]', async () => {
    const path = await land('', storedSession())
    await later(0)
    expect(path()).toBe('/')
  })
  it('without tokens goes to /login once loading has finished [AUTH-022]', async () => {
    let found: (backend: ReturnType<typeof testBackend>) => void = () => undefined
    const connection = new Promise<ReturnType<typeof testBackend>>((resolve) => {
      found = resolve
    })
    const { place } = await renderAt('/auth', routes, () => connection)
    await later(5000)
    expect(place().pathname).toBe('/auth')
    found(testBackend())
    await later(0)
    expect(place().pathname).toBe('/login')
  })
})
