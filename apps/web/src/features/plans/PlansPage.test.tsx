// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderAt, testBackend } from '../../app/testing/harness.tsx'
import PlansPage from './PlansPage.tsx'

afterEach(() => {
  cleanup()
  delete window.Capacitor
  vi.restoreAllMocks()
})

const open = () => renderAt('/plans', [{ path: '/plans', element: <PlansPage /> }], async () => testBackend())

describe('Upgrade', () => {
  it('in the native app only logs that billing is not implemented [ACC-055]', async () => {
    window.Capacitor = { isNativePlatform: () => true }
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const view = await open()
    fireEvent.click(view.getByRole('button', { name: 'Upgrade' }))
    expect(logged).toHaveBeenCalledExactlyOnceWith('Billing is not implemented')
    expect(view.queryByRole('dialog')).toBeNull()
    expect(view.queryByText('Get the mobile app')).toBeNull()
  })
  it('on the web logs nothing, and the mobile app is recommended [ACC-054]', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const view = await open()
    fireEvent.click(view.getByText('Upgrade'))
    expect(view.getByText('Get the mobile app')).toBeTruthy()
    expect(logged).not.toHaveBeenCalled()
  })
})
