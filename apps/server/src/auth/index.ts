import { type Handler, Hono, type MiddlewareHandler } from 'hono'
import { AuthError, type AuthErrorName, authErrorResponse } from '../errors/auth.ts'
import { gatewayRefusals } from '../errors/gateway.ts'
import { isUnavailable, RETRY_AFTER_SECONDS } from '../errors/unavailable.ts'
import { IdentifyError, identify } from '../identity/identify.ts'
import { changeAccount, readAccount } from './accounts/account.ts'
import { createUser, deleteUser, readUser, updateAccount } from './accounts/admin.ts'
import { createPasswords } from './accounts/passwords.ts'
import { signUp } from './accounts/signup.ts'
import type { AuthContext, AuthDeps, AuthEnv } from './context.ts'
import { deleteUserFactor, listUserFactors } from './factors/admin-factors.ts'
import { enroll, unenroll } from './factors/enroll.ts'
import {
  deleteRecoveryCodes,
  generateRecoveryCodes,
  readRecoveryCodes,
  regenerateRecoveryCodes,
  verifyRecoveryCode,
} from './factors/recovery-codes.ts'
import { createSecretBox } from './factors/secret-box.ts'
import { challenge, verifyFactor } from './factors/verify.ts'
import { createLimits } from './limits.ts'
import { createLater } from './mail/background.ts'
import { createMailer, type Mailer } from './mail/mailer.ts'
import { otp } from './mail/otp.ts'
import { recover } from './mail/recover.ts'
import { followLink, verify } from './mail/verify.ts'
import { createApple } from './providers/apple.ts'
import { createGoogle } from './providers/google.ts'
import { authorize, callback } from './providers/oauth.ts'
import { token } from './sessions/grants.ts'
import { signOut } from './sessions/sign-out.ts'

export type { AuthDeps } from './context.ts'
export { createMailer, tryMailServer } from './mail/mailer.ts'
export { reminderMail } from './mail/templates.ts'

/**
 * /auth/v1, compatible with GoTrue. Test mode (no mail server) confirms sign-ups at once and writes mails to
 * `dataFolder`/outbox; real mode sends mails, refuses known passwords, limits attempts and does not reveal whether an
 * address has an account.
 */
export function createAuth(deps: AuthDeps): Hono<AuthEnv> {
  const { accounts, config, log, now } = deps
  const isTestMode = config.mail === undefined
  const answersTo = `${config.siteUrl}/auth/v1/callback`
  const auth: AuthContext = {
    ...deps,
    isTestMode,
    limits: createLimits(accounts, isTestMode),
    mailer: watched(createMailer(config, now), deps.onMailFailed),
    passwords: createPasswords(!isTestMode, { cost: deps.bcryptCost }),
    secrets: createSecretBox(deps.tokens.serviceKey),
    providers: {
      google: config.google ? createGoogle(config.google, answersTo, now) : null,
      apple: config.apple ? createApple(config.apple, answersTo, now) : null,
    },
    later: createLater(isTestMode, log),
  }
  const app = new Hono<AuthEnv>()
  app.use(noStore)
  addOpenRoutes(app, auth)
  app.use(gate(auth))
  addRoutes(app, auth)
  addFactorRoutes(app, auth)
  addAdminRoutes(app, auth)
  for (const [path, name] of DISABLED) app.all(path, refuse(name))
  app.all('*', refuse('not_found'))
  app.onError((error, request) => {
    const refusal = refusalOf(error)
    if (refusal.status >= 500) log.error({ err: refusal.cause, path: request.req.path }, refusal.message)
    return authErrorResponse(refusal, request.req.raw)
  })
  return app
}

function watched(mailer: Mailer, onFailed: () => void = () => undefined): Mailer {
  return {
    ...mailer,
    async send(mail) {
      await mailer.send(mail).catch((error: unknown) => {
        onFailed()
        throw error
      })
    },
  }
}

// pg's pool gives its timeout no code.
const POOL_TIMEOUT = /^timeout exceeded when trying to connect/

function refusalOf(error: unknown): AuthError {
  if (error instanceof AuthError) return error
  if (error instanceof Error && POOL_TIMEOUT.test(error.message))
    return new AuthError('over_capacity', { cause: error, retryAfterSeconds: 5 })
  if (isUnavailable(error))
    return new AuthError('database_unavailable', { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS })
  return new AuthError('unexpected_failure', { cause: error })
}

/** Opened by following a link, so without an API key. */
function addOpenRoutes(app: Hono<AuthEnv>, auth: AuthContext): void {
  app.get('/verify', followLink(auth))
  app.get('/authorize', authorize(auth))
  app.on(['GET', 'POST'], '/callback', callback(auth))
  // HS256 has no public key.
  app.get('/.well-known/jwks.json', (request) => request.json({ keys: [] }))
}

function addRoutes(app: Hono<AuthEnv>, auth: AuthContext): void {
  app.post('/signup', signUp(auth))
  app.post('/token', token(auth))
  app.get('/user', readAccount(auth))
  app.put('/user', changeAccount(auth))
  app.post('/logout', signOut(auth))
  app.post('/recover', recover(auth))
  app.post('/verify', verify(auth))
  app.post('/otp', otp(auth))
}

// The fixed paths first: of two that fit, the first answers.
function addFactorRoutes(app: Hono<AuthEnv>, auth: AuthContext): void {
  app.get('/factors/recovery-codes', readRecoveryCodes(auth))
  app.post('/factors/recovery-codes', generateRecoveryCodes(auth))
  app.delete('/factors/recovery-codes', deleteRecoveryCodes(auth))
  app.post('/factors/recovery-codes/regenerate', regenerateRecoveryCodes(auth))
  app.post('/factors/recovery-codes/verify', verifyRecoveryCode(auth))
  app.post('/factors', enroll(auth))
  app.delete('/factors/:factor', unenroll(auth))
  app.post('/factors/:factor/challenge', challenge(auth))
  app.post('/factors/:factor/verify', verifyFactor(auth))
}

function addAdminRoutes(app: Hono<AuthEnv>, auth: AuthContext): void {
  app.post('/admin/users', createUser(auth))
  app.get('/admin/users/:id', readUser(auth))
  app.put('/admin/users/:id', updateAccount(auth))
  app.delete('/admin/users/:id', deleteUser(auth))
  app.get('/admin/users/:id/factors', listUserFactors(auth))
  app.delete('/admin/users/:id/factors/:factor', deleteUserFactor(auth))
}

/** Features of auth-js that this server lacks. */
const DISABLED: readonly [path: string, name: AuthErrorName][] = [
  ['/sso', 'saml_provider_disabled'],
  ['/user/identities/*', 'manual_linking_disabled'],
]

const refuse = (name: AuthErrorName): Handler<AuthEnv> => {
  return () => {
    throw new AuthError(name)
  }
}

/** Answers carry tokens. */
const noStore: MiddlewareHandler<AuthEnv> = async (request, next) => {
  await next()
  request.res.headers.set('Cache-Control', 'no-store')
}

/** Requires an API key, as Supabase's gateway does. */
const gate =
  (auth: AuthContext): MiddlewareHandler<AuthEnv> =>
  async (request, next) => {
    request.set('identity', null)
    request.set('identityProblem', null)
    try {
      request.set('identity', await identify(request.req.raw, auth.tokens))
    } catch (error) {
      if (!(error instanceof IdentifyError)) throw error
      if (error.problem === 'no_api_key' || error.problem === 'invalid_api_key') {
        return request.json(gatewayRefusals[error.problem], 401)
      }
      request.set('identityProblem', error.problem)
    }
    return next()
  }
