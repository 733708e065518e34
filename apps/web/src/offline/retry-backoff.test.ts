import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../platform/runtime/clock.fake.ts'
import { createLane, MAX_RETRY_MS, RETRY_FIRST_MS } from './retry-backoff.ts'

function bench(randomness = 0) {
  const clock = createFakeClock()
  const retriedAtMs: number[] = []
  const lane = createLane(
    'lane',
    { clock, randomness: () => randomness, exclusively: (_name, work) => work() },
    async () => {},
    () => retriedAtMs.push(clock.nowMs()),
  )
  return { clock, lane, retriedAtMs }
}

describe('the pauses of a lane', () => {
  it('double from 15 s up to ten minutes', () => {
    const { clock, lane, retriedAtMs } = bench()
    const pausesMs = Array.from({ length: 8 }, () => {
      const startedMs = clock.nowMs()
      lane.retryLater()
      clock.advance(MAX_RETRY_MS)
      return (retriedAtMs.at(-1) ?? 0) - startedMs
    })
    expect(pausesMs).toEqual([15, 30, 60, 120, 240, 480, 600, 600].map((seconds) => seconds * 1000))
  })

  it('begin again after a success', () => {
    const { clock, lane, retriedAtMs } = bench()
    lane.retryLater()
    lane.retryLater()
    lane.succeeded()
    lane.retryLater()
    clock.advance(RETRY_FIRST_MS)
    expect(retriedAtMs).toEqual([RETRY_FIRST_MS])
  })

  it('are up to a quarter shorter, at random', () => {
    const { clock, lane, retriedAtMs } = bench(0.5)
    lane.retryLater()
    clock.advance(RETRY_FIRST_MS)
    expect(retriedAtMs).toEqual([RETRY_FIRST_MS * 0.875])
  })

  it('end with the page', () => {
    const { clock, lane, retriedAtMs } = bench()
    lane.retryLater()
    lane.stop()
    clock.advance(MAX_RETRY_MS)
    expect(retriedAtMs).toEqual([])
  })
})
