import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What a real authenticator would not do, or another one would. */
export type Twist = {
  /** The page that asked. */
  origin?: string
  /** The host that the passkey is bound to. */
  rpId?: string
  /** Whether the device has verified who holds it. */
  isVerified?: boolean
  counter?: number
  challenge?: ArrayBuffer
}

type Options = { challenge: BufferSource; rp?: { id?: string }; rpId?: string | undefined }

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

/**
 * A passkey in memory (ES256), with the answers that a browser hands on; auth-js sends what their `toJSON` gives.
 *
 * @param origin of the page
 */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  const clientData = (type: string, options: Options, twist: Twist) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: bytesOf(twist.challenge ?? options.challenge).toString('base64url'),
        origin: twist.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (rpId: string, flags: number, twist: Twist, key = Buffer.alloc(0)) => {
    counter = twist.counter ?? counter + 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const verified = twist.isVerified === false ? 0 : VERIFIED
    return Buffer.concat([
      createHash('sha256')
        .update(twist.rpId ?? rpId)
        .digest(),
      Buffer.from([PRESENT | verified | flags]),
      count,
      key,
    ])
  }
  const credential = <T extends object>(response: T) => {
    const json = {
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key' as const,
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
      response,
    }
    return { ...json, toJSON: () => json }
  }
  return {
    id: id.toString('base64url'),
    /** As navigator.credentials.create: without an attestation. */
    create(options: Options, twist: Twist = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')),
      ])
      const data = authenticatorData(options.rp?.id ?? '', WITH_KEY, twist, key)
      return credential({
        clientDataJSON: clientData('webauthn.create', options, twist).toString('base64url'),
        attestationObject: attestation(data).toString('base64url'),
        transports: ['internal'],
      })
    },
    /** As navigator.credentials.get. */
    get(options: Options, twist: Twist = {}) {
      const data = authenticatorData(options.rpId ?? '', 0, twist)
      const assertion = clientData('webauthn.get', options, twist)
      const digest = createHash('sha256').update(assertion).digest()
      return credential({
        clientDataJSON: assertion.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, digest]), privateKey).toString('base64url'),
      })
    },
  }
}

const bytesOf = (source: BufferSource): Buffer =>
  ArrayBuffer.isView(source)
    ? Buffer.from(source.buffer, source.byteOffset, source.byteLength)
    : Buffer.from(source)

/** RFC 9053 section 2.1 in CBOR: type EC2, ES256, P-256. */
const coseKey = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), x, Buffer.from('225820', 'hex'), y])

/** {fmt: 'none', attStmt: {}, authData} in CBOR. */
function attestation(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
    data,
  ])
}
