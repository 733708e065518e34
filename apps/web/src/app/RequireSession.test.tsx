import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RequireSession } from './RequireSession.tsx'
import { renderAt, storedSession, testBackend } from './testing/harness.tsx'

const routes = [
  { path: '/history', element: <RequireSession page={() => <h1>Mine</h1>} /> },
  { path: '/login', element: <h1>Sign in</h1> },
]

describe('a page that asks for a session', () => {
  it('sends a signed-out visitor to /login and remembers the whole path [HIS-021]', async () => {
    const { place } = await renderAt('/history?page=2#top', routes, async () => testBackend())
    await screen.findByText('Sign in')
    expect(place().pathname).toBe('/login')
    expect(place().state).toEqual({ from: '/history?page=2#top' })
  })

  it('opens for a session stored on the device', async () => {
    const { place } = await renderAt('/history', routes, async () => testBackend(storedSession()))
    await screen.findByText('Mine')
    expect(place().pathname).toBe('/history')
  })

  it('waits without redirecting while the session is loading [AUTH-029]', async () => {
    const { place } = await renderAt('/history', routes, () => new Promise(() => undefined))
    expect(screen.getByText('Loading the page')).toBeTruthy()
    expect(place().pathname).toBe('/history')
  })

  it('shows neither the page nor a sign-in when the server was not found', async () => {
    const { place } = await renderAt('/history', routes, () => Promise.reject(new Error('no server')))
    await waitFor(() => expect(screen.queryByText('Loading the page')).toBeNull())
    expect(screen.queryByText('Mine')).toBeNull()
    expect(place().pathname).toBe('/history')
  })
})
