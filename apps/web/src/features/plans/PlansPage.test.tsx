import type { PlansMode } from '@tappet/wire'
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderAt, testBackend } from '../../app/testing/harness.tsx'
import PlansPage from './PlansPage.tsx'

afterEach(() => {
  cleanup()
  delete window.Capacitor
})

const open = (plans?: PlansMode) => {
  const backend = testBackend()
  const config = { ...backend.config, ...(plans && { plans }) }
  return renderAt('/plans', [{ path: '/plans', element: <PlansPage /> }], async () => ({
    ...backend,
    config,
  }))
}

describe('where nothing is sold', () => {
  it.each([
    ['off', ['5', '5', '1', 'Not offered']],
    ['unlimited', ['No limit', 'No limit', 'No limit', 'No limit']],
  ] as const)(
    'with plans %s the page says the limits, and no price, plan or Upgrade',
    async (mode, limits) => {
      const { container } = await open(mode)
      const said = [...container.querySelectorAll('dd')].map(({ textContent }) => textContent)
      expect(said).toEqual([...limits])
      expect(container.textContent).not.toMatch(/\$|\bPro\b|\bFree\b|Upgrade/)
    },
  )
  it('the page’s own mark counts before the server has answered', async () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="tappet-plans" content="off">')
    try {
      const { container } = await open()
      expect(container.textContent).not.toMatch(/\bPro\b|Upgrade/)
    } finally {
      document.head.querySelector('[name="tappet-plans"]')?.remove()
    }
  })
})

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
