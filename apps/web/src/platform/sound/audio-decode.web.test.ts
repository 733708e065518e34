import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DECODE_TIMEOUT_MS } from './audio-decode.ts'
import { readSound } from './audio-decode.web.ts'

/** A worker whose decoder never comes to an end. */
const hanging: HangingWorker[] = []
class HangingWorker extends EventTarget {
  postMessage = vi.fn()
  terminate = vi.fn()
  constructor() {
    super()
    hanging.push(this)
  }
}

/** A browser that cannot play the file. */
class NoPlayer extends EventTarget {
  preload = ''
  duration = Number.NaN
  set src(_: string) {
    queueMicrotask(() => this.dispatchEvent(new Event('error')))
  }
  removeAttribute = () => undefined
  load = () => undefined
}

beforeEach(() => {
  vi.useFakeTimers()
  hanging.length = 0
  vi.stubGlobal('Worker', HangingWorker)
  vi.stubGlobal('Audio', NoPlayer)
})
afterEach(() => {
  vi.useRealTimers()
})

it('a decoder that hangs is stopped when its time is over, and the driver is told so', async () => {
  let message: unknown
  void readSound(new Blob(['not a sound'])).then((result) => {
    message = result
  })
  await vi.advanceTimersByTimeAsync(DECODE_TIMEOUT_MS - 1)
  expect(hanging).toHaveLength(1)
  expect(hanging[0]?.postMessage.mock.calls[0]?.[0]).toMatchObject({ kind: 'decode' })
  expect([message, hanging[0]?.terminate.mock.calls.length]).toEqual([undefined, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect(message).toEqual({ ok: false, code: 'timed_out' })
  await vi.advanceTimersByTimeAsync(1)
  expect(hanging[0]?.terminate).toHaveBeenCalledOnce()
})
