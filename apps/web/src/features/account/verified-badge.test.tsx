import type { User } from '@supabase/supabase-js'
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend, USER_ID } from '../../app/testing/harness.tsx'
import { ProfileCard } from './ProfileCard.tsx'

/** The card of a session from before the confirmation. @param answer what the server says of the person */
async function show(answer: () => Response) {
  vi.stubGlobal('fetch', async (address: string | URL) =>
    new URL(address).pathname.endsWith('/user')
      ? answer()
      : Response.json({ user_id: USER_ID, email: 'ann@example.com', name: 'Ann', plan: 'FREE' }),
  )
  const user = { id: USER_ID, email: 'ann@example.com', created_at: '2026-01-02T03:04:05Z' } as User
  const element = (
    <Suspense>
      <ProfileCard user={user} />
    </Suspense>
  )
  await renderAt('/', [{ path: '/', element }], async () => testBackend(storedSession()))
}
const confirmed = (email_confirmed_at: string | null) => () =>
  Response.json({ id: USER_ID, email: 'ann@example.com', email_confirmed_at })

it.each([
  ['Verified', confirmed('2026-01-03T00:00:00Z')],
  ['Pending', confirmed(null)],
  ['Could not be read', () => Response.json({ code: 500, msg: 'broken' }, { status: 500 })],
])('an account that was not confirmed at its sign-in: “%s” as the server says', async (words, answer) => {
  await show(answer)
  expect(await screen.findByText(words)).toBeTruthy()
})
