import { QueryClientProvider } from '@tanstack/react-query'
import { act, type RenderResult, render } from '@testing-library/react'
import { type Location, MemoryRouter, type RouteObject, useLocation, useRoutes } from 'react-router'
import { SessionProvider } from '../../backend/account/session.tsx'
import { createQueryClient } from '../../backend/cache/query-client.ts'
import { BackendProvider } from '../../backend/connection/backend.tsx'
import { type Backend, createBackend } from '../../backend/connection/connect.ts'
import { SignInProvider } from '../../features/auth/SignInProvider.tsx'
import { createMemoryStorage } from '../../platform/storage/storage.memory.ts'
import { USER_ID } from './rows.ts'

export { USER_ID }

const HOUR_SECONDS = 3600

/** A session as the client stores it, valid for an hour. */
export function storedSession(nowMs = Date.now()): string {
  return JSON.stringify({
    access_token: 'access',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: HOUR_SECONDS,
    expires_at: Math.floor(nowMs / 1000) + HOUR_SECONDS,
    user: { id: USER_ID, email: 'ann@example.com', aud: 'authenticated', created_at: '2026-01-02T03:04:05Z' },
  })
}

/** The real client, with a session in memory or none. */
export function testBackend(session?: string): Backend {
  const storage = createMemoryStorage(session ? [['tappet.session', session]] : [])
  const config = { supabaseUrl: 'http://localhost', anonKey: 'anon', version: '1.0.0', googleEnabled: false }
  return createBackend(config, storage)
}

/**
 * Renders routes inside the app's providers, at a path.
 * @returns with `place`, which is where it is by now
 */
export async function renderAt(
  path: string | { pathname: string; search?: string; hash?: string; state?: unknown },
  routes: RouteObject[],
  connect: () => Promise<Backend>,
) {
  let at: Location | undefined
  function Pages() {
    at = useLocation()
    return useRoutes(routes)
  }
  const app = (
    <QueryClientProvider client={createQueryClient()}>
      <BackendProvider connect={connect}>
        <SessionProvider>
          <SignInProvider>
            <MemoryRouter initialEntries={[path]}>
              <Pages />
            </MemoryRouter>
          </SignInProvider>
        </SessionProvider>
      </BackendProvider>
    </QueryClientProvider>
  )
  let view: RenderResult | undefined
  // Awaited, because pages suspend until the backend is there.
  await act(async () => {
    view = render(app)
  })
  if (!view) throw new Error('The routes were not drawn')
  const place = (): Location => {
    if (!at) throw new Error('No place was reached')
    return at
  }
  return { ...view, place }
}
