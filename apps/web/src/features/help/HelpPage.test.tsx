import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt, testBackend } from '../../app/testing/harness.tsx'
import { NO_RECIPIENT } from '../../backend/account/support.ts'
import { copy } from './copy.ts'
import HelpPage from './HelpPage.tsx'

const shown = (supportEmail?: string) => {
  const backend = testBackend()
  const config = { ...backend.config, ...(supportEmail !== undefined && { supportEmail }) }
  return renderAt('/', [{ path: '/', element: <HelpPage /> }], async () => ({ ...backend, config }))
}

it('opens a mail to the address that the operator named', async () => {
  await shown('help@garage.example')
  for (const name of ['Contact Support', 'Request Data Deletion'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/^mailto:help@garage\.example\?/)
  expect(screen.queryByText(NO_RECIPIENT)).toBeNull()
  expect(screen.getByText(copy.writeTo)).toBeTruthy()
})

it('opens one without a recipient where none is named, says who answers, and promises no answer', async () => {
  const { container } = await shown()
  for (const name of ['Contact Support', 'Request Data Deletion'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/^mailto:\?subject=/)
  expect(screen.getByText(NO_RECIPIENT)).toBeTruthy()
  // Once.
  expect(container.textContent?.match(/runs this server/g)).toHaveLength(1)
  expect(container.textContent).not.toMatch(/answers by email/)
})
