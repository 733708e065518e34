import { act, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend } from '../../app/testing/harness.tsx'
import { useSession } from './session.tsx'

const neverFetched = new Promise<never>(() => undefined)

/** A page whose chunk for visitors never loads, as without a network. */
function Page() {
  const { user, status } = useSession()
  return <p>{status === 'unauthenticated' ? use(neverFetched) : `Of ${user?.email}`}</p>
}

it('removes the rows of the person who signs out from the screen, though the next chunk cannot be fetched', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  const backend = testBackend(storedSession())
  const page = (
    <Suspense fallback="One moment">
      <Page />
    </Suspense>
  )
  await renderAt('/', [{ path: '/', element: page }], async () => backend)
  const own = await screen.findByText('Of ann@example.com')
  await act(async () => {
    await backend.client.auth.signOut({ scope: 'local' })
  })
  expect(own.isConnected && own.style.display !== 'none').toBe(false)
  expect(screen.getByText('One moment')).toBeTruthy()
})
