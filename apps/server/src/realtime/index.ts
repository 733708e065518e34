import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { type WebSocket, WebSocketServer } from 'ws'
import { realTimers, type Timers } from '../database/timers.ts'
import type { Identity, Tokens } from '../identity/token.ts'
import type { Database } from '../pool.ts'
import { askToRejoin } from './channel.ts'
import { createDelivery } from './delivery.ts'
import { closeCodes, type UpgradeErrorCode, upgradeErrorResponse } from './errors.ts'
import { defaultLimits, type RealtimeLimits } from './limits.ts'
import { createListener } from './listener.ts'
import { Registry } from './registry.ts'
import { Session, type SessionDeps } from './session.ts'
import { subscriptionProblem } from './subscription.ts'
import { admit, networkOfCaller, UpgradeRefused } from './upgrade.ts'

export type RealtimeDependencies = {
  database: Database
  tokens: Tokens
  /** A direct connection as authenticator, not through a transaction pooler. */
  listenUrl: string
  log: Logger
  now: () => number
  /** How many proxies are trusted about X-Forwarded-For. */
  trustedProxies?: number
  /** With each session or account that ends, null: any may have. */
  onEnded?: (listener: (id: string | null) => void) => () => void
  limits?: Partial<RealtimeLimits>
  timers?: Timers
}

export type Realtime = {
  close(): Promise<void>
  stats(): {
    sockets: number
    channels: number
    listening: boolean
    /** Why a subscriber may have missed a change, since the start. */
    losses: Readonly<Record<'flood' | 'slow' | 'idle' | 'database', number>>
  }
}

const CHECK_EVERY_MS = 5_000
const LISTENING_WITHIN_MS = 5_000
const CLOSE_WITHIN_MS = 1_000

/**
 * /realtime/v1/websocket: Phoenix channels 2.0.0 as Supabase Realtime speaks them, with postgres_changes. Holds no
 * state that another node would need.
 */
export function attachRealtime(server: Server, dependencies: RealtimeDependencies): Realtime {
  const { database, tokens, listenUrl, log, now, trustedProxies = 0, timers = realTimers } = dependencies
  const limits = { ...defaultLimits, ...dependencies.limits }
  const ended = { flood: 0, slow: 0, idle: 0 }
  const registry = new Registry()
  const sessions = new Map<WebSocket, Session>()
  const places = new Places(limits)

  const listener = createListener({
    url: listenUrl,
    timers,
    now,
    log,
    onChange: (change) => delivery.push(change),
    onRegained() {
      for (const channel of registry.all()) askToRejoin(channel)
    },
  })
  const delivery = createDelivery({
    database,
    registry,
    catalogue: listener.catalogue,
    pendingChanges: limits.pendingChanges,
    now,
    log,
  })
  const deps: SessionDeps = {
    tokens,
    registry,
    ended,
    limits,
    now,
    log,
    whenListening: () => listener.whenListening(LISTENING_WITHIN_MS),
    problemWith: (subscription) => subscriptionProblem(subscription, listener.catalogue()),
  }

  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.maxFrameBytes,
    perMessageDeflate: false,
  })

  const welcome = (socket: WebSocket, identity: Identity) => {
    sessions.set(socket, new Session(socket, identity, deps))
    socket.once('close', () => sessions.delete(socket))
  }

  const open = async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const identity = await admit(request, tokens)
    if (stream.destroyed) return
    const network = networkOfCaller(request, trustedProxies)
    const noPlace = places.take(network)
    if (noPlace !== null) throw new UpgradeRefused(noPlace)
    stream.once('close', () => places.leave(network))
    sockets.handleUpgrade(request, stream, head, (socket) => welcome(socket, identity))
  }

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', (error) => log.debug({ err: error }, 'realtime connection failed'))
    open(request, stream, head).catch((error: unknown) => {
      if (!(error instanceof UpgradeRefused)) log.error({ err: error }, 'realtime upgrade failed')
      const code = error instanceof UpgradeRefused ? error.code : 'unexpected'
      stream.end(upgradeErrorResponse(code))
    })
  }
  server.on('upgrade', onUpgrade)
  const stopEnding = dependencies.onEnded?.((id) => {
    for (const session of sessions.values()) session.endChannelsOf(id)
  })

  const stopChecking = timers.every(CHECK_EVERY_MS, () => {
    for (const session of sessions.values()) session.check()
  })

  return {
    async close() {
      server.off('upgrade', onUpgrade)
      stopChecking()
      stopEnding?.()
      const gone = Promise.all(
        [...sessions.keys()].map((socket) => new Promise((resolve) => socket.once('close', resolve))),
      )
      for (const session of sessions.values()) session.end(closeCodes.goingAway, 'The server is stopping')
      const cancel = timers.after(CLOSE_WITHIN_MS, () => {
        for (const socket of sessions.keys()) socket.terminate()
      })
      await gone
      cancel()
      await listener.close()
      await delivery.settled()
    },
    stats: () => ({
      sockets: sessions.size,
      channels: [...sessions.values()].reduce((total, session) => total + session.channelCount, 0),
      listening: listener.isListening(),
      losses: { ...ended, database: listener.losses() },
    }),
  }
}

/** Open sockets in all and from each network; this machine's, null, only in all. */
class Places {
  private readonly limits: Pick<RealtimeLimits, 'sockets' | 'socketsPerAddress'>
  private readonly byNetwork = new Map<string | null, number>()
  private taken = 0

  constructor(limits: Pick<RealtimeLimits, 'sockets' | 'socketsPerAddress'>) {
    this.limits = limits
  }

  take(network: string | null): UpgradeErrorCode | null {
    const fromNetwork = this.byNetwork.get(network) ?? 0
    if (this.taken >= this.limits.sockets) return 'too_many_sockets'
    if (network !== null && fromNetwork >= this.limits.socketsPerAddress) return 'too_many_from_address'
    this.byNetwork.set(network, fromNetwork + 1)
    this.taken += 1
    return null
  }

  leave(network: string | null): void {
    const remaining = (this.byNetwork.get(network) ?? 0) - 1
    if (remaining > 0) this.byNetwork.set(network, remaining)
    else this.byNetwork.delete(network)
    this.taken -= 1
  }
}
