/** When the address carries tokens. */
export const HASH_WAIT_MS = 1000

export function carriesTokens(hash: string): boolean {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  return params.has('access_token') || params.has('refresh_token')
}

export function landingTarget(landing: {
  status: 'loading' | 'authenticated' | 'unauthenticated'
  waiting: boolean
}): '/' | '/login' | null {
  if (landing.waiting || landing.status === 'loading') return null
  return landing.status === 'authenticated' ? '/' : '/login'
}
