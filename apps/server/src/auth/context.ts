import type { HttpBindings } from '@hono/node-server'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { AppleConfig } from '../config/index.ts'
import type { IdentifyProblem } from '../identity/identify.ts'
import type { Identity, Tokens } from '../identity/token.ts'
import type { Passwords } from './accounts/passwords.ts'
import type { SecretBox } from './factors/secret-box.ts'
import type { Limits } from './limits.ts'
import type { Later } from './mail/background.ts'
import type { MailConfig, Mailer } from './mail/mailer.ts'
import type { ProviderName } from './providers/claims.ts'
import type { GoogleConfig } from './providers/google.ts'
import type { Provider } from './providers/provider.ts'

export type AuthConfig = MailConfig & {
  google?: GoogleConfig
  apple?: AppleConfig
  trustedProxies: number
}

export type AuthDeps = {
  accounts: Pool
  tokens: Tokens
  config: AuthConfig
  log: Logger
  now: () => number
  /** The log that the account's owner reads. */
  note: (
    userId: string,
    kind: 'sign_in_failed' | 'recovery_code_used',
    device: string | null,
  ) => Promise<void>
  onMailFailed?: () => void
  /** bcrypt's, other than 10: tests sign up by the thousand. */
  bcryptCost?: number | undefined
}

export type AuthContext = AuthDeps & {
  /** No mail server is set: sign-up confirms at once, limits are high, every password is accepted. */
  isTestMode: boolean
  limits: Limits
  mailer: Mailer
  passwords: Passwords
  /** For second factors. */
  secrets: SecretBox
  later: Later
  providers: Readonly<Record<ProviderName, Provider | null>>
}

export type AuthEnv = {
  Bindings: Partial<HttpBindings>
  Variables: {
    identity: Identity | null
    identityProblem: IdentifyProblem | null
  }
}
