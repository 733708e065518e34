import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend } from '../../app/testing/harness.tsx'
import { forgetWaiting, keepWaiting } from '../../app/testing/waiting.ts'
import { SignOutButton } from './SignOutButton.tsx'

afterEach(() => {
  cleanup()
  return forgetWaiting()
})

async function open() {
  const paths: string[] = []
  vi.stubGlobal('fetch', async (address: string | URL) => {
    paths.push(new URL(address).pathname)
    return new Response(null, { status: 204 })
  })
  const routes = [
    {
      path: '/',
      element: (
        <Suspense>
          <SignOutButton />
        </Suspense>
      ),
    },
    { path: '/auth', element: <p>Signed out</p> },
  ]
  await renderAt('/', routes, async () => testBackend(storedSession()))
  fireEvent.click(await screen.findByRole('button', { name: 'Sign Out' }))
  return { signOuts: () => paths.filter((path) => path.endsWith('/logout')).length }
}

it('signs out at once where the server has everything', async () => {
  await keepWaiting('log.forget-receipt')
  const { signOuts } = await open()
  await screen.findByText('Signed out')
  expect(signOuts()).toBe(1)
})

it('warns of what is not sent, whatever its kind, and signs out only when told so', async () => {
  await keepWaiting('log.add')
  await keepWaiting('of.a.newer.version')
  const { signOuts } = await open()
  expect(await screen.findByText('2 changes are not sent')).toBeTruthy()
  expect(signOuts()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Sign out anyway' }))
  await screen.findByText('Signed out')
  expect(signOuts()).toBe(1)
})
