import { isNativeApp } from './runtime.ts'

/** Asks the phone's Google account who is there; the token, or null when none was given. */
export type GoogleIdTokenRequest = () => Promise<string | null>

/**
 * A phone's own Google dialog, or null in a browser: there the sign-in is a redirect.
 *
 * @param clientId whom the token is to be made out to; without one the dialog gives no token
 */
export function googleIdTokenRequest(clientId: string | undefined): GoogleIdTokenRequest | null {
  if (!isNativeApp()) return null
  return async () => {
    if (clientId === undefined) return null
    const { requestIdToken } = await import('./google.native.ts')
    return requestIdToken(clientId)
  }
}
