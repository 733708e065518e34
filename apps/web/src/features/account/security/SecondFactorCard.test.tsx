import type { Session, User } from '@supabase/supabase-js'
import { AuthRetryableFetchError } from '@supabase/supabase-js'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend } from '../../../app/testing/harness.tsx'
import { queryKeys } from '../../../backend/cache/query-keys.ts'
import { SecondFactorCard } from './SecondFactorCard.tsx'

const session = JSON.parse(storedSession()) as Session
const app: NonNullable<User['factors']>[number] = {
  ...{ id: 'f', factor_type: 'totp', status: 'verified', friendly_name: 'Authenticator app' },
  ...{ created_at: '', updated_at: '' },
}
const off: User = { ...session.user, app_metadata: {}, factors: [] }

async function show(answer: unknown, earlier?: QueryClient) {
  const backend = testBackend(storedSession())
  vi.spyOn(backend.client.auth, 'getUser').mockResolvedValue(answer as never)
  const element = (
    <Suspense>
      {earlier ? (
        <QueryClientProvider client={earlier}>
          <SecondFactorCard user={off} />
        </QueryClientProvider>
      ) : (
        <SecondFactorCard user={off} />
      )}
    </Suspense>
  )
  await renderAt('/', [{ path: '/', element }], async () => backend)
}

it('calls the second step off where the server says so, and on where another device has turned it on', async () => {
  await show({ data: { user: off }, error: null })
  expect(await screen.findByText('Off')).toBeTruthy()
  cleanup()
  await show({ data: { user: { ...off, factors: [app] } }, error: null })
  expect(await screen.findByText('On')).toBeTruthy()
})

it('takes an answer of an earlier visit for none of now', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const client = new QueryClient()
  client.setQueryData([...queryKeys.secondStep(off.id), []], off)
  await show({ data: { user: null }, error: new AuthRetryableFetchError('lost', 0) }, client)
  expect(await screen.findByText('Off, as last seen')).toBeTruthy()
})

it('says of the kept session alone that it is as last seen', async () => {
  // Without a network a failed read is not tried again by itself.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show({ data: { user: null }, error: new AuthRetryableFetchError('lost', 0) })
  expect(await screen.findByText('Off, as last seen')).toBeTruthy()
  expect(screen.queryByText('Off')).toBeNull()
})
