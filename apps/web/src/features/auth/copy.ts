import { type AuthError, isAuthError, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { FRESH_SIGN_IN_MINUTES } from '@tappet/wire'

export type AuthMode = 'signin' | 'signup'

const ACCOUNT_CREATED = 'Account created! Please check your email to verify your account'
/** Where no mail is sent. */
const ACCOUNT_READY = 'Account created! You are signed in.'
export const WELCOME_BACK = 'Welcome back!'
export const WELCOME = 'Welcome!'

const PROVIDER_FAILED_TITLE = 'Sign-in failed'
export const NOT_SET_UP = 'Not set up on this server.'

export const NO_SESSION = 'Authentication failed - no session received'
export const CALLBACK_UNEXPECTED = 'An unexpected error occurred during authentication'

export function signedUpText(hasSession: boolean): string {
  return hasSession ? ACCOUNT_READY : ACCOUNT_CREATED
}

type RecoverText = { hint: string; submit: string; title: string; done: (email: string) => string }

/** Where no mail is sent the operator has the link. */
export function recoverText(sendsMail: boolean): RecoverText {
  return sendsMail
    ? {
        hint: 'We send a link that lets you set a new password.',
        submit: 'Send Reset Link',
        title: 'Check your email',
        done: (email) =>
          `If ${email} has an account, a link to set a new password is on its way. It works for an hour.`,
      }
    : {
        hint: 'This server sends no mail. Its operator can give you a link to set a new password.',
        submit: 'Make a Reset Link',
        title: 'Ask the operator for the link',
        done: (email) =>
          `If ${email} has an account, the link lies in the server's outbox. It works for an hour.`,
      }
}

const FAILURE: Record<AuthMode, { title: string; fallback: string }> = {
  signin: { title: 'Sign-in failed', fallback: 'Failed to sign in' },
  signup: { title: 'Sign-up failed', fallback: 'Failed to create account' },
}

/** The service's own words; "An error occurred" where it gave none, the default where it could not be asked. */
export function failureMessage(mode: AuthMode, error: unknown): { title: string; description: string } {
  const { title, fallback } = FAILURE[mode]
  if (!isAuthError(error) || isAuthRetryableFetchError(error)) return { title, description: fallback }
  return { title, description: error.message || 'An error occurred' }
}

export function newPasswordRefused({ code, message }: AuthError): string {
  if (code === 'insufficient_aal')
    return 'This account has a second step at sign-in. Sign in with its code first; your password is unchanged.'
  if (code !== 'reauthentication_needed') return message || 'An error occurred'
  return `This sign-in is older than ${FRESH_SIGN_IN_MINUTES} minutes. Ask for a new link; your password is unchanged.`
}

export function providerFailureMessage(
  provider: 'Google' | 'Apple',
  error: unknown,
): { title: string; description: string } {
  const answered = isAuthError(error) && !isAuthRetryableFetchError(error)
  const said = answered || isMissingIdToken(error) ? error.message : ''
  return { title: PROVIDER_FAILED_TITLE, description: said || `Failed to sign in with ${provider}` }
}

export class MissingIdToken extends Error {
  constructor(provider: 'Google' | 'Apple') {
    super(`No ID token received from ${provider}`)
    this.name = 'MissingIdToken'
  }
}

function isMissingIdToken(error: unknown): error is MissingIdToken {
  return error instanceof MissingIdToken
}
