import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { testFolder } from '../../../../tests/harness/folder.ts'
import { loadJwtSecret, readJwtSecret } from './secret.ts'

let folder: string
beforeEach(() => {
  folder = testFolder()
})

describe('the secret that signs tokens', () => {
  it('is the operator’s when they give one, and then none is kept', async () => {
    expect(await loadJwtSecret(folder, 'given')).toBe('given')
    expect(await readdir(folder)).toEqual([])
  })

  it('is made once, long, and readable by the server alone', async () => {
    const secret = await loadJwtSecret(folder, undefined)
    expect(secret).toMatch(/^[\w-]{64}$/)
    expect(await loadJwtSecret(folder, undefined)).toBe(secret)
    expect((await stat(join(folder, 'keys/jwt-secret'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(folder, 'keys'))).mode & 0o777).toBe(0o700)
  })

  it('is the same for two that make it at once', async () => {
    const [one, other] = await Promise.all([
      loadJwtSecret(folder, undefined),
      loadJwtSecret(folder, undefined),
    ])
    expect(one).toBe(other)
    expect(await readdir(join(folder, 'keys'))).toEqual(['jwt-secret'])
  })

  it('is not made by looking', async () => {
    expect(await readJwtSecret(folder)).toBeNull()
    expect(await readdir(folder)).toEqual([])
  })

  it.each([
    ['', 'is empty'],
    ['\0'.repeat(64), 'is damaged'],
    ['half of a', 'is damaged'],
  ])('is named with what to do when the file holds %j', async (text, words) => {
    await mkdir(join(folder, 'keys'))
    await writeFile(join(folder, 'keys/jwt-secret'), text)
    await expect(loadJwtSecret(folder, undefined)).rejects.toThrow(
      new RegExp(`jwt-secret ${words}: .* Put it back from a backup`),
    )
  })

  it.each(['database/cluster', 'files/0a'])('is not replaced where %s is there', async (data) => {
    await mkdir(join(folder, data), { recursive: true })
    await expect(loadJwtSecret(folder, undefined)).rejects.toThrow(
      /jwt-secret is missing, and .* holds data\. Nothing was changed: a new key would sign everybody out\./,
    )
    expect(await readdir(folder)).toEqual([data.split('/')[0]])
    expect(await loadJwtSecret(folder, 'given')).toBe('given')
  })
})
