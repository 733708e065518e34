import { createECDH } from 'node:crypto'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { testFolder } from '../../../../tests/harness/folder.ts'
import { loadVapidKeys } from './vapid.ts'

let folder: string
beforeEach(() => {
  folder = testFolder()
})

const secret = 'a secret of at least thirty-two letters'

describe('the push keys', () => {
  it('are generated at first start, readable by the server alone, and loaded again', async () => {
    const keys = await loadVapidKeys(folder, undefined, undefined)
    expect(await loadVapidKeys(folder, undefined, undefined)).toEqual(keys)
    expect((await stat(join(folder, 'keys/vapid.json'))).mode & 0o777).toBe(0o600)
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65)
    expect(Buffer.from(keys.privateKey, 'base64url')).toHaveLength(32)
  })

  it('are one pair when two processes generate them at once', async () => {
    const [one, other] = await Promise.all([
      loadVapidKeys(folder, undefined, undefined),
      loadVapidKeys(folder, undefined, undefined),
    ])
    expect(one).toEqual(other)
  })

  it('are the operator’s where they are set', async () => {
    const { privateKey, publicKey } = await loadVapidKeys(folder, undefined, 'another secret')
    expect(await loadVapidKeys(folder, privateKey, secret)).toEqual({ privateKey, publicKey })
  })

  it('are the same on every node with the same secret', async () => {
    const here = await loadVapidKeys(folder, undefined, secret)
    const there = await loadVapidKeys(join(folder, 'elsewhere'), undefined, secret)
    expect(there).toEqual(here)
    expect(await loadVapidKeys(folder, undefined, `${secret}!`)).not.toEqual(here)
    const curve = createECDH('prime256v1')
    curve.setPrivateKey(Buffer.from(here.privateKey, 'base64url'))
    expect(curve.getPublicKey('base64url')).toBe(here.publicKey)
    expect(here.privateKey).not.toContain(secret)
  })

  it.each([
    ['', 'is empty'],
    ['{"publicKey":"p"', 'is damaged'],
    ['{}', 'is damaged'],
  ])('are named with what to do when the file holds %j', async (text, words) => {
    await loadVapidKeys(folder, undefined, undefined)
    await writeFile(join(folder, 'keys/vapid.json'), text)
    await expect(loadVapidKeys(folder, undefined, undefined)).rejects.toThrow(
      new RegExp(`vapid.json ${words}\\. Put it back from a backup`),
    )
  })
})
