import type { Session } from '@supabase/supabase-js'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt, storedSession, testBackend } from '../../app/testing/harness.tsx'
import { useSession } from '../../backend/account/session.tsx'
import { useSignIn } from '../../backend/account/sign-in.ts'

function Page() {
  const { status } = useSession()
  const signIn = useSignIn()
  return (
    <button onClick={() => signIn.open('Sign in to keep it.')} type="button">
      {status}
    </button>
  )
}

/** Connected, while the device has not read who is signed in. */
async function tapBeforeKnown() {
  const backend = testBackend()
  const reading = Promise.withResolvers<Session | null>()
  const view = await renderAt('/', [{ path: '/', element: <Page /> }], async () => ({
    ...backend,
    storedSession: () => reading.promise,
  }))
  fireEvent.click(screen.getByRole('button', { name: 'loading' }))
  return {
    ...view,
    auth: backend.client.auth,
    answer: (session: Session | null) => act(async () => reading.resolve(session)),
  }
}

it('answers a tap that came before the session was known: a driver who is signed in is not asked to be, nor after a sign-out', async () => {
  const nobody = await tapBeforeKnown()
  await nobody.answer(null)
  expect(await screen.findByRole('dialog')).toBeTruthy()
  nobody.unmount()
  // Its code is there by now.
  const driver = await tapBeforeKnown()
  expect(screen.queryByRole('dialog')).toBeNull()
  await driver.answer(JSON.parse(storedSession()))
  expect(screen.getByRole('button', { name: 'authenticated' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(async () => void (await driver.auth.signOut({ scope: 'local' })))
  expect(screen.getByRole('button', { name: 'unauthenticated' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})
