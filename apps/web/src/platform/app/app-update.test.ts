// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { finishAppUpdate, takeAppUpdate, watchAppUpdates } from './app-update.ts'

const workers = Object.assign(new EventTarget(), { controller: {} as object | null, register: vi.fn() })
const waiting = Object.assign(new EventTarget(), { state: 'installed', postMessage: vi.fn() })
const turn = (state: string) => {
  waiting.state = state
  waiting.dispatchEvent(new Event('statechange'))
}
const takesOver = () => {
  turn('activating')
  workers.dispatchEvent(new Event('controllerchange'))
  turn('activated')
}

beforeEach(async () => {
  waiting.state = 'installed'
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { serviceWorker: workers })
  workers.register.mockResolvedValue(Object.assign(new EventTarget(), { waiting }))
  watchAppUpdates()
  await vi.advanceTimersByTimeAsync(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('loads the page when the newer version has taken over, once', () => {
  const load = vi.fn()
  takeAppUpdate(load)
  expect(waiting.postMessage).toHaveBeenLastCalledWith('take-over')
  expect(load).not.toHaveBeenCalled()
  turn('activating')
  workers.dispatchEvent(new Event('controllerchange'))
  // Its worker still activates: Chromium may hold a page that is loaded now.
  expect(load).not.toHaveBeenCalled()
  turn('activated')
  turn('redundant')
  vi.advanceTimersByTime(60_000)
  expect(load).toHaveBeenCalledOnce()
})

it('loads it anyway when the newer version is kept waiting', () => {
  const load = vi.fn()
  takeAppUpdate(load)
  vi.advanceTimersByTime(14_999)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(load).toHaveBeenCalledOnce()
})

describe('a page that was reloaded before the newer version had taken over', () => {
  const reloadTooEarly = () => {
    takeAppUpdate(() => undefined)
    vi.advanceTimersByTime(15_000)
    waiting.postMessage.mockClear()
  }

  it('asks it again and is reloaded when it has, once', () => {
    reloadTooEarly()
    const load = vi.fn()
    finishAppUpdate(() => true, load)
    expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith('take-over')
    vi.advanceTimersByTime(29_000)
    expect(load).not.toHaveBeenCalled()
    takesOver()
    turn('redundant')
    expect(load).toHaveBeenCalledOnce()
  })

  it('is reloaded at once where it has meanwhile', () => {
    reloadTooEarly()
    waiting.state = 'activated'
    const load = vi.fn()
    finishAppUpdate(() => true, load)
    waiting.state = 'installed'
    expect(load).toHaveBeenCalledOnce()
  })

  it('stays where something would be lost, or where Reload was pressed half a minute ago', () => {
    const load = vi.fn()
    reloadTooEarly()
    finishAppUpdate(() => false, load)
    takesOver()
    waiting.state = 'installed'
    reloadTooEarly()
    finishAppUpdate(() => true, load)
    vi.advanceTimersByTime(30_000)
    takesOver()
    waiting.state = 'installed'
    reloadTooEarly()
    vi.advanceTimersByTime(30_000)
    finishAppUpdate(() => true, load)
    expect(waiting.postMessage).not.toHaveBeenCalled()
    expect(load).not.toHaveBeenCalled()
  })

  it('is left alone when nobody pressed Reload', () => {
    const load = vi.fn()
    finishAppUpdate(() => true, load)
    expect(waiting.postMessage).not.toHaveBeenCalledWith('take-over')
    expect(load).not.toHaveBeenCalled()
  })
})

it.each([
  ['/assets/index-old.js', true],
  ['/assets/index-new.js', false],
])('a page that begins with %s is outdated under the newer version’s worker: %s', async (entry, outdated) => {
  vi.resetModules()
  document.body.innerHTML = `<script type="module" src="${entry}"></script>`
  vi.stubGlobal('fetch', async () => new Response('<script type="module" src="/assets/index-new.js">'))
  workers.controller = {}
  workers.register.mockResolvedValue(Object.assign(new EventTarget(), { waiting: null }))
  const fresh = await import('./app-update.ts')
  const { result } = renderHook(fresh.useAppUpdate)
  await act(async () => {
    await fresh.registeredWorker()
    await vi.advanceTimersByTimeAsync(10)
  })
  expect(result.current).toBe(outdated)
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
