/**
 * A browser maker's push service, and browsers that subscribed to it: takes messages over HTTP (RFC 8030), checks who
 * signed them (VAPID, RFC 8292), and reads them with the browser's keys (RFC 8291, RFC 8188), as a browser does.
 */
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { importJWK, jwtVerify } from 'jose'
import { startHttp } from './http.ts'

type Keys = { endpoint: string; p256dh: string; auth: string }
export type Received = { message: Record<string, unknown>; ttl: number; urgency: string; subject: string }
export type Browser = Keys & { received: Received[] }
type Posted = { url: string; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }

export type PushService = {
  /** A browser that subscribes with this public key. */
  subscribe(): Browser
  /** What the service answers to the next messages, before it takes any: 503, 410, … */
  answers: number[]
  /** In place of the network: the same request, to this service. */
  post(message: Posted): Promise<{ status: number }>
  close(): Promise<void>
}

const ORIGIN = 'https://push.example'

export async function startPushService(publicKey: () => string): Promise<PushService> {
  const browsers = new Map<string, Browser & { curve: ECDH; secret: Buffer }>()
  const answers: number[] = []
  const problems: unknown[] = []
  const http = await startHttp(async (request, response, body) => {
    const browser = browsers.get(request.url ?? '')
    const refusal = answers.shift() ?? (browser === undefined ? 410 : undefined)
    if (refusal !== undefined || browser === undefined) {
      response.writeHead(refusal ?? 410).end()
      return
    }
    try {
      const { authorization = '', ttl, urgency, 'content-encoding': encoding } = request.headers
      if (encoding !== 'aes128gcm') throw new Error(`encoding ${encoding}`)
      const subject = await verified(authorization, publicKey())
      const message = JSON.parse(decrypt(body, browser.curve, browser.secret))
      browser.received.push({ message, ttl: Number(ttl), urgency: String(urgency), subject })
      response.writeHead(201).end()
    } catch (error) {
      problems.push(error)
      response.writeHead(400).end()
    }
  })
  return {
    subscribe() {
      const curve = createECDH('prime256v1')
      curve.generateKeys()
      const [secret, path] = [randomBytes(16), `/send/${randomBytes(12).toString('hex')}`]
      const browser = {
        endpoint: `${ORIGIN}${path}`,
        p256dh: curve.getPublicKey('base64url'),
        auth: secret.toString('base64url'),
        received: [],
        curve,
        secret,
      }
      browsers.set(path, browser)
      return browser
    },
    answers,
    async post({ url, headers, body }) {
      const { status } = await fetch(url.replace(ORIGIN, http.url), { method: 'POST', headers, body })
      return { status }
    },
    async close() {
      await http.close()
      if (problems.length > 0) throw new AggregateError(problems, 'the push service could not read a message')
    },
  }
}

/** "vapid t=…, k=…": the token's subject, if it is signed by that key and meant for this service. */
async function verified(authorization: string, publicKey: string): Promise<string> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(authorization) ?? []
  if (key !== publicKey) throw new Error('signed by another key')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.toString('base64url', 1, 33),
    y: point.toString('base64url', 33),
  }
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
    audience: ORIGIN,
    algorithms: ['ES256'],
  })
  if ((payload.exp ?? Number.POSITIVE_INFINITY) > Date.now() / 1000 + 86_400)
    throw new Error('signed for too long')
  return String(payload.sub)
}

function decrypt(body: Buffer, curve: ECDH, secret: Buffer): string {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)]
  const senderKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey])
  const input = hkdf(curve.computeSecret(senderKey), secret, info, 32)
  const key = hkdf(input, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdf(input, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
  const end = padded.lastIndexOf(2)
  return padded.subarray(0, end).toString('utf8')
}

const hkdf = (input: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', input, salt, info, length))
