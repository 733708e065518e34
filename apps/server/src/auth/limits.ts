import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { AuthError } from '../errors/auth.ts'
import { digest } from './secrets.ts'

const rules = {
  sign_in_by_address: { points: 30, seconds: 300 },
  // Wrong passwords only: signing in often does not lock the owner out.
  sign_in_by_device: { points: 30, seconds: 300 },
  // Of all devices that have never signed in to the account together.
  sign_in_by_account: { points: 100, seconds: 300 },
  factor_by_device: { points: 10, seconds: 3600 },
  factor_by_account: { points: 20, seconds: 3600 },
  sign_up_by_address: { points: 30, seconds: 300 },
  refresh_by_address: { points: 300, seconds: 300 },
  verify_by_address: { points: 30, seconds: 300 },
  verify_by_account: { points: 10, seconds: 3600 },
  mail_by_address: { points: 30, seconds: 3600 },
  mail_by_account: { points: 1, seconds: 60 },
} as const
export type LimitName = keyof typeof rules

/** An IPv6 site (/48) holds 65,536 networks: together they have this many times the points of one. */
const SITE_SHARE = 10

/** In test mode many users share one address. */
const TEST_MODE_POINTS = 100_000

export type Limits = {
  /** @throws AuthError over_request_rate_limit or over_email_send_rate_limit */
  take(name: LimitName, key: string): Promise<void>
  /**
   * For a whole IPv6 site.
   * @throws AuthError as take
   */
  takeOfSite(name: LimitName, site: string): Promise<void>
  giveBack(name: LimitName, key: string): Promise<void>
}

/** In the database in real mode, which all nodes share, in memory in test mode. */
export function createLimits(accounts: Pool, isTestMode: boolean): Limits {
  const limiters = forEachLimit((name) => (isTestMode ? inMemory(name) : inDatabase(accounts, name, 1)))
  const sites = isTestMode ? limiters : forEachLimit((name) => inDatabase(accounts, name, SITE_SHARE))
  const consume = async (limiter: RateLimiterAbstract, name: LimitName, key: string) => {
    try {
      await limiter.consume(digest(key))
    } catch (error) {
      throw error instanceof RateLimiterRes ? refusal(name, error.msBeforeNext) : error
    }
  }
  return {
    take: (name, key) => consume(limiters[name], name, key),
    takeOfSite: (name, site) => consume(sites[name], name, site),
    async giveBack(name, key) {
      await limiters[name].reward(digest(key))
    },
  }
}

const forEachLimit = (make: (name: LimitName) => RateLimiterAbstract) =>
  Object.fromEntries((Object.keys(rules) as LimitName[]).map((name) => [name, make(name)])) as Record<
    LimitName,
    RateLimiterAbstract
  >

const inMemory = (name: LimitName) =>
  new RateLimiterMemory({ keyPrefix: name, points: TEST_MODE_POINTS, duration: rules[name].seconds })

const inDatabase = (accounts: Pool, name: LimitName, share: number) =>
  new RateLimiterPostgres({
    storeClient: accounts,
    storeType: 'pool',
    schemaName: 'auth',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: rules[name].points * share,
    duration: rules[name].seconds,
    // A blocked key does not reach the database until its time is over.
    inMemoryBlockOnConsumed: rules[name].points * share + 1,
  })

function refusal(name: LimitName, waitMs: number): AuthError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  if (name === 'mail_by_account') {
    const message = `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`
    return new AuthError('over_email_send_rate_limit', { message, retryAfterSeconds })
  }
  const code = name === 'mail_by_address' ? 'over_email_send_rate_limit' : 'over_request_rate_limit'
  return new AuthError(code, { retryAfterSeconds })
}
