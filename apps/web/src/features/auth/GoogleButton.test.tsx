import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderAt, testBackend } from '../../app/testing/harness.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { signInWithGoogle } from './google.ts'

vi.mock('./google.ts', async (original) => ({
  ...(await original<typeof import('./google.ts')>()),
  signInWithGoogle: vi.fn(async () => undefined),
}))
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const shown = async (googleEnabled: boolean) => {
  const backend = testBackend()
  const config = { ...backend.config, googleEnabled }
  const element = (
    <Suspense>
      <GoogleButton />
    </Suspense>
  )
  await renderAt('/', [{ path: '/', element }], async () => ({ ...backend, config }))
  return screen.findByRole('button', { name: 'Continue with Google' })
}

describe('"Continue with Google"', () => {
  it('is disabled and says why where the server has no Google [AUTH-003]', async () => {
    const button = await shown(false)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('Not available here.')
    fireEvent.click(button)
    expect(signInWithGoogle).not.toHaveBeenCalled()
  })

  it('asks Google where the server has it, and gives no reason', async () => {
    const button = await shown(true)
    expect(button.getAttribute('aria-disabled')).toBeNull()
    expect(screen.queryByText(/not set up/i)).toBeNull()
    fireEvent.click(button)
    expect(signInWithGoogle).toHaveBeenCalledOnce()
  })
})
