import { describe, expect, it } from 'vitest'
import { isBackendPath, receiveTimeoutMs, surfaceOf } from './surfaces.ts'

describe('which surface a path belongs to', () => {
  it.each([
    ['/rest/v1/history', 'rest'],
    ['/auth/v1/token', 'auth'],
    ['/auth/v1', 'auth'],
    ['/storage/v1/object/receipts/x', 'storage'],
    ['/functions/v1/track-usage', 'functions'],
    ['/realtime/v1/websocket', 'realtime'],
    ['/auth', 'web'],
    ['/auth/callback', 'web'],
    ['/auth/v1x', 'web'],
    ['/', 'web'],
  ])('%s: %s', (path, name) => {
    expect(surfaceOf(path).name).toBe(name)
    expect(isBackendPath(path)).toBe(name !== 'web')
  })
})

describe('the time for a body', () => {
  const [storage, auth] = [surfaceOf('/storage/v1/object'), surfaceOf('/auth/v1/token')]
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
