import type { Session, User } from '@supabase/supabase-js'

export const confirmedFactors = ({ factors }: Pick<User, 'factors'>) =>
  (factors ?? []).filter(({ status }) => status === 'verified')

export const appFactor = (user: Pick<User, 'factors'>) =>
  confirmedFactors(user).find(({ factor_type }) => factor_type === 'totp')

/** The server gives no row to a session without its second factor: nobody is shown as signed in. */
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
