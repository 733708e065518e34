/**
 * age files (https://age-encryption.org/v1): `age -d FILE` opens one without Tappet. Node's scrypt derives the key off
 * the main thread; the library's own would stop it.
 */
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, type Identity, type Recipient, Stanza } from 'age-encryption'
import { StartError } from '../errors/start.ts'

const MAGIC = 'age-encryption.org/v1'
/** 128 MB and some tenths of a second (OWASP Password Storage Cheat Sheet, scrypt). */
const WORK_FACTOR = 17
/** As age itself: more would be an attack on this machine's memory. */
const MAX_WORK_FACTOR = 22
const BLOCK_SIZE = 8
const SALT_BYTES = 16
const KEY_BYTES = 32
const TAG_BYTES = 16
const NONCE = Buffer.alloc(12)
const CIPHER = 'chacha20-poly1305'
const OPTIONS = { authTagLength: TAG_BYTES }

export class WrongPhrase extends StartError {}

export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === MAGIC
  } finally {
    await file.close()
  }
}

export async function* encrypt(
  source: AsyncIterable<Uint8Array>,
  phrase: string,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient(phrase))
  yield* fromWeb(await encrypter.encrypt(toWeb(source)))
}

/**
 * Gives each chunk after it was authenticated.
 * @throws WrongPhrase; Error where the file is damaged or ends too early
 */
export async function* decrypt(
  source: AsyncIterable<Uint8Array>,
  phrase: string,
): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity(phrase))
  yield* fromWeb(await decrypter.decrypt(toWeb(source)))
}

const recipient = (phrase: string): Recipient => ({
  async wrapFileKey(fileKey) {
    const salt = randomBytes(SALT_BYTES)
    const cipher = createCipheriv(CIPHER, await keyOf(phrase, salt, WORK_FACTOR), NONCE, OPTIONS)
    const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
    return [new Stanza(['scrypt', unpadded(salt), String(WORK_FACTOR)], body)]
  },
})

const identity = (phrase: string): Identity => ({
  async unwrapFileKey(stanzas) {
    const [stanza] = stanzas
    const [kind, salt = '', workFactor = ''] = stanza?.args ?? []
    if (stanza === undefined || stanzas.length !== 1 || kind !== 'scrypt')
      throw new StartError(
        'The backup is encrypted for a key of age, not with a pass phrase: decrypt it with age.',
      )
    const logN = Number(workFactor)
    if (!/^[1-9]\d?$/.test(workFactor) || logN > MAX_WORK_FACTOR) throw new Error('damaged header')
    const decipher = createDecipheriv(
      CIPHER,
      await keyOf(phrase, Buffer.from(salt, 'base64'), logN),
      NONCE,
      OPTIONS,
    )
    decipher.setAuthTag(stanza.body.subarray(-TAG_BYTES))
    try {
      return Buffer.concat([decipher.update(stanza.body.subarray(0, -TAG_BYTES)), decipher.final()])
    } catch (cause) {
      throw new WrongPhrase(
        'The pass phrase is not the one that the backup was encrypted with. Set BACKUP_PASSPHRASE to that one. Nothing was changed.',
        { cause },
      )
    }
  },
})

/** A proof reads the same file several times. */
let last: { of: string; key: Promise<Buffer> } | undefined

function keyOf(phrase: string, salt: Buffer, logN: number): Promise<Buffer> {
  const of = `${logN} ${salt.toString('hex')} ${phrase}`
  if (last?.of !== of) last = { of, key: derive(phrase, salt, logN) }
  return last.key
}

function derive(phrase: string, salt: Buffer, logN: number): Promise<Buffer> {
  const label = Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt])
  const N = 2 ** logN
  return new Promise((resolve, reject) => {
    scrypt(
      phrase,
      label,
      KEY_BYTES,
      { N, r: BLOCK_SIZE, p: 1, maxmem: 256 * BLOCK_SIZE * N },
      (error, key) => (error === null ? resolve(key) : reject(error)),
    )
  })
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
const toWeb = (source: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(source)) as NodeReadableStream<Uint8Array> as ReadableStream<Uint8Array>
const fromWeb = (stream: ReadableStream<Uint8Array>): AsyncIterable<Buffer> =>
  Readable.fromWeb(stream as NodeReadableStream<Uint8Array>)
