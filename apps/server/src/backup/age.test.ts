import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Decrypter, Encrypter } from 'age-encryption'
import { beforeAll, describe, expect, it } from 'vitest'
import { fileFolder } from '../../../../tests/harness/folder.ts'
import { decrypt, encrypt, isEncrypted, WrongPhrase } from './age.ts'
import { readBack } from './read-back.ts'
import { readTarGz, writeTarGz } from './tar.ts'

const PHRASE = 'a garage with a view'
/** More than two chunks of age. */
const plain = randomBytes(150_000)

async function* pieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 7000) yield bytes.subarray(at, at + 7000)
}
async function all(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of source) chunks.push(chunk)
  return Buffer.concat(chunks)
}

describe('an encrypted backup', () => {
  const folder = fileFolder()
  let file: string
  beforeAll(async () => {
    file = join(folder, 'b.tar.gz.age')
    const tar = writeTarGz(file, 0, { phrase: PHRASE })
    await tar.add('rows', plain.length, [plain])
    await tar.finish()
  })

  it('is a file of age, which opens it with the phrase alone', async () => {
    const sealed = await all(encrypt(pieces(plain), PHRASE))
    expect(sealed.includes(plain.subarray(0, 32))).toBe(false)
    const decrypter = new Decrypter()
    decrypter.addPassphrase(PHRASE)
    expect(Buffer.from(await decrypter.decrypt(sealed)).equals(plain)).toBe(true)
  })

  it('may have been made by age itself', async () => {
    const encrypter = new Encrypter()
    encrypter.setPassphrase(PHRASE)
    encrypter.setScryptWorkFactor(4)
    expect((await all(decrypt(pieces(await encrypter.encrypt(plain)), PHRASE))).equals(plain)).toBe(true)
  })

  it('gives back its entries with the phrase', async () => {
    expect(await isEncrypted(file)).toBe(true)
    for await (const { name, body } of readTarGz(file, PHRASE)) {
      expect(name).toBe('rows')
      expect((await all(body)).equals(plain)).toBe(true)
    }
  })

  it('names a wrong phrase, a missing one and damage apart', async () => {
    await expect(readBack(file, 'another phrase')).rejects.toThrow(WrongPhrase)
    await expect(readBack(file)).rejects.toThrow(`${file} is encrypted. Set BACKUP_PASSPHRASE`)
    const bytes = await readFile(file)
    bytes[100_000] = (bytes[100_000] ?? 0) ^ 1
    const damaged = join(folder, 'damaged')
    await writeFile(damaged, bytes)
    await expect(readBack(damaged, PHRASE)).rejects.toThrow('is not a whole backup')
    const short = join(folder, 'short')
    await writeFile(short, bytes.subarray(0, 90_000))
    await expect(readBack(short, PHRASE)).rejects.toThrow('is not a whole backup')
  })
})
