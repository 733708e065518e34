import { AuthApiError, type Session, type User } from '@supabase/supabase-js'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend } from '../../../app/testing/harness.tsx'
import { Toaster } from '../../../ui/index.ts'
import SecondFactorManage from './SecondFactorManage.tsx'

const session = JSON.parse(storedSession()) as Session
const app: NonNullable<User['factors']>[number] = {
  id: 'f',
  factor_type: 'totp',
  status: 'verified',
  friendly_name: 'Authenticator app',
  created_at: '',
  updated_at: '',
}
const user: User = { ...session.user, app_metadata: {}, factors: [app] }

type Left = Awaited<
  ReturnType<ReturnType<typeof testBackend>['client']['auth']['mfa']['recoveryCodes']['getStatus']>
>

/** Shows the dialog; the server says how many codes are left, and who is signed in after a removal. */
async function show(status: unknown, after: User | null = null) {
  // Without a network a failed read is not tried again by itself.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const backend = testBackend(storedSession())
  const { auth } = backend.client
  vi.spyOn(auth.mfa.recoveryCodes, 'getStatus').mockResolvedValue(status as Left)
  vi.spyOn(auth.mfa.recoveryCodes, 'unenroll').mockResolvedValue({ data: {}, error: null } as never)
  vi.spyOn(auth.mfa, 'challengeAndVerify').mockResolvedValue({ data: session, error: null } as never)
  vi.spyOn(auth.mfa, 'unenroll').mockResolvedValue({ data: { id: 'f' }, error: null })
  vi.spyOn(auth, 'refreshSession').mockResolvedValue({ data: { user, session }, error: null })
  const dialog = (
    <Suspense>
      <SecondFactorManage onOpenChange={() => {}} user={user} />
      <Toaster />
    </Suspense>
  )
  await renderAt('/', [{ path: '/', element: dialog }], async () => backend)
  vi.spyOn(auth, 'getUser').mockResolvedValue({ data: { user: after }, error: null } as never)
}

const refused = new AuthApiError('no', 403, 'insufficient_aal')

it.each([
  ['says so', { data: { remaining: 8 }, error: null }, '8 recovery codes are left.'],
  [
    'says that there are none',
    { data: null, error: new AuthApiError('no', 404, 'mfa_factor_not_found') },
    '0 recovery codes are left.',
  ],
  ['refuses to say', { data: null, error: refused }, 'We couldn’t count your recovery codes.'],
  ['answers without a number', { data: {}, error: null }, 'We couldn’t count your recovery codes.'],
])('counts the recovery codes only where the server %s', async (_case, status, said) => {
  await show(status)
  expect(await screen.findByText(said)).toBeTruthy()
})

it('calls the second step off only where the server has none left', async () => {
  const turnOff = async (after: User | null, said: string) => {
    await show({ data: { remaining: 8 }, error: null }, after)
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: '123456' } })
    fireEvent.click(screen.getByRole('button', { name: 'Turn off' }))
    await screen.findByText(said)
    cleanup()
    vi.restoreAllMocks()
  }
  await turnOff(user, 'Authenticator app is removed')
  await turnOff({ ...user, factors: [] }, 'The second step is off')
})
