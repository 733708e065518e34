import { createHmac } from 'node:crypto'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { type Identity, isIssuedAhead, type Role } from '../identity/token.ts'
import { StorageError } from './errors.ts'

/** The creator of an upload URL, and whether it may replace an object. */
export type UploadGrant = { identity: Identity; upsert: boolean }

/** `address` is `{bucket}/{path}`. */
export type Signer = {
  signRead(address: string, lifetimeSeconds: number): Promise<string>
  signUpload(address: string, grant: UploadGrant, lifetimeSeconds: number): Promise<string>
  /** @throws StorageError ExpiredToken, InvalidSignature */
  verifyRead(token: string, address: string): Promise<void>
  /** @throws StorageError ExpiredToken, InvalidSignature */
  verifyUpload(token: string, address: string): Promise<UploadGrant>
}

/**
 * A JWT (HS256) under a key derived from the secret, the same on every node, so that a URL's token is no session and a
 * session's token signs no URL.
 * @param serviceKey known to the server and its operator alone
 */
export function createSigner(serviceKey: string, now: () => number): Signer {
  const key = createHmac('sha256', serviceKey).update('tappet:storage-links').digest()

  const sign = (audience: 'read' | 'upload', claims: JWTPayload, lifetimeSeconds: number) => {
    const issuedAt = Math.floor(now() / 1000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifetimeSeconds)
      .sign(key)
  }
  const verify = async (audience: 'read' | 'upload', token: string, address: string) => {
    const options = { algorithms: ['HS256'], audience, currentDate: new Date(now()) }
    const { payload } = await jwtVerify(token, key, options).catch((error: unknown) => {
      const isExpired = error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED'
      throw new StorageError(isExpired ? 'ExpiredToken' : 'InvalidSignature')
    })
    if (payload.url !== address || isIssuedAhead(payload, now())) throw new StorageError('InvalidSignature')
    return payload
  }

  return {
    signRead: (address, lifetimeSeconds) => sign('read', { url: address }, lifetimeSeconds),
    signUpload: (address, { identity, upsert }, lifetimeSeconds) =>
      sign(
        'upload',
        { url: address, upsert, role: identity.role, ...subject(identity.userId) },
        lifetimeSeconds,
      ),
    async verifyRead(token, address) {
      await verify('read', token, address)
    },
    async verifyUpload(token, address) {
      const payload = await verify('upload', token, address)
      return { identity: grantor(payload), upsert: payload.upsert === true }
    },
  }
}

const ROLES: Readonly<Record<string, Role>> = { service_role: 'service_role', authenticated: 'authenticated' }

/** An upload runs as the creator of the URL: the policies apply when it is used. */
function grantor(payload: JWTPayload): Identity {
  const role = ROLES[String(payload.role)] ?? 'anon'
  const userId = payload.sub ?? null
  return { role, claims: { role, ...subject(userId) }, token: '', userId }
}

function subject(userId: string | null): { sub?: string } {
  return userId === null ? {} : { sub: userId }
}
