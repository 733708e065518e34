/** How long the landing page waits for a session when the address carries tokens. */
export const HASH_WAIT_MS = 1000

/** True when the address's hash carries an access or a refresh token. */
export function carriesTokens(hash: string): boolean {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  return params.has('access_token') || params.has('refresh_token')
}

/** Where the landing page leads, or null while it has to wait. */
export function landingTarget(landing: {
  status: 'loading' | 'authenticated' | 'unauthenticated'
  waiting: boolean
}): '/' | '/login' | null {
  if (landing.waiting || landing.status === 'loading') return null
  return landing.status === 'authenticated' ? '/' : '/login'
}
