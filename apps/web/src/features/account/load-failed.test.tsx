import type { User } from '@supabase/supabase-js'
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend, USER_ID } from '../../app/testing/harness.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { UsageCard } from './UsageCard.tsx'

const failure = () => Response.json({ code: 'x' }, { status: 500 })

it.each([
  ['Failed to load usage data', 'usage_counters', '[ERR-035]', failure],
  [
    'An unexpected error occurred',
    'usage_counters',
    '[ERR-037]',
    () => Response.json({ message: 'A gateway answers in the place of the server' }),
  ],
  ['Failed to load profile data', 'profiles', '[ERR-036]', failure],
])('says “%s” when the read of %s does not bring it %s', async (words, table, _id, answer) => {
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address)
    if (pathname === `/rest/v1/${table}`) return answer()
    if (pathname === '/rest/v1/profiles')
      return Response.json({ user_id: USER_ID, email: 'ann@example.com', name: 'Ann', plan: 'FREE' })
    return Response.json({ id: USER_ID, email: 'ann@example.com' })
  })
  const user = { id: USER_ID, email: 'ann@example.com', created_at: '2026-01-02T03:04:05Z' } as User
  const element = (
    <Suspense>
      <ProfileCard user={user} />
      <UsageCard userId={USER_ID} />
    </Suspense>
  )
  await renderAt('/', [{ path: '/', element }], async () => testBackend(storedSession()))
  expect(await screen.findByText(words)).toBeTruthy()
})
