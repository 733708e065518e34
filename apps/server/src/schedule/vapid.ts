/** VAPID (RFC 8292): browsers subscribe with the public key. */
import { createECDH, type ECDH, hkdfSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Disk, realDisk, writeWhole } from '../database/folder.ts'
import { StartError } from '../errors/start.ts'

/** P-256, base64url: the uncompressed point and the scalar. */
export type VapidKeys = { publicKey: string; privateKey: string }

/**
 * The operator's key; else, where JWT_SECRET is set, one derived from it, the same on every node; else one generated at
 * first start under `dataFolder`/keys.
 * @param disk for tests
 * @throws StartError when the stored pair is damaged
 */
export async function loadVapidKeys(
  dataFolder: string,
  privateKey: string | undefined,
  jwtSecret: string | undefined,
  disk: Disk = realDisk,
): Promise<VapidKeys> {
  if (privateKey !== undefined) return pairOf(privateKey)
  if (jwtSecret !== undefined) return derivedFrom(jwtSecret)
  return (await readStored(dataFolder)) ?? (await generate(dataFolder, disk))
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

async function generate(dataFolder: string, disk: Disk): Promise<VapidKeys> {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const file = keyFile(dataFolder)
  const text = `${JSON.stringify(keysOf(curve))}\n`
  await writeWhole(file, text, { isNew: true, disk })
  const earlier = await readStored(dataFolder)
  if (earlier === null) throw new Error(`${file} could not be read back`)
  return earlier
}

async function readStored(dataFolder: string): Promise<VapidKeys | null> {
  const file = keyFile(dataFolder)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  try {
    return pairOf((JSON.parse(text) as VapidKeys).privateKey)
  } catch (cause) {
    throw new StartError(
      `${file} is ${text.trim() === '' ? 'empty' : 'damaged'}. Put it back from a backup of the data folder. If it is lost, delete it and start again: a new one is made, and everybody who wants reminders pushed has to turn them on again.`,
      { cause },
    )
  }
}

function pairOf(privateKey: string): VapidKeys {
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
