import { createServer, type Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { onBehalfOf } from './identity/on-behalf-of.ts'
import type { Identity, Role } from './identity/token.ts'
import { NoTurnError } from './identity/turns.ts'
import { connectionsFor, openDatabase } from './pool.ts'

/** A database that never answers, on 12 connections: what began holds its place. */
async function silentDatabase() {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const url = `postgres://nobody@127.0.0.1:${port}/tappet`
  const database = openDatabase(url, 'a secret of a test', () => undefined, 12)
  let refused = 0
  return {
    database,
    refused: () => refused,
    ask(identity: Identity, times: number) {
      for (let count = 0; count < times; count++)
        void database
          .as(identity, async () => undefined)
          .catch((error: unknown) => {
            if (error instanceof NoTurnError) refused += 1
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
const visitor = identityOf('anon', null)

it('of one person four run and a hundred wait, and nobody is refused before two seconds', async () => {
  const { database, ask, refused, close } = await silentDatabase()
  try {
    ask(ada, 105)
    expect(database.queued()).toBe(100)
    await vi.advanceTimersByTimeAsync(1_999)
    expect([database.queued(), refused()]).toEqual([100, 0])
    await vi.advanceTimersByTimeAsync(1)
    expect([database.queued(), refused()]).toEqual([0, 101])
  } finally {
    close()
  }
})

it('what the server does for somebody takes their turn, and what it does for nobody takes its own', async () => {
  const { database, ask, close } = await silentDatabase()
  try {
    onBehalfOf.run('ada', () => ask(server, 5))
    expect(database.queued()).toBe(1)
    ask(ada, 3)
    expect(database.queued()).toBe(4)
    ask(server, 1)
    expect(database.queued()).toBe(4)
  } finally {
    close()
  }
})

it('visitors take turns by their addresses', async () => {
  const { database, ask, close } = await silentDatabase()
  try {
    onBehalfOf.run('address 192.0.2.1', () => ask(visitor, 6))
    expect(database.queued()).toBe(2)
    onBehalfOf.run('address 192.0.2.2', () => ask(visitor, 1))
    expect(database.queued()).toBe(2)
  } finally {
    close()
  }
})

it('two people at their full allowance leave places to others and to the server', async () => {
  const { database, ask, close } = await silentDatabase()
  try {
    for (const name of ['ada', 'eve']) ask(identityOf('authenticated', name), 50)
    expect(database.queued()).toBe(92)
    for (const name of ['ben', 'cleo']) ask(identityOf('authenticated', name), 1)
    ask(server, 1)
    expect(database.queued()).toBe(92)
  } finally {
    close()
  }
})

it('a small machine has fewer connections to the database, and none has more than twenty', () => {
  expect([1, 2, 4, 8, 64].map(connectionsFor)).toEqual([12, 12, 16, 20, 20])
})
