import type { Session, User } from '@supabase/supabase-js'

/** The second factors that this account has confirmed. */
export const confirmedFactors = ({ factors }: Pick<User, 'factors'>) =>
  (factors ?? []).filter(({ status }) => status === 'verified')

/** The authenticator app that is asked for a code; undefined where there is none. */
export const appFactor = (user: Pick<User, 'factors'>) =>
  confirmedFactors(user).find(({ factor_type }) => factor_type === 'totp')

/**
 * Whether the session has given all that the account asks for. After the password alone, the server gives no row to a
 * session of an account with a second factor: the app then shows nobody signed in, instead of empty lists.
 */
export function isProven(session: Pick<Session, 'user' | 'access_token'>): boolean {
  return confirmedFactors(session.user).length === 0 || levelOf(session.access_token) === 'aal2'
}

function levelOf(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const claims: { aal?: unknown } = JSON.parse(atob(payload))
    return claims.aal
  } catch {
    return undefined
  }
}
