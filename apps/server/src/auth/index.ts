import { type Handler, Hono, type MiddlewareHandler } from 'hono'
import { AuthError, type AuthErrorName, authErrorResponse, gatewayRefusals } from '../errors/auth.ts'
import { IdentifyError, identify } from '../identity/identify.ts'
import { changeAccount, readAccount, signOut } from './account.ts'
import { createUser, deleteUser, generateLink, listAccounts, readUser, updateAccount } from './admin.ts'
import { createLater } from './background.ts'
import type { AuthContext, AuthDeps, AuthEnv } from './context.ts'
import { createGoogle } from './google.ts'
import { token } from './grants.ts'
import { createLimits } from './limits.ts'
import { createMailer } from './mailer.ts'
import { authorize, callback } from './oauth.ts'
import { createPasswords } from './passwords.ts'
import { recover, resend } from './recover.ts'
import { health, settings } from './settings.ts'
import { signUp } from './signup.ts'
import { followLink, verify } from './verify.ts'

export type { AuthDeps } from './context.ts'
export { tryMailServer } from './mailer.ts'

/**
 * Accounts and sessions as GoTrue answers them, for auth-js. Test mode (no mail server)
 * confirms a sign-up at once and leaves mails in `dataFolder`/outbox; real mode mails,
 * refuses known passwords, limits guessing and does not tell who has an account.
 */
export function createAuth(deps: AuthDeps): Hono<AuthEnv> {
  const { accounts, config, log, now } = deps
  const isTestMode = config.mail === undefined
  const auth: AuthContext = {
    ...deps,
    isTestMode,
    limits: createLimits(accounts, isTestMode),
    mailer: createMailer(config, now),
    passwords: createPasswords(!isTestMode),
    google: config.google ? createGoogle(config.google, `${config.siteUrl}/auth/v1/callback`, now) : null,
    later: createLater(isTestMode, log),
  }
  const app = new Hono<AuthEnv>()
  app.use(neverKept)
  addOpenRoutes(app, auth)
  app.use(gate(auth))
  addRoutes(app, auth)
  addAdminRoutes(app, auth)
  for (const [path, name] of NOT_OFFERED) app.all(path, refuse(name))
  app.all('*', refuse('not_found'))
  app.onError((error, request) => {
    const refusal = error instanceof AuthError ? error : new AuthError('unexpected_failure', { cause: error })
    if (refusal.status >= 500) log.error({ err: refusal.cause, path: request.req.path }, refusal.message)
    return authErrorResponse(refusal, request.req.raw)
  })
  return app
}

/** Reached by a browser that follows a link and so can send no key. */
function addOpenRoutes(app: Hono<AuthEnv>, auth: AuthContext): void {
  app.get('/verify', followLink(auth))
  app.get('/authorize', authorize(auth))
  app.get('/callback', callback(auth))
  app.get('/health', health)
  // Tokens are signed with a secret, so there is no public key to show.
  app.get('/.well-known/jwks.json', (request) => request.json({ keys: [] }))
}

function addRoutes(app: Hono<AuthEnv>, auth: AuthContext): void {
  app.get('/settings', settings(auth))
  app.post('/signup', signUp(auth))
  app.post('/token', token(auth))
  app.get('/user', readAccount(auth))
  app.put('/user', changeAccount(auth))
  app.post('/logout', signOut(auth))
  app.post('/recover', recover(auth))
  app.post('/resend', resend(auth))
  app.post('/verify', verify(auth))
}

function addAdminRoutes(app: Hono<AuthEnv>, auth: AuthContext): void {
  app.get('/admin/users', listAccounts(auth))
  app.post('/admin/users', createUser(auth))
  app.get('/admin/users/:id', readUser(auth))
  app.put('/admin/users/:id', updateAccount(auth))
  app.delete('/admin/users/:id', deleteUser(auth))
  app.post('/admin/generate_link', generateLink(auth))
}

/** What auth-js can ask for and this server does not do, said as GoTrue says it when switched off. */
const NOT_OFFERED: readonly [path: string, name: AuthErrorName][] = [
  ['/otp', 'otp_disabled'],
  ['/sso', 'saml_provider_disabled'],
  ['/factors', 'mfa_totp_enroll_not_enabled'],
  ['/user/identities/*', 'manual_linking_disabled'],
]

const refuse = (name: AuthErrorName): Handler<AuthEnv> => {
  return () => {
    throw new AuthError(name)
  }
}

/** Answers carry tokens: no cache may keep them. */
const neverKept: MiddlewareHandler<AuthEnv> = async (request, next) => {
  await next()
  request.res.headers.set('Cache-Control', 'no-store')
}

/** Asks for a key, as Supabase's gateway does, and notes whom the bearer token names. */
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
