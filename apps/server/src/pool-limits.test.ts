import { createServer, type Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { NoFreePlaceError } from './identity/fair-share.ts'
import { onBehalfOf } from './identity/on-behalf-of.ts'
import type { Identity, Role } from './identity/token.ts'
import { connectionsFor, openDatabase } from './pool.ts'

/** A database that never answers, on 8 connections: what began holds its place. Of them one person holds 2. */
async function silentDatabase() {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const url = `postgres://nobody@127.0.0.1:${port}/tappet`
  const database = openDatabase(url, 'a secret of a test', () => undefined, 8)
  let refused = 0
  return {
    database,
    refused: () => refused,
    ask(identity: Identity, times: number) {
      for (let count = 0; count < times; count++)
        void database
          .as(identity, async () => undefined)
          .catch((error: unknown) => {
            if (error instanceof NoFreePlaceError) refused += 1
          })
    },
    close() {
      vi.useRealTimers()
      silent.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
const identityOf = (role: Role, userId: string | null): Identity => ({
  ...{ role, userId, claims: { role }, token: '' },
})
const [ada, server] = [identityOf('authenticated', 'ada'), identityOf('service_role', null)]

it('one person who asks for more than 100 at once is refused after 5 s, and those who wait after 10 s', async () => {
  const { database, ask, refused, close } = await silentDatabase()
  try {
    ask(ada, 103)
    expect(database.queued()).toBe(100)
    const counts: number[] = []
    for (const ms of [4_999, 1, 4_999]) {
      await vi.advanceTimersByTimeAsync(ms)
      counts.push(refused())
    }
    expect(counts).toEqual([0, 1, 1])
    await vi.advanceTimersByTimeAsync(1)
    // The two that began give up then too, so that two of those who wait may begin.
    expect(refused()).toBeGreaterThanOrEqual(99)
  } finally {
    close()
  }
})

it('what the server does for somebody takes their turn, and what it does for nobody its own two places', async () => {
  const { database, ask, close } = await silentDatabase()
  try {
    onBehalfOf.run('ada', () => ask(server, 3))
    expect(database.queued()).toBe(1)
    ask(ada, 3)
    expect(database.queued()).toBe(4)
    ask(server, 5)
    expect(database.queued()).toBe(7)
    // Nobody waits for those.
    ask(identityOf('authenticated', 'ben'), 1)
    expect(database.queued()).toBe(7)
  } finally {
    close()
  }
})

it('the server’s own work begins while people have taken all their places', async () => {
  const { database, ask, close } = await silentDatabase()
  try {
    for (let person = 0; person < 9; person++) ask(identityOf('authenticated', `person ${person}`), 1)
    expect(database.queued()).toBe(2)
    ask(server, 2)
    expect(database.queued()).toBe(2)
  } finally {
    close()
  }
})

it('a small machine has fewer connections to the database, and none has more than twenty', () => {
  expect([1, 2, 4, 8, 64].map(connectionsFor)).toEqual([12, 12, 16, 20, 20])
})
