// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderAt, testBackend } from '../../app/testing/harness.tsx'
import { NO_SUPPORT } from '../../backend/support.ts'
import HelpPage from './HelpPage.tsx'

afterEach(cleanup)

const shown = (supportEmail?: string) => {
  const backend = testBackend()
  const config = { ...backend.config, ...(supportEmail !== undefined && { supportEmail }) }
  return renderAt('/', [{ path: '/', element: <HelpPage /> }], async () => ({ ...backend, config }))
}

it('promises a person and opens a mail only where the operator named an address', async () => {
  await shown('help@garage.example')
  expect(screen.getByText(/A person reads it/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Contact Support' })
  expect(link.getAttribute('href')).toMatch(/^mailto:help@garage\.example\?/)
  cleanup()
  const { container } = await shown()
  expect(screen.getByText(NO_SUPPORT)).toBeTruthy()
  expect(screen.queryByText(/A person reads it/)).toBeNull()
  expect(container.querySelector('[href^="mailto:"]')).toBeNull()
})
