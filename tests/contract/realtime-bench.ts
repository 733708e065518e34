/** A server that has /realtime/v1 alone, and the real client on it. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { createClient, type RealtimePostgresChangesPayload, type SupabaseClient } from '@supabase/supabase-js'
import { pino } from 'pino'
import { expect, vi } from 'vitest'
import { WebSocket } from 'ws'
import { roleUrl } from '../../apps/server/src/database/roles.ts'
import type { Identity } from '../../apps/server/src/identity/token.ts'
import { attachRealtime, type RealtimeDependencies } from '../../apps/server/src/realtime/index.ts'
import type { TestDatabase } from '../harness/database.ts'

export type Bench = {
  url: string
  stats: ReturnType<typeof attachRealtime>['stats']
  /** Cuts every socket, as a crash or a lost network would. */
  drop(): void
  close(): Promise<void>
}

export async function startBench(
  test: TestDatabase,
  options: Pick<RealtimeDependencies, 'limits' | 'timers' | 'trustedProxies'> & { now?: () => number } = {},
): Promise<Bench> {
  const server = createServer((_request, response) => response.writeHead(404).end())
  const { now = Date.now, ...rest } = options
  const realtime = attachRealtime(server, {
    database: test.database,
    tokens: test.tokens,
    listenUrl: roleUrl(test.adminUrl, test.jwtSecret, 'authenticator'),
    log: pino({ level: 'silent' }),
    now,
    ...rest,
  })
  const streams = new Set<Socket>()
  server.on('connection', (stream) => {
    streams.add(stream)
    stream.once('close', () => streams.delete(stream))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stats: realtime.stats,
    drop() {
      for (const stream of streams) stream.destroy()
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      await realtime.close()
      await closed
    },
  }
}

/** The product's own client as that person. */
export function clientOf(url: string, test: TestDatabase, identity: Identity): SupabaseClient {
  return createClient(url, test.tokens.anonKey, {
    accessToken: async () => identity.token,
    realtime: { reconnectAfterMs: () => 20 },
  })
}

type Row = { id: string; user_id: string; title: string; read: boolean }
export type Payload = RealtimePostgresChangesPayload<Row>
export type Wanted = {
  event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE'
  schema?: string
  table?: string
  filter?: string
}

export type Watching = {
  events: Payload[]
  statuses: string[]
  system: { status: string; message: string; extension: string }[]
  titles(): (string | undefined)[]
}

/** Subscribes and waits until the server says that it watches. */
export async function watch(
  client: SupabaseClient,
  wanted: Wanted = {},
  name = 'notifications',
): Promise<Watching> {
  // A join made before the client has its token goes out as the visitor's, and stays so.
  await client.realtime.setAuth()
  const watching = subscribe(client, wanted, name)
  await vi.waitFor(() => expect(watching.system.at(-1)?.message).toBe('Subscribed to PostgreSQL'), 5_000)
  return watching
}

/** Subscribes and returns at once. */
export function subscribe(client: SupabaseClient, wanted: Wanted = {}, name = 'notifications'): Watching {
  const events: Payload[] = []
  const statuses: string[] = []
  const system: Watching['system'] = []
  client
    .channel(name)
    .on(
      'postgres_changes' as 'system',
      { event: '*', schema: 'public', table: 'notifications', ...wanted },
      (payload: Payload) => {
        events.push(payload)
      },
    )
    .on('system', {}, (message) => {
      system.push(message)
    })
    .subscribe((status) => {
      statuses.push(status)
    })
  const titles = () => events.map((event) => ('title' in event.new ? event.new.title : undefined))
  return { events, statuses, system, titles }
}

/** Speaks the protocol by hand: what no well-behaved client would send. */
export async function openRaw(
  url: string,
  query: string,
  headers: Record<string, string> = {},
): Promise<RawSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?${query}`, { headers })
  const received: unknown[] = []
  socket.on('message', (data) => received.push(JSON.parse(data.toString())))
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() }))
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('unexpected-response', (_request, response) =>
      reject(new Error(`HTTP ${response.statusCode}`)),
    )
    socket.once('error', reject)
  })
  return { socket, received, closed, send: (message) => socket.send(JSON.stringify(message)) }
}

export type RawSocket = {
  socket: WebSocket
  received: unknown[]
  closed: Promise<{ code: number; reason: string }>
  send(message: unknown): void
}

/** A notification for that person, as the server would write it. */
export async function notify(test: TestDatabase, userId: string, title: string): Promise<string> {
  const [row] = await test.admin<{ id: string }>(
    "insert into notifications (user_id, type, title) values ($1, 'other', $2) returning id",
    [userId, title],
  )
  return row?.id ?? ''
}
