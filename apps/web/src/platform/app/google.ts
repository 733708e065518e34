import { isNativeApp } from '../runtime/runtime.ts'

export type GoogleIdTokenRequest = () => Promise<string | null>

/**
 * Null in a browser, where the sign-in is a redirect.
 * @param clientId the token's audience; without one the dialog gives no token
 */
export function googleIdTokenRequest(clientId: string | undefined): GoogleIdTokenRequest | null {
  if (!isNativeApp()) return null
  return async () => {
    if (clientId === undefined) return null
    const { requestIdToken } = await import('./google.native.ts')
    return requestIdToken(clientId)
  }
}
