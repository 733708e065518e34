import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchInstallOffer } from '../../platform/app/install.ts'
import { recordingNow } from '../../platform/sound/recording-now.ts'
import Corner from '../Corner.tsx'
import { InstallPrompt } from './InstallPrompt.tsx'

// The corner follows the chosen car's unit too, which asks for a session.
vi.mock('../../offline/garage/use-car-unit.ts', () => ({ useCarUnit: () => undefined }))

const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

function offerInstall() {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => {
    window.dispatchEvent(event)
  })
  return { event, prompt }
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  watchInstallOffer()
})
afterEach(() => {
  cleanup()
  act(() => {
    window.dispatchEvent(new Event('appinstalled'))
  })
  recordingNow.set(false)
  window.localStorage.clear()
  vi.useRealTimers()
})

describe('the install prompt', () => {
  it("appears 3 seconds after the browser's offer and opens it when pressed [APP-043]", async () => {
    render(<InstallPrompt />)
    const { event, prompt } = offerInstall()
    expect(event.defaultPrevented).toBe(true)
    await later(2999)
    expect(screen.queryByText('Install Tappet')).toBeNull()
    await later(1)
    fireEvent.click(screen.getByRole('button', { name: 'Install' }))
    await later(0)
    expect(prompt).toHaveBeenCalledOnce()
    expect(screen.queryByText('Install Tappet')).toBeNull()
  })

  it('stays away for 7 days after "Not now" [APP-045]', async () => {
    const { unmount } = render(<InstallPrompt />)
    offerInstall()
    await later(3000)
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByText('Install Tappet')).toBeNull()
    unmount()
    await later(7 * 86_400_000 - 1000)
    render(<InstallPrompt />)
    offerInstall()
    await later(999)
    expect(screen.queryByText('Install Tappet')).toBeNull()
    await later(2001)
    expect(screen.getByText('Install Tappet')).toBeTruthy()
  })

  it('takes a kept text that is no time for no dismissal', async () => {
    window.localStorage.setItem('tappet.install-dismissed-at', 'soon')
    render(<InstallPrompt />)
    offerInstall()
    await later(3000)
    expect(screen.getByText('Install Tappet')).toBeTruthy()
  })

  it('lies over no recorder that records, and is back after it', async () => {
    render(<Corner />)
    offerInstall()
    await later(3000)
    expect(screen.getByText('Install Tappet')).toBeTruthy()
    act(() => recordingNow.set(true))
    await later(60_000)
    expect(screen.queryByText('Install Tappet')).toBeNull()
    act(() => recordingNow.set(false))
    await later(0)
    expect(screen.getByText('Install Tappet')).toBeTruthy()
  })

  it('stays away in the installed app [APP-044]', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }))
    render(<InstallPrompt />)
    offerInstall()
    await later(60_000)
    expect(screen.queryByText('Install Tappet')).toBeNull()
  })
})
