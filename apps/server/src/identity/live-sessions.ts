import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { keepListening } from '../database/listening.ts'
import { realTimers, type Timers } from '../database/timers.ts'
import { type Identity, TokenError, type Tokens, UUID } from './token.ts'

const CHANNEL = 'auth_ended'
/** Where no end was announced. */
const REMEMBERED_MS = 60_000
const MAX_REMEMBERED = 10_000

type Options = {
  pool: Pool
  /** A direct connection as authenticator, for LISTEN. */
  listenUrl: string
  log: Logger
  now: () => number
  timers?: Timers
}

type Standing = 'live' | 'ended' | 'second_factor_needed'

export type LiveSessions = {
  /** @throws TokenError ended, second_factor_needed */
  require(identity: Identity): Promise<void>
  /**
   * With the id of each session or account that ends, or of a session whose level changes; null when some may have
   * ended unheard.
   * @returns what stops it
   */
  onEnded(listener: (id: string | null) => void): () => void
  close(): Promise<void>
}

/** One per node. While its connection is lost, every request asks the database. */
export function createLiveSessions(options: Options): LiveSessions {
  const { pool, listenUrl, log, now, timers = realTimers } = options
  const checkedAt = new Map<string, number>()
  const asking = new Map<string, Promise<Standing>>()
  const listeners = new Set<(id: string | null) => void>()
  let ends = 0

  const forget = (id: string | null) => {
    ends += 1
    for (const key of checkedAt.keys()) if (id === null || key.includes(id)) checkedAt.delete(key)
    asking.clear()
    for (const listener of listeners) listener(id)
  }
  const listening = keepListening({
    url: listenUrl,
    name: 'sessions',
    timers,
    log,
    async prepare(client) {
      await client.query(`listen ${CHANNEL}`)
    },
    onNotification: (_, id) => forget(id),
    onRegained: () => forget(null),
  })

  const ask = async ({ userId, claims }: Identity): Promise<Standing> => {
    const { rows } = await pool.query<{ standing: Standing }>({
      name: 'standing',
      text: 'select auth.standing($1, $2, $3, $4) as standing',
      values: [userId, claims.session_id ?? null, claims.aal ?? null, new Date(now()).toISOString()],
    })
    return rows[0]?.standing ?? 'ended'
  }

  const standingOf = async (key: string, identity: Identity): Promise<Standing> => {
    const memory = checkedAt.get(key)
    if (memory !== undefined && listening.isListening() && now() - memory < REMEMBERED_MS) return 'live'
    const endsBefore = ends
    const answer = asking.get(key) ?? ask(identity)
    asking.set(key, answer)
    try {
      const standing = await answer
      // An end that was announced since may be newer than the answer.
      if (standing === 'live' && ends === endsBefore && listening.isListening()) keep(checkedAt, key, now())
      return standing
    } finally {
      if (asking.get(key) === answer) asking.delete(key)
    }
  }

  return {
    async require(identity) {
      const { userId, claims } = identity
      if (userId === null) return
      const { session_id: sessionId, aal } = claims
      if (sessionId !== undefined && !UUID.test(sessionId)) throw new TokenError('ended')
      const standing = await standingOf(`${userId} ${sessionId} ${aal === 'aal2'}`, identity)
      if (standing !== 'live') throw new TokenError(standing)
    },
    onEnded(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => listening.close(),
  }
}

export function withLiveSessions(tokens: Tokens, sessions: LiveSessions): Tokens {
  return {
    ...tokens,
    requireLive: (identity) => sessions.require(identity),
    async verify(token) {
      const identity = await tokens.verify(token)
      await sessions.require(identity)
      return identity
    },
  }
}

function keep(checkedAt: Map<string, number>, key: string, at: number): void {
  checkedAt.delete(key)
  checkedAt.set(key, at)
  for (const oldest of checkedAt.keys()) {
    if (checkedAt.size <= MAX_REMEMBERED) break
    checkedAt.delete(oldest)
  }
}
