import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderAt, testBackend } from '../../app/testing/harness.tsx'
import { AppleButton } from './AppleButton.tsx'
import * as apple from './apple.ts'
import LoginPage from './LoginPage.tsx'

afterEach(() => {
  cleanup()
  delete window.Capacitor
})

const shown = async (appleEnabled: boolean | undefined, element = <AppleButton />, at = '/') => {
  const backend = testBackend()
  const config = { ...backend.config, appleEnabled }
  const signIn = vi.spyOn(backend.client.auth, 'signInWithOAuth')
  signIn.mockResolvedValue({ data: { provider: 'apple', url: 'https://appleid.apple.com' }, error: null })
  const routes = [{ path: at.split('?')[0] ?? '/', element: <Suspense>{element}</Suspense> }]
  await renderAt(at, routes, async () => ({ ...backend, config }))
  return signIn
}
const button = () => screen.findByRole('button', { name: 'Continue with Apple' })

describe('"Continue with Apple"', () => {
  it.each([false, undefined])('is disabled and says why where appleEnabled is %s', async (appleEnabled) => {
    const signIn = await shown(appleEnabled)
    const apple = await button()
    expect(apple.getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(apple.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('Not available here.')
    fireEvent.click(apple)
    expect(signIn).not.toHaveBeenCalled()
  })

  it('asks Apple where the server has it, to come back as its answer', async () => {
    const signIn = await shown(true)
    fireEvent.click(await button())
    expect(signIn).toHaveBeenCalledWith({
      provider: 'apple',
      options: { redirectTo: `${window.location.origin}/auth/callback?by=apple` },
    })
  })

  it('is not in the Android app, where the redirect would end outside', async () => {
    window.Capacitor = { isNativePlatform: () => true, getPlatform: () => 'android' }
    await shown(
      true,
      <>
        <AppleButton />
        here
      </>,
    )
    expect(await screen.findByText('here')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Continue with Apple' })).toBeNull()
  })

  it('asks the phone’s own dialog in the iOS app', async () => {
    window.Capacitor = { isNativePlatform: () => true, getPlatform: () => 'ios' }
    const appleSignIn = vi.spyOn(apple, 'signInWithApple').mockResolvedValue()
    const signIn = await shown(true)
    fireEvent.click(await button())
    expect(appleSignIn).toHaveBeenCalledWith(expect.anything(), window.location.origin, expect.any(Function))
    expect(signIn).not.toHaveBeenCalled()
  })
})

it.each([
  ['/login?error=oauth', 'Google'],
  ['/login?error=oauth&by=apple', 'Apple'],
])('%s tells that the sign-in with %s failed', async (at, name) => {
  await shown(true, <LoginPage />, at)
  expect(await screen.findByText(`${name} sign-in failed`)).toBeTruthy()
  expect(screen.getByText(new RegExp(`Try ${name} again`))).toBeTruthy()
})
