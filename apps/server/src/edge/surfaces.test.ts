import { describe, expect, it } from 'vitest'
import { receiveTimeoutMs, SURFACES, type Surface } from './surfaces.ts'

describe('the time for a body', () => {
  const named = (name: string) => SURFACES.find((each) => each.name === name) as Surface
  const [storage, auth] = [named('storage'), named('auth')]
  it.each([
    [auth, 100, 15_000],
    [auth, null, 15_000],
    [storage, 0, 15_000],
    [storage, 640 * 1024, 25_000],
    [storage, 50 * 1024 * 1024, 300_000],
    [storage, Number.MAX_SAFE_INTEGER, 300_000],
    [storage, null, 300_000],
  ])('%o with %s bytes: %s ms', (surface, length, milliseconds) => {
    expect(receiveTimeoutMs(surface, length)).toBe(milliseconds)
  })
})
