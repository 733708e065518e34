import type { PoolClient } from 'pg'
import { withinTime } from '../errors/within-time.ts'
import { currentRequest } from '../log.ts'
import type { Loan } from './loan.ts'
import type { Identity } from './token.ts'

export type ScopeOptions = {
  statementTimeoutMs?: number
  readOnly?: boolean
  /** Further request.* settings, as PostgREST sets them. */
  settings?: Record<string, string>
  /** Nobody waits any more: what runs is ended. */
  signal?: AbortSignal
}

/**
 * @param end for a read that has sent its last statement: the transaction's end goes with it, and nothing can be undone
 * afterwards
 */
export type ScopedWork<T> = (client: PoolClient, end: () => void) => Promise<T>

const DEFAULT_STATEMENT_TIMEOUT_MS = 8_000
/** For the answer to arrive after the database has given it. */
const GRACE_MS = 2_000

/** The database neither answered in time nor gave up: it or its host hangs. The code is the network's. */
export class TookTooLongError extends Error {
  readonly code = 'ETIMEDOUT'
  constructor() {
    super('The database does not answer')
    this.name = 'TookTooLongError'
  }
}

export class ClientGoneError extends Error {
  constructor() {
    super('The client has gone')
    this.name = 'ClientGoneError'
  }
}

/**
 * One transaction as the caller: the only place that tells the database who is asking. The pool connects as
 * `authenticator`, which owns nothing and may only become anon, authenticated or service_role. What `work` sends at
 * once goes out with the opening; PostgreSQL rejects it (25P02) if the opening failed.
 * @param loan in pipeline mode; over when this settles, or soon after if the connection has to be destroyed
 * @throws whatever `work` throws, after rolling back unless it had called `end`
 */
export async function inScope<T>(
  loan: Loan,
  identity: Identity,
  work: ScopedWork<T>,
  options: ScopeOptions = {},
): Promise<T> {
  const { client } = loan
  let broken: Error | undefined
  let ending: Promise<unknown> | undefined
  const end = () => {
    ending ??= client.query('commit')
    // Awaited below; until then a rejection must not count as unhandled.
    ending.catch(() => undefined)
  }
  const limitMs = (options.statementTimeoutMs ?? DEFAULT_STATEMENT_TIMEOUT_MS) + GRACE_MS
  const opening = open(client, identity, options)
  const working = untilGone(() => work(client, end), options.signal)
  for (const each of [opening, working]) each.catch(() => undefined)
  const finish = async () => {
    const result = await working
    await opening
    end()
    await ending
    return result
  }
  const late = () => new TookTooLongError()
  try {
    // The database limits each statement; this limits them together, with the reading of a large answer and the end.
    return await withinTime(finish(), limitMs, late)
  } catch (error) {
    if (error instanceof TookTooLongError || error instanceof ClientGoneError) {
      broken = error
      throw error
    }
    try {
      // PostgreSQL keeps nothing of a transaction that failed, whatever the end's name.
      await withinTime(ending ?? client.query('rollback'), limitMs, late)
    } catch (rollbackError) {
      broken = rollbackError instanceof Error ? rollbackError : new Error(String(rollbackError))
    }
    // When the opening failed, its error is the cause and the one of `work` a consequence.
    await opening
    throw error
  } finally {
    if (broken === undefined) loan.giveBack()
    else loan.destroy(broken, limitMs)
  }
}

async function untilGone<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work()
  let leave = () => {}
  const gone = new Promise<never>((_, reject) => {
    leave = () => reject(new ClientGoneError())
  })
  if (signal.aborted) throw new ClientGoneError()
  signal.addEventListener('abort', leave, { once: true })
  return Promise.race([gone, work()]).finally(() => signal.removeEventListener('abort', leave))
}

// PostgreSQL's log and pg_stat_activity show the name beside a statement.
const SCOPE =
  "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true), set_config('statement_timeout', $3, true), set_config('application_name', $4, true)"

/** PostgreSQL cuts the name at 63 bytes; an id may have 64 characters. */
const nameOf = (request: string | undefined) => (request === undefined ? 'tappet' : `tappet ${request}`)

const SETTINGS = 'select set_config(key, value, true) from json_each_text($1)'

async function open(client: PoolClient, identity: Identity, options: ScopeOptions): Promise<void> {
  const timeoutMs = String(options.statementTimeoutMs ?? DEFAULT_STATEMENT_TIMEOUT_MS)
  await Promise.all([
    client.query(options.readOnly === true ? 'begin read only' : 'begin'),
    client.query({
      name: 'scope',
      text: SCOPE,
      values: [identity.role, claimsText(identity), timeoutMs, nameOf(currentRequest.getStore())],
    }),
    ...(options.settings === undefined
      ? []
      : [
          client.query({
            name: 'scope-settings',
            text: SETTINGS,
            values: [JSON.stringify(options.settings)],
          }),
        ]),
  ])
}

// Requests of one caller share one claims object (token-memory.ts).
const claimsTexts = new WeakMap<object, string>()

function claimsText({ claims }: Identity): string {
  const memory = claimsTexts.get(claims)
  if (memory !== undefined) return memory
  const text = JSON.stringify(claims)
  claimsTexts.set(claims, text)
  return text
}
