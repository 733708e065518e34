import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StartupNotice } from './StartupNotice.tsx'
import { renderAt, testBackend } from './testing/harness.tsx'

describe('the notice at a failed start', () => {
  it('says that the server was not found, until a retry finds it', async () => {
    let attempts = 0
    await renderAt('/', [{ path: '/', element: <StartupNotice /> }], async () => {
      attempts += 1
      if (attempts === 1) throw new Error('no server')
      return testBackend()
    })
    await screen.findByText('Tappet cannot reach its server')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('Tappet cannot reach its server')).toBeNull())
    expect(attempts).toBe(2)
  })
})
