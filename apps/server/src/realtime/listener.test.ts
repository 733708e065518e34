import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { createListener } from './listener.ts'

const log = pino({ level: 'silent' })
const nowhere = 'postgres://nobody@127.0.0.1:1/nothing'

it('tries again ever more slowly while the database is away, and stops when closed', async () => {
  const delays: number[] = []
  let retry: (() => void) | undefined
  const listener = createListener({
    url: nowhere,
    now: Date.now,
    log,
    onChange: () => undefined,
    onRegained: () => undefined,
    timers: {
      every: () => () => undefined,
      after(delayMs, work) {
        delays.push(delayMs)
        retry = work
        return () => undefined
      },
    },
  })
  for (let attempt = 1; attempt <= 9; attempt++) {
    await vi.waitFor(() => expect(delays).toHaveLength(attempt))
    retry?.()
  }
  await vi.waitFor(() => expect(delays).toHaveLength(10))
  expect(delays).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000, 10_000])
  expect(listener.isListening()).toBe(false)
  await listener.close()
})

it('says after the time given that it does not listen', async () => {
  const listener = createListener({
    url: nowhere,
    now: Date.now,
    log,
    onChange: () => undefined,
    onRegained: () => undefined,
    timers: {
      every: () => () => undefined,
      after(_, work) {
        queueMicrotask(work)
        return () => undefined
      },
    },
  })
  expect(await listener.whenListening(5_000)).toBe(false)
  await listener.close()
})
