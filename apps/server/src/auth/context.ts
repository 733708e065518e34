import type { HttpBindings } from '@hono/node-server'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { IdentifyProblem } from '../identity/identify.ts'
import type { Identity, Tokens } from '../identity/token.ts'
import type { Later } from './background.ts'
import type { GoogleProvider } from './google.ts'
import type { Limits } from './limits.ts'
import type { Mailer } from './mailer.ts'
import type { Passwords } from './passwords.ts'

export type AuthConfig = {
  /** Where people reach the app, without a trailing slash. */
  siteUrl: string
  /** In test mode mails lie in its folder `outbox`. */
  dataFolder: string
  /** Set: real mode, mails are sent. Unset: test mode. */
  mail?: { smtpUrl: string; from: string }
  google?: { clientId: string; clientSecret: string; issuer: string }
  trustedProxies: number
}

export type AuthDeps = {
  /** Connected as supabase_auth_admin. */
  accounts: Pool
  tokens: Tokens
  config: AuthConfig
  log: Logger
  /** Clock in milliseconds. */
  now: () => number
}

/** Everything a route needs, made once. */
export type AuthContext = AuthDeps & {
  /** No mail server: sign-up confirms at once and nothing has to be guessed-proof. */
  isTestMode: boolean
  limits: Limits
  mailer: Mailer
  passwords: Passwords
  later: Later
  google: GoogleProvider | null
}

export type AuthEnv = {
  Bindings: Partial<HttpBindings>
  Variables: {
    /** Who the bearer token says is asking; null when it cannot be believed. */
    identity: Identity | null
    identityProblem: IdentifyProblem | null
  }
}

/** The moment `now` as PostgreSQL and JSON read it. */
export const timestamp = (milliseconds: number): string => new Date(milliseconds).toISOString()
