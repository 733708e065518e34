/** What the socket withstands: floods, oversize, silence, slow readers, tokens that end. */
import { request } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Timers } from '../../apps/server/src/database/timers.ts'
import type { RealtimeLimits } from '../../apps/server/src/realtime/limits.ts'
import { testDatabase } from '../harness/database.ts'
import { forFile } from '../harness/for-file.ts'
import { type Bench, notify, openRaw, type RawSocket, startBench } from './realtime-bench.ts'

const test = forFile(() => testDatabase(() => clock?.now ?? Date.now()))
let clock: { now: number; ticks: (() => void)[] }
const benches: Bench[] = []
const sockets: RawSocket[] = []

beforeEach(() => {
  clock = { now: Date.now(), ticks: [] }
})
afterEach(async () => {
  for (const { socket } of sockets.splice(0)) socket.terminate()
  await Promise.all(benches.splice(0).map((bench) => bench.close()))
})

/** A server whose time stands still until `pass`. */
async function start(limits: Partial<RealtimeLimits> = {}, trustedProxies = 0): Promise<Bench> {
  const timers: Timers = {
    after(delayMs, work) {
      const timer = setTimeout(work, delayMs)
      return () => clearTimeout(timer)
    },
    every(_, work) {
      clock.ticks.push(work)
      return () => undefined
    },
  }
  const bench = await startBench(test, { limits, timers, trustedProxies, now: () => clock.now })
  benches.push(bench)
  return bench
}

function pass(ms: number) {
  clock.now += ms
  for (const tick of clock.ticks) tick()
}

async function open(
  bench: Bench,
  query = `apikey=${test.tokens.anonKey}&vsn=2.0.0`,
  headers = {},
): Promise<RawSocket> {
  const raw = await openRaw(bench.url, query, headers)
  sockets.push(raw)
  return raw
}

const watchNotifications = {
  config: { postgres_changes: [{ event: '*', schema: 'public', table: 'notifications' }] },
}
const join = (ref: string, token: string | null, topic = 'realtime:n') =>
  [ref, ref, topic, 'phx_join', { ...watchNotifications, access_token: token }] as const
const events = ({ received }: RawSocket) =>
  received.map((message) => (Array.isArray(message) ? message[3] : message))
const watching = (raw: RawSocket) => vi.waitFor(() => expect(events(raw)).toContain('system'))
const nextBeat = async (raw: RawSocket, ref: string) => {
  raw.send([null, ref, 'phoenix', 'heartbeat', {}])
  await vi.waitFor(() =>
    expect(raw.received).toContainEqual([null, ref, 'phoenix', 'phx_reply', { status: 'ok', response: {} }]),
  )
}

/** The status with which an upgrade is refused, or 101. */
function upgradeStatus(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const upgrade = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    }
    const handshake = request(`${url}${path}`, { method, headers: { ...upgrade, ...headers } })
    handshake.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    handshake.on('upgrade', (_response, stream) => {
      stream.destroy()
      resolve(101)
    })
    handshake.on('error', reject)
    handshake.end()
  })
}

describe('before the socket opens', () => {
  it('asks for the public key, a known protocol, and the right path [API-001] [API-008]', async () => {
    const { url } = await start()
    const path = '/realtime/v1/websocket'
    const key = `apikey=${test.tokens.anonKey}`
    expect(await upgradeStatus(url, `${path}?${key}&vsn=2.0.0`)).toBe(101)
    expect(await upgradeStatus(url, `${path}?${key}`)).toBe(101)
    expect(await upgradeStatus(url, path)).toBe(401)
    expect(await upgradeStatus(url, `${path}?apikey=guess`)).toBe(401)
    expect(await upgradeStatus(url, `${path}?${key}&vsn=1.0.0`)).toBe(400)
    expect(await upgradeStatus(url, `/other?${key}`)).toBe(404)
    expect(await upgradeStatus(url, `//[?${key}`)).toBe(404)
    expect(await upgradeStatus(url, `${path}?${key}`, {}, 'POST')).toBe(405)
  })

  it.each([
    ['https://tappet.example', 101],
    ['capacitor://localhost', 101],
    ['null', 101],
    ['chrome-extension://abc', 403],
    ['nonsense', 403],
  ])('takes Origin %s as %i', async (origin, status) => {
    const { url } = await start()
    expect(await upgradeStatus(url, `/realtime/v1/websocket?apikey=${test.tokens.anonKey}`, { origin })).toBe(
      status,
    )
  })

  it('limits sockets in all and from one address, as a trusted proxy tells it', async () => {
    const few = await start({ sockets: 1 })
    await open(few)
    await expect(open(few)).rejects.toThrow('HTTP 503')
    const perAddress = await start({ socketsPerAddress: 1 }, 1)
    const from = (address: string) => ({ 'x-forwarded-for': `10.9.9.9, ${address}` })
    const first = await open(perAddress, undefined, from('203.0.113.7'))
    await expect(open(perAddress, undefined, from('203.0.113.7'))).rejects.toThrow('HTTP 429')
    await open(perAddress, undefined, from('203.0.113.8'))
    first.socket.terminate()
    await vi.waitFor(() => expect(perAddress.stats().sockets).toBe(1))
    await open(perAddress, undefined, from('203.0.113.7'))
  })
})

describe('a client that sends too much', () => {
  it('is cut off after a flood of 10,000 joins, and holds nothing', async () => {
    const bench = await start()
    const raw = await open(bench)
    for (let ref = 0; ref < 10_000; ref++) raw.send(join(String(ref), null, `realtime:${ref}`))
    expect(await raw.closed).toMatchObject({ code: 1008 })
    await vi.waitFor(() =>
      expect(bench.stats()).toMatchObject({ channels: 0, sockets: 0, losses: { flood: 1 } }),
    )
    await nextBeat(await open(bench), '1')
  })

  it('is limited in its channels and in its joins', async () => {
    const raw = await open(await start({ channelsPerSocket: 2, joinsPerSecond: 4 }))
    for (const ref of ['1', '2', '3', '4']) raw.send(join(ref, null, `realtime:${ref}`))
    const refusal = (ref: string, reason: string) => [
      ref,
      ref,
      `realtime:${ref}`,
      'phx_reply',
      { status: 'error', response: { reason } },
    ]
    await vi.waitFor(() =>
      expect(raw.received).toContainEqual(refusal('3', 'ChannelRateLimitReached: Too many channels')),
    )
    raw.send(join('5', null, 'realtime:5'))
    expect(await raw.closed).toEqual({ code: 1008, reason: 'Too many joins per second' })
    expect(raw.received).toContainEqual(refusal('5', 'ClientJoinRateLimitReached: Too many joins per second'))
  })

  it('is cut off for one frame over the limit', async () => {
    const raw = await open(await start())
    raw.send([null, '1', 'phoenix', 'heartbeat', 'x'.repeat(70_000)])
    expect(await raw.closed).toMatchObject({ code: 1009 })
  })

  it.each([
    ['no JSON', 'hello'],
    ['another protocol', '{"topic":"phoenix","event":"heartbeat","payload":{},"ref":"1"}'],
    ['a topic that is no text', '[null,"1",{},"heartbeat",{}]'],
  ])('is cut off for %s', async (_, text) => {
    const raw = await open(await start())
    raw.socket.send(text)
    expect(await raw.closed).toMatchObject({ code: 1008 })
  })

  it('gets an error for broadcast and presence', async () => {
    const raw = await open(await start())
    raw.send(join('1', null))
    await watching(raw)
    const reason = expect.stringMatching(/^ChangesOnly: /)
    for (const [ref, event] of [
      ['2', 'broadcast'],
      ['3', 'presence'],
    ] as const) {
      raw.send(['1', ref, 'realtime:n', event, {}])
      const refused = ['1', ref, 'realtime:n', 'phx_reply', { status: 'error', response: { reason } }]
      await vi.waitFor(() => expect(raw.received).toContainEqual(refused))
    }
    raw.socket.send(Buffer.from([9, 9, 9]))
    expect(await raw.closed).toMatchObject({ code: 1003 })
  })
})

describe('a client that does not read', () => {
  it('is disconnected after a minute without heartbeat', async () => {
    const bench = await start()
    const [silent, alive] = [await open(bench), await open(bench)]
    pass(60_000)
    await nextBeat(alive, '1')
    pass(6_000)
    expect(await silent.closed).toMatchObject({ code: 1006 })
    await nextBeat(alive, '2')
    expect(bench.stats()).toMatchObject({ sockets: 1, losses: { idle: 1 } })
  })

  it('is disconnected when it does not read', async () => {
    const ada = await test.user()
    const bench = await start({ maxBufferedBytes: 16_384 })
    const raw = await open(bench)
    raw.send(join('1', ada.token))
    await watching(raw)
    raw.socket.pause()
    const write =
      "insert into notifications (user_id, type, title, message) select $1, 'other', 'big', repeat('x', 2000) from generate_series(1, 9000)"
    await test.admin(write, [ada.userId])
    await vi.waitFor(() => expect(bench.stats()).toMatchObject({ losses: { slow: 1 }, sockets: 0 }))
  })

  it('is told to reload when too many changes have come', async () => {
    const ada = await test.user()
    const raw = await open(await start({ pendingChanges: 300 }))
    raw.send(join('1', ada.token))
    await watching(raw)
    await test.admin(
      "insert into notifications (user_id, type, title) select $1, 'other', 'many' from generate_series(1, 2000)",
      [ada.userId],
    )
    await vi.waitFor(
      () => expect(raw.received).toContainEqual(['1', null, 'realtime:n', 'phx_error', {}]),
      10_000,
    )
    expect(events(raw).filter((event) => event === 'postgres_changes').length).toBeLessThan(2000)
  })
})

describe('a token that expires', () => {
  const shutDown = (raw: RawSocket, message: string) => {
    const payload = { extension: 'system', status: 'error', message, channel: 'n' }
    expect(raw.received).toContainEqual(['1', null, 'realtime:n', 'system', payload])
    expect(raw.received.at(-1)).toEqual(['1', null, 'realtime:n', 'phx_close', {}])
  }
  const expired = 'InvalidJWTToken: Token has expired'

  it('is refused at the join', async () => {
    const ada = await test.user()
    const raw = await open(await start())
    clock.now += 3_601_000
    raw.send(join('1', ada.token))
    raw.send(join('2', `${ada.token.slice(0, -4)}AAAA`, 'realtime:forged'))
    const refusal = (ref: string, topic: string, reason: string) => {
      return [ref, ref, topic, 'phx_reply', { status: 'error', response: { reason } }]
    }
    await vi.waitFor(() =>
      expect(raw.received).toEqual([
        refusal('1', 'realtime:n', expired),
        refusal('2', 'realtime:forged', 'MalformedJWT: The token provided is not a valid JWT'),
      ]),
    )
  })

  it('closes its channel when it expires', async () => {
    const ada = await test.user()
    const raw = await open(await start({ idleMs: 10_000_000 }))
    raw.send(join('1', ada.token))
    await watching(raw)
    pass(3_599_000)
    await nextBeat(raw, '2')
    expect(events(raw)).not.toContain('phx_close')
    pass(2_000)
    await vi.waitFor(() => shutDown(raw, expired))
  })

  it('gets no change between expiry and closing', async () => {
    const ada = await test.user()
    const raw = await open(await start())
    raw.send(join('1', ada.token))
    await watching(raw)
    clock.now += 3_601_000
    await notify(test, ada.userId, 'too late')
    await vi.waitFor(() => shutDown(raw, expired))
    expect(events(raw)).not.toContain('postgres_changes')
  })

  it('is replaced by the next one', async () => {
    const ada = await test.user()
    const bench = await start({ idleMs: 10_000_000 })
    const raw = await open(bench)
    raw.send(join('1', ada.token))
    await watching(raw)
    clock.now += 3_000_000
    const next = await test.tokens.sign(ada.claims, 3600)
    raw.send(['1', '2', 'realtime:n', 'access_token', { access_token: next }])
    await nextBeat(raw, '3')
    pass(1_000_000)
    await notify(test, ada.userId, 'still here')
    await vi.waitFor(() => expect(events(raw)).toContain('postgres_changes'))
    raw.send(['1', '4', 'realtime:n', 'access_token', { access_token: ada.token }])
    await vi.waitFor(() => shutDown(raw, expired))
  })

  it('moves the channel to the next user', async () => {
    const [ada, ben] = [await test.user(), await test.user()]
    const raw = await open(await start())
    raw.send(join('1', ada.token))
    await watching(raw)
    raw.send(['1', '2', 'realtime:n', 'access_token', { access_token: ben.token }])
    await nextBeat(raw, '3')
    await notify(test, ada.userId, 'hers')
    await notify(test, ben.userId, 'his')
    const told = () =>
      raw.received.filter((message) => Array.isArray(message) && message[3] === 'postgres_changes')
    await vi.waitFor(() => expect(told()).toHaveLength(1))
    expect(JSON.stringify(told())).toContain('"title":"his"')
  })
})

describe('leaving', () => {
  it('is answered, and no more changes are sent', async () => {
    const ada = await test.user()
    const bench = await start()
    const raw = await open(bench)
    raw.send(join('1', ada.token))
    await watching(raw)
    raw.send(['1', '2', 'realtime:n', 'phx_leave', {}])
    await vi.waitFor(() => expect(raw.received.at(-1)).toEqual(['1', null, 'realtime:n', 'phx_close', {}]))
    expect(raw.received.at(-2)).toEqual(['1', '2', 'realtime:n', 'phx_reply', { status: 'ok', response: {} }])
    const other = await open(bench)
    other.send(join('1', ada.token))
    await watching(other)
    await notify(test, ada.userId, 'gone')
    await vi.waitFor(() => expect(events(other)).toContain('postgres_changes'))
    await nextBeat(raw, '3')
    expect(events(raw)).not.toContain('postgres_changes')
    expect(bench.stats().channels).toBe(1)
  })

  it('a topic joined again is one channel, not two', async () => {
    const ada = await test.user()
    const bench = await start()
    const raw = await open(bench)
    raw.send(join('1', ada.token))
    raw.send(join('2', ada.token))
    await vi.waitFor(() => expect(events(raw).filter((event) => event === 'system')).toHaveLength(2))
    await notify(test, ada.userId, 'once')
    await vi.waitFor(() => expect(events(raw)).toContain('postgres_changes'))
    await nextBeat(raw, '3')
    expect(events(raw).filter((event) => event === 'postgres_changes')).toHaveLength(1)
    expect(bench.stats().channels).toBe(1)
  })
})
