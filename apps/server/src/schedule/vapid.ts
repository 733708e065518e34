/** The key pair that signs push messages (VAPID, RFC 8292). Browsers subscribe with the public key. */
import { createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** P-256, base64url: the uncompressed point and the scalar. */
export type VapidKeys = { publicKey: string; privateKey: string }

/**
 * The operator's pair; else, where JWT_SECRET is set, one derived from it, the same on every node; else one generated at
 * first start and stored under `dataFolder`/keys.
 */
export async function loadVapidKeys(
  dataFolder: string,
  given: VapidKeys | undefined,
  jwtSecret: string | undefined,
): Promise<VapidKeys> {
  if (given !== undefined) return given
  if (jwtSecret !== undefined) return derivedFrom(jwtSecret)
  return (await readStored(dataFolder)) ?? (await generate(dataFolder))
}

function derivedFrom(jwtSecret: string): VapidKeys {
  const curve = createECDH('prime256v1')
  for (let attempt = 0; ; attempt++) {
    const scalar = Buffer.from(hkdfSync('sha256', jwtSecret, '', `tappet:vapid:${attempt}`, 32))
    try {
      curve.setPrivateKey(scalar)
    } catch {
      // Once in 2^32 the scalar is not below the curve's order.
      continue
    }
    return keysOf(curve)
  }
}

async function generate(dataFolder: string): Promise<VapidKeys> {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const file = keyFile(dataFolder)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  // Linked when complete: a crash leaves no half of a key.
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, `${JSON.stringify(keysOf(curve))}\n`, { mode: 0o600 })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await unlink(draft)
  const kept = await readStored(dataFolder)
  if (kept === null) throw new Error(`${file} could not be read back`)
  return kept
}

async function readStored(dataFolder: string): Promise<VapidKeys | null> {
  const text = await readFile(keyFile(dataFolder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const { privateKey } = JSON.parse(text) as VapidKeys
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return keysOf(curve)
}

function keysOf(curve: ECDH): VapidKeys {
  const scalar = curve.getPrivateKey()
  // getPrivateKey omits leading zeros.
  const privateKey = Buffer.concat([Buffer.alloc(32 - scalar.length), scalar]).toString('base64url')
  return { publicKey: curve.getPublicKey('base64url'), privateKey }
}

const keyFile = (dataFolder: string) => join(dataFolder, 'keys', 'vapid.json')
