import type { Logger } from 'pino'
import { type RawData, WebSocket } from 'ws'
import { type Identity, TokenError, type Tokens } from '../identity/token.ts'
import { type Channel, expiresAt, sayNotWatching, sayWatching, shutDown } from './channel.ts'
import { channelError, closeCodes, tokenErrorCode } from './errors.ts'
import { decode, encode, type Message, PROTOCOL } from './frame.ts'
import { accessTokenPayload } from './join.ts'
import { type Join, JoinRefused, understandJoin } from './joining.ts'
import { perSecond, type RealtimeLimits } from './limits.ts'
import type { Registry } from './registry.ts'
import type { Subscription } from './subscription.ts'

export type SessionDeps = {
  tokens: Tokens
  registry: Registry
  ended: Record<'flood' | 'slow' | 'idle', number>
  limits: RealtimeLimits
  now: () => number
  log: Logger
  /** False while the server does not receive changes. */
  whenListening(): Promise<boolean>
  problemWith(subscription: Subscription): string | null
}

export class Session {
  private readonly socket: WebSocket
  private readonly keyIdentity: Identity
  private readonly deps: SessionDeps
  private readonly channels = new Map<string, Channel>()
  private readonly mayJoin: () => boolean
  private readonly mayRenew: () => boolean
  private readonly maySend: () => boolean
  private lastHeardAt: number
  private ended = false
  // Messages are answered in order, so that a leave never overtakes its join.
  private tail: Promise<void> = Promise.resolve()

  /** @param keyIdentity of the socket's API key */
  constructor(socket: WebSocket, keyIdentity: Identity, deps: SessionDeps) {
    this.socket = socket
    this.keyIdentity = keyIdentity
    this.deps = deps
    this.mayJoin = perSecond(deps.limits.joinsPerSecond, deps.now)
    this.mayRenew = perSecond(deps.limits.joinsPerSecond, deps.now)
    this.maySend = perSecond(deps.limits.messagesPerSecond, deps.now)
    this.lastHeardAt = deps.now()
    socket.on('message', (data, isBinary) => this.receive(data, isBinary))
    socket.on('close', () => this.forget())
    // ws closes the socket itself, with the right code, for a broken or oversize frame.
    socket.on('error', (error) => deps.log.debug({ err: error }, 'realtime socket failed'))
  }

  get channelCount(): number {
    return this.channels.size
  }

  /** Ends the socket after a timeout, and channels whose token has expired. */
  check(): void {
    const now = this.deps.now()
    if (now - this.lastHeardAt > this.deps.limits.idleMs) {
      this.deps.ended.idle += 1
      this.socket.terminate()
      return
    }
    for (const channel of this.channels.values()) {
      if (expiresAt(channel) <= now) shutDown(channel, 'InvalidJWTToken')
    }
  }

  /** @param id of the ended session or account; null: of any */
  endChannelsOf(id: string | null): void {
    for (const channel of this.channels.values()) {
      const { userId, claims } = channel.identity
      if (userId === null) continue
      if (id === null || id === userId || id === claims.session_id) void this.recheck(channel)
    }
  }

  private async recheck(channel: Channel): Promise<void> {
    try {
      await this.deps.tokens.requireLive(channel.identity)
    } catch (error) {
      if (error instanceof TokenError) shutDown(channel, tokenErrorCode(error))
      else this.deps.log.error({ err: error }, 'a realtime session could not be checked')
    }
  }

  end(code: number, reason: string): void {
    this.ended = true
    this.socket.close(code, reason)
  }

  private forget(): void {
    this.ended = true
    for (const channel of this.channels.values()) channel.drop()
  }

  private receive(data: RawData, isBinary: boolean): void {
    if (this.ended) return
    this.lastHeardAt = this.deps.now()
    if (!this.maySend()) {
      this.endFlood('Too many messages per second')
      return
    }
    const message = isBinary ? null : decode(data.toString())
    if (message === null) {
      if (isBinary) this.end(closeCodes.unsupportedData, 'Only text messages are understood')
      else this.end(closeCodes.policyViolation, `Not a message of protocol ${PROTOCOL}`)
      return
    }
    this.tail = this.tail
      .then(() => (this.ended ? undefined : this.answer(message)))
      .catch((error: unknown) => {
        this.deps.log.error({ err: error }, 'realtime message failed')
        this.end(closeCodes.tryAgainLater, 'Please try again')
      })
  }

  private async answer(message: Message): Promise<void> {
    const { topic, event, joinRef } = message
    if (topic === 'phoenix') return event === 'heartbeat' ? this.reply(message, 'ok', {}) : undefined
    if (event === 'phx_join') return this.join(message)
    const channel = this.channels.get(topic)
    const isMember = channel !== undefined && (joinRef === null || joinRef === channel.joinRef)
    // Leaving a channel that is already gone succeeds.
    if (event === 'phx_leave') return this.leave(message, isMember ? channel : undefined)
    if (!isMember) return this.reply(message, 'error', { reason: 'unmatched topic' })
    if (event === 'access_token') return this.renewToken(message, channel)
    this.reply(message, 'error', { reason: channelError('ChangesOnly') })
  }

  private async join(message: Message): Promise<void> {
    const { limits, tokens, registry } = this.deps
    // A second join of a topic replaces the first.
    this.channels.get(message.topic)?.drop()
    let join: Join
    try {
      if (!this.mayJoin()) throw new JoinRefused(channelError('ClientJoinRateLimitReached'))
      if (this.channels.size >= limits.channelsPerSocket)
        throw new JoinRefused(channelError('ChannelRateLimitReached'))
      join = await understandJoin(message, this.keyIdentity, tokens, limits.subscriptionsPerChannel)
      if (join.subscriptions.length > 0 && !(await this.deps.whenListening())) {
        throw new JoinRefused(channelError('InitializingProjectConnection'))
      }
    } catch (error) {
      if (!(error instanceof JoinRefused)) throw error
      this.reply(message, 'error', { reason: error.reason })
      if (error.reason === channelError('ClientJoinRateLimitReached'))
        this.endFlood('Too many joins per second')
      return
    }
    if (this.ended) return
    const channel = this.open(message, join)
    const postgres_changes = join.postgresChanges.map((each, index) => ({
      ...each,
      id: join.subscriptions[index]?.id,
    }))
    this.reply(message, 'ok', { postgres_changes })
    if (join.subscriptions.length === 0) return
    registry.add(channel)
    this.watch(channel)
  }

  private open({ topic, joinRef, ref }: Message, { identity, subscriptions }: Join): Channel {
    const channel: Channel = {
      topic,
      joinRef: joinRef ?? ref,
      identity,
      subscriptions,
      send: (said) => {
        if (this.channels.get(topic) === channel)
          this.send({ topic, joinRef: channel.joinRef, ref: null, ...said })
      },
      drop: () => {
        this.deps.registry.remove(channel)
        if (this.channels.get(topic) === channel) this.channels.delete(topic)
      },
    }
    this.channels.set(topic, channel)
    return channel
  }

  private watch(channel: Channel): void {
    const problem = channel.subscriptions.map(this.deps.problemWith).find((each) => each !== null)
    if (problem === undefined) {
      sayWatching(channel)
      return
    }
    this.deps.registry.remove(channel)
    channel.subscriptions = []
    sayNotWatching(channel, problem)
  }

  private leave(message: Message, channel: Channel | undefined): void {
    this.reply(message, 'ok', {})
    channel?.send({ event: 'phx_close', payload: {} })
    channel?.drop()
  }

  private async renewToken({ payload }: Message, channel: Channel): Promise<void> {
    const { registry, tokens } = this.deps
    const token = accessTokenPayload.safeParse(payload).data?.access_token ?? null
    if (token === null || token === channel.identity.token) return
    if (!this.mayRenew()) return this.endFlood('Too many token renewals per second')
    let identity: Identity
    try {
      identity = await tokens.verify(token)
    } catch (error) {
      return shutDown(channel, tokenErrorCode(error))
    }
    if (channel.subscriptions.length === 0) {
      channel.identity = identity
      return
    }
    // The registry indexes channels by user.
    registry.remove(channel)
    channel.identity = identity
    registry.add(channel)
    this.watch(channel)
  }

  private reply({ topic, ref, joinRef }: Message, status: 'ok' | 'error', response: object): void {
    if (ref !== null) this.send({ topic, ref, joinRef, event: 'phx_reply', payload: { status, response } })
  }

  private send(message: Message): void {
    if (this.socket.readyState !== WebSocket.OPEN) return
    if (this.socket.bufferedAmount > this.deps.limits.maxBufferedBytes) {
      this.deps.ended.slow += 1
      this.socket.terminate()
      return
    }
    this.socket.send(encode(message))
  }

  private endFlood(reason: string): void {
    this.deps.ended.flood += 1
    this.end(closeCodes.policyViolation, reason)
  }
}
