/** The key pair that push messages are signed with (VAPID, RFC 8292). Browsers subscribe to its public half. */
import { createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** P-256, base64url: the uncompressed point, and the scalar. */
export type VapidKeys = { publicKey: string; privateKey: string }

/**
 * The operator's own pair; else, where the operator gave JWT_SECRET, one that follows from it, so that many nodes have
 * the same without sharing a file; else one made at first start and kept under `dataFolder`/keys.
 */
export async function loadVapidKeys(
  dataFolder: string,
  given: VapidKeys | undefined,
  jwtSecret: string | undefined,
): Promise<VapidKeys> {
  if (given !== undefined) return given
  if (jwtSecret !== undefined) return derivedFrom(jwtSecret)
  return (await readKept(dataFolder)) ?? (await makeAndKeep(dataFolder))
}

function derivedFrom(jwtSecret: string): VapidKeys {
  const curve = createECDH('prime256v1')
  for (let attempt = 0; ; attempt++) {
    const scalar = Buffer.from(hkdfSync('sha256', jwtSecret, '', `tappet:vapid:${attempt}`, 32))
    try {
      curve.setPrivateKey(scalar)
    } catch {
      // Once in 2^32: not below the curve's order.
      continue
    }
    return keysOf(curve)
  }
}

async function makeAndKeep(dataFolder: string): Promise<VapidKeys> {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const file = keyFile(dataFolder)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  // Written whole under another name first: a crash must not leave half a key behind.
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, `${JSON.stringify(keysOf(curve))}\n`, { mode: 0o600 })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await unlink(draft)
  const kept = await readKept(dataFolder)
  if (kept === null) throw new Error(`${file} could not be read back`)
  return kept
}

async function readKept(dataFolder: string): Promise<VapidKeys | null> {
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
  // A scalar with leading zeros comes shorter.
  const privateKey = Buffer.concat([Buffer.alloc(32 - scalar.length), scalar]).toString('base64url')
  return { publicKey: curve.getPublicKey('base64url'), privateKey }
}

const keyFile = (dataFolder: string) => join(dataFolder, 'keys', 'vapid.json')
