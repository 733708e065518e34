// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeAppUpdate, watchAppUpdates } from './app-update.ts'

const workers = Object.assign(new EventTarget(), { controller: {} as object | null, register: vi.fn() })
const waiting = { state: 'installed', postMessage: vi.fn() }

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { serviceWorker: workers })
  workers.register.mockResolvedValue(Object.assign(new EventTarget(), { waiting }))
  watchAppUpdates()
  await vi.advanceTimersByTimeAsync(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('loads the page when the newer version has taken over, once', () => {
  const load = vi.fn()
  takeAppUpdate(load)
  expect(waiting.postMessage).toHaveBeenLastCalledWith('take-over')
  expect(load).not.toHaveBeenCalled()
  workers.dispatchEvent(new Event('controllerchange'))
  workers.dispatchEvent(new Event('controllerchange'))
  vi.advanceTimersByTime(60_000)
  expect(load).toHaveBeenCalledOnce()
})

it('loads it anyway when the newer version is kept waiting', () => {
  const load = vi.fn()
  takeAppUpdate(load)
  vi.advanceTimersByTime(1_999)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(load).toHaveBeenCalledOnce()
})

it('registers the first worker once the page has settled, or earlier when it is left', async () => {
  workers.controller = null
  for (const leaves of [false, true]) {
    vi.resetModules()
    const fresh = await import('./app-update.ts')
    workers.register.mockClear()
    fresh.watchAppUpdates()
    await vi.advanceTimersByTimeAsync(2_999)
    expect(workers.register).not.toHaveBeenCalled()
    if (leaves) document.dispatchEvent(new Event('visibilitychange'))
    else await vi.advanceTimersByTimeAsync(1)
    expect(workers.register).toHaveBeenCalledOnce()
    // A caller that needs it earlier gets the same one.
    await fresh.registeredWorker()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(workers.register).toHaveBeenCalledOnce()
  }
})
