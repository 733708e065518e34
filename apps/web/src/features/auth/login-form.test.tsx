import { fireEvent, screen } from '@testing-library/react'
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
