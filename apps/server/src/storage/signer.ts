import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { isIssuedAhead } from '../identity/token.ts'
import { StorageError } from './errors.ts'

/** `address` is `{bucket}/{path}`. */
export type Signer = {
  sign(address: string, lifetimeSeconds: number): Promise<string>
  verify(token: string, address: string): Promise<void>
}

const AUDIENCE = 'read'

/**
 * A JWT (HS256) under a key derived from the secret, the same on every node, so that a URL's token is no session and a
 * session's token signs no URL.
 * @param serviceKey known to the server and its operator alone
 */
export function createSigner(serviceKey: string, now: () => number): Signer {
  const key = createHmac('sha256', serviceKey).update('tappet:storage-links').digest()
  return {
    sign(address, lifetimeSeconds) {
      const issuedAt = Math.floor(now() / 1000)
      return new SignJWT({ url: address })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key)
    },
    async verify(token, address) {
      const options = { algorithms: ['HS256'], audience: AUDIENCE, currentDate: new Date(now()) }
      const { payload } = await jwtVerify(token, key, options).catch((error: unknown) => {
        const isExpired = error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED'
        throw new StorageError(isExpired ? 'ExpiredToken' : 'InvalidSignature')
      })
      if (payload.url !== address || isIssuedAhead(payload, now())) throw new StorageError('InvalidSignature')
    },
  }
}
