import { cleanup, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend } from '../../app/testing/harness.tsx'
import { carRow } from '../../app/testing/rows.ts'
import { RemoveDialog } from './RemoveDialog.tsx'

/** Asks to remove a car of which the server has rows in these tables. */
async function ask(counts: Record<string, number>): Promise<string> {
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const count = counts[new URL(address).pathname.split('/').at(-1) ?? ''] ?? 0
    return new Response(null, { headers: { 'content-range': `*/${count}` } })
  })
  const element = (
    <Suspense>
      <RemoveDialog car={carRow()} onClose={() => {}} />
    </Suspense>
  )
  await renderAt('/', [{ path: '/', element }], async () => testBackend(storedSession()))
  await screen.findByText(/learned sound|case stay|This cannot be undone/)
  const text = screen.getByRole('alertdialog').textContent ?? ''
  cleanup()
  return text
}

it('a car is deleted only where the server counted nothing that would stop it or go with it', async () => {
  expect(await ask({})).toContain('Delete Blue Golf?')
  expect(await ask({ own_sounds: 1 })).toContain('Its 1 learned sound stay')
  expect(await ask({ cases: 1 })).toContain('Take Blue Golf out of your garage?')
})
