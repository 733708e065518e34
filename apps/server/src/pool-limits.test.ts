import { createServer, type Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { NoFreePlaceError } from './identity/fair-share.ts'
import { connectionsFor, openDatabase } from './pool.ts'

it('one person who asks for more than 100 at once is refused after 5 s, and those who wait after 10 s', async () => {
  // A database that never answers: what began holds its place.
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const database = openDatabase(
    `postgres://nobody@127.0.0.1:${port}/tappet`,
    'a secret of a test',
    () => undefined,
    8,
  )
  try {
    const claims = { sub: 'ada', role: 'authenticated' as const }
    const identity = { role: 'authenticated' as const, userId: 'ada', claims, token: '' }
    let refused = 0
    for (let count = 0; count < 103; count++)
      void database
        .as(identity, async () => undefined)
        .catch((error: unknown) => {
          if (error instanceof NoFreePlaceError) refused += 1
        })
    // Of 8 connections one person holds 2.
    expect(database.queued()).toBe(100)
    const counts: number[] = []
    for (const ms of [4_999, 1, 4_999]) {
      await vi.advanceTimersByTimeAsync(ms)
      counts.push(refused)
    }
    expect(counts).toEqual([0, 1, 1])
    await vi.advanceTimersByTimeAsync(1)
    // The two that began give up then too, so that two of those who wait may begin.
    expect(refused).toBeGreaterThanOrEqual(99)
  } finally {
    vi.useRealTimers()
    silent.close()
    for (const socket of sockets) socket.destroy()
  }
})

it('a small machine has fewer connections to the database, and none has more than twenty', () => {
  expect([1, 2, 4, 8, 64].map(connectionsFor)).toEqual([12, 12, 16, 20, 20])
})
