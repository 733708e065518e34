import { fireEvent, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { renderAt, testBackend } from '../../app/testing/harness.tsx'
import LoginPage from './LoginPage.tsx'

const shown = async (tab: string) => {
  const routes = [
    {
      path: '/login',
      element: (
        <Suspense>
          <LoginPage />
        </Suspense>
      ),
    },
  ]
  await renderAt(`/login?tab=${tab}`, routes, async () => testBackend())
  return screen.findByLabelText('Password')
}
const panel = () => screen.getByRole('tabpanel')
const hintOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

it('says what a new password needs while it is typed [AUTH-040]', async () => {
  const field = await shown('signup')
  fireEvent.change(field, { target: { value: 'abc' } })
  expect(hintOf(field)).toBe('At least 6 characters.')
})

it('says nothing of it at a sign-in', async () => {
  expect(hintOf(await shown('signin'))).toBeUndefined()
})

it('keeps what is typed from Create Account to Sign In, and the address in the forms behind it', async () => {
  fireEvent.change(await shown('signup'), { target: { value: 'abc' } })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'me@example.com' } })
  fireEvent.click(within(panel()).getByRole('button', { name: 'Create Account' }))
  await screen.findByText('Use at least 6 characters')

  fireEvent.click(screen.getByRole('tab', { name: 'Sign In' }))
  await screen.findByPlaceholderText('Your password')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'abc')
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'me@example.com')
  expect(screen.queryByText('Use at least 6 characters')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }))
  await screen.findByRole('heading', { name: 'Reset Password' })
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'me@example.com')
})
