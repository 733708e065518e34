import { isIosApp } from '../runtime/runtime.ts'
import type { AppleIdToken } from './apple.native.ts'

export type AppleIdTokenRequest = (nonceHash: string) => Promise<AppleIdToken>

/** Null in a browser, where the sign-in is a redirect, and on Android, which has none. */
export function appleIdTokenRequest(): AppleIdTokenRequest | null {
  if (!isIosApp()) return null
  return async (nonceHash) => {
    const { requestIdToken } = await import('./apple.native.ts')
    return requestIdToken(nonceHash)
  }
}
