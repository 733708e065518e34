import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeAppUpdate, watchAppUpdates } from './app-update.ts'

const workers = Object.assign(new EventTarget(), { controller: {} as object | null, register: vi.fn() })
const waiting = Object.assign(new EventTarget(), { state: 'installed', postMessage: vi.fn() })
const registered = (waiting: object | null, update = vi.fn(async () => undefined)) =>
  Object.assign(new EventTarget(), { waiting, update })
const turn = (state: string) => {
  waiting.state = state
  waiting.dispatchEvent(new Event('statechange'))
}
beforeEach(async () => {
  waiting.state = 'installed'
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { serviceWorker: workers })
  workers.register.mockResolvedValue(registered(waiting))
  watchAppUpdates()
  await vi.advanceTimersByTimeAsync(0)
})
afterEach(() => {
  vi.useRealTimers()
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

describe('where the newer version is kept waiting', () => {
  const older = { postMessage: vi.fn() }
  beforeEach(() => {
    older.postMessage.mockReset()
    workers.controller = older
  })

  it('loads the page once the older one leaves it to the server', async () => {
    const load = vi.fn()
    takeAppUpdate(load)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(older.postMessage).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(load).not.toHaveBeenCalled()
    const [message, [port]] = older.postMessage.mock.lastCall ?? []
    expect(message).toBe('stand-aside')
    port.postMessage(null)
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    turn('activated')
    expect(load).toHaveBeenCalledOnce()
  })

  it('loads it also past one that does not answer', async () => {
    const load = vi.fn()
    takeAppUpdate(load)
    await vi.advanceTimersByTimeAsync(5_999)
    expect(load).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledOnce()
  })

  it.each([
    ['/assets/index-old.js', true],
    ['/assets/index-new.js', false],
  ])(
    'a page that begins with %s is offered it: %s; one of its own version lets it take over',
    async (entry, offered) => {
      vi.resetModules()
      waiting.postMessage.mockClear()
      document.body.innerHTML = `<script type="module" src="${entry}"></script>`
      vi.stubGlobal(
        'fetch',
        async (path: string) =>
          new Response(path === '/' ? '<script type="module" src="/assets/index-new.js">' : entry),
      )
      const fresh = await import('./app-update.ts')
      const { result } = renderHook(fresh.useAppUpdate)
      await act(async () => {
        await fresh.registeredWorker()
        await vi.advanceTimersByTimeAsync(10)
      })
      expect(result.current).toBe(offered)
      expect(waiting.postMessage.mock.calls).toEqual(offered ? [] : [['take-over']])
    },
  )
})

it.each([
  ['/assets/index-old.js', true],
  ['/assets/index-new.js', false],
])('a page that begins with %s is outdated under the newer version’s worker: %s', async (entry, outdated) => {
  vi.resetModules()
  document.body.innerHTML = `<script type="module" src="${entry}"></script>`
  vi.stubGlobal('fetch', async () => new Response('<script type="module" src="/assets/index-new.js">'))
  workers.controller = {}
  workers.register.mockResolvedValue(registered(null))
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

it('looks for a newer version when the app is shown again after an hour, not before and not when it is left', async () => {
  vi.resetModules()
  const update = vi.fn(async () => undefined)
  workers.register.mockResolvedValue(registered(null, update))
  const fresh = await import('./app-update.ts')
  await fresh.registeredWorker()
  const turnTo = (state: 'visible' | 'hidden') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  await vi.advanceTimersByTimeAsync(3_599_999)
  turnTo('visible')
  await vi.advanceTimersByTimeAsync(1)
  turnTo('hidden')
  expect(update).not.toHaveBeenCalled()
  turnTo('visible')
  turnTo('visible')
  expect(update).toHaveBeenCalledOnce()
})
