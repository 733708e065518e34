import { AuthApiError, type Session } from '@supabase/supabase-js'
import { fireEvent, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend } from '../../../app/testing/harness.tsx'
import PasskeySetup from './PasskeySetup.tsx'

it('a server that offers no passkeys says so, and asks for nothing more', async () => {
  vi.stubGlobal('PublicKeyCredential', class {})
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal('navigator', { credentials: { create: () => expect.unreachable() }, userAgent: '' })
  const session = JSON.parse(storedSession()) as Session
  const user = { ...session.user, app_metadata: {} }
  const backend = testBackend(storedSession())
  const { auth } = backend.client
  vi.spyOn(auth, 'signInWithPassword').mockResolvedValue({
    data: { user, session },
    error: null,
  })
  vi.spyOn(auth.mfa, 'listFactors').mockResolvedValue({
    data: { all: [], totp: [], phone: [], webauthn: [], recovery_code: [] },
    error: null,
  })
  const off = new AuthApiError('MFA enroll is disabled for WebAuthn', 422, 'mfa_webauthn_enroll_not_enabled')
  vi.spyOn(auth.mfa, 'enroll').mockResolvedValue({ data: null, error: off })
  const closed = vi.fn()
  const dialog = (
    <Suspense>
      <PasskeySetup onOpenChange={closed} user={user} />
    </Suspense>
  )
  await renderAt('/', [{ path: '/', element: dialog }], async () => backend)
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(/^This server offers no passkeys/)).toBeTruthy()
  expect(screen.queryByLabelText('Name')).toBeNull()
  await vi.waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' }))
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(closed).toHaveBeenCalledWith(false)
})
