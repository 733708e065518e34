/**
 * Every write and sync of the first start is made to fail once, and the power is cut at it. By injection: the file
 * system below is the real one, and what a cut loses is taken away from it by hand, as a file system may lose it.
 */

import { chmod, mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { testFolder } from '../../../../tests/harness/folder.ts'
import { loadJwtSecret } from '../identity/secret.ts'
import { loadVapidKeys } from '../schedule/vapid.ts'
import type { Binaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { type Disk, realDisk, writeWhole } from './folder.ts'
import type { Runner } from './runner.ts'

let folder: string
beforeEach(() => {
  folder = testFolder()
})

class Fault extends Error {
  readonly code = 'EIO'
}

type FaultyDisk = { disk: Disk; steps: string[]; cut(): Promise<void> }

/**
 * The real disk until step `failing`, which fails as every later one does. A cut empties each file whose bytes were
 * never synced, under every name that it has got meanwhile.
 */
function faulty(failing: number): FaultyDisk {
  const steps: string[] = []
  const unsynced = new Set<string>()
  const step = (name: string) => {
    steps.push(name)
    if (steps.length > failing) throw new Fault('EIO: injected')
  }
  const moved = (from: string, to: string) => {
    if (unsynced.has(from)) unsynced.add(to)
  }
  const disk = {
    async open(path: string, flags: string, mode?: number) {
      step(`open ${flags}`)
      const file = await realDisk.open(path, flags, mode)
      if (flags !== 'r') unsynced.add(path)
      return {
        async writeFile(content: string) {
          step('write')
          await file.writeFile(content)
        },
        chown: (uid: number, gid: number) => file.chown(uid, gid),
        async sync() {
          step(flags === 'r' ? 'sync folder' : 'sync file')
          await file.sync()
          unsynced.delete(path)
        },
        close: () => file.close(),
      }
    },
    async mkdir(path: string, options: { recursive: true }) {
      step('mkdir')
      return realDisk.mkdir(path, options)
    },
    async rename(from: string, to: string) {
      step('rename')
      await realDisk.rename(from, to)
      moved(from, to)
    },
    async link(from: string, to: string) {
      step('link')
      await realDisk.link(from, to)
      moved(from, to)
    },
    async rm(path: string, options: { force: true }) {
      step('remove')
      await realDisk.rm(path, options)
    },
  } as unknown as Disk
  const cut = async () => {
    for (const path of unsynced) await truncate(path, 0).catch(() => undefined)
  }
  return { disk, steps, cut }
}

const asSelf: Runner = {
  name: 'as itself',
  owner: undefined,
  wrap: (file, args) => ({ file, args, ids: undefined }),
}

/** What the server writes at its first start, in its order. PostgreSQL's own files are PostgreSQL's to sync. */
async function firstStart(dataFolder: string, disk: Disk = realDisk) {
  const secret = await loadJwtSecret(dataFolder, undefined, disk)
  const database = join(dataFolder, 'database')
  await mkdir(database, { recursive: true })
  const initdb = join(dataFolder, '..', 'initdb')
  await writeFile(
    initdb,
    '#!/bin/sh\nmkdir -p "$2/global" && echo 18 > "$2/PG_VERSION" && head -c 8192 /dev/zero > "$2/global/pg_control"\n',
  )
  await chmod(initdb, 0o700)
  const binaries = { initdb, majorVersion: '18' } as Binaries
  const { password } = await ensureCluster(database, binaries, asSelf, disk)
  const { privateKey } = await loadVapidKeys(dataFolder, undefined, undefined, disk)
  await writeWhole(join(database, 'runtime.json'), '{"port":1}', { disk })
  return { secret, password, privateKey }
}

const NEVER = Number.POSITIVE_INFINITY

describe('the first start, cut off at each of its steps', () => {
  it('starts the second time, with whole keys that stay', async () => {
    const whole = faulty(NEVER)
    await mkdir(join(folder, 'whole', 'data'), { recursive: true })
    await firstStart(join(folder, 'whole', 'data'), whole.disk)
    expect(whole.steps.filter((step) => step === 'sync file')).toHaveLength(4)
    for (let failing = 0; failing < whole.steps.length; failing++) {
      const dataFolder = join(folder, String(failing), 'data')
      await mkdir(dataFolder, { recursive: true })
      const { disk, cut } = faulty(failing)
      await expect(firstStart(dataFolder, disk), `step ${failing} was not needed`).rejects.toThrow('injected')
      await cut()
      const again = await firstStart(dataFolder)
      expect(again.secret).toMatch(/^[\w-]{64}$/)
      expect(again.password).toMatch(/^[\w-]{32}$/)
      expect(await firstStart(dataFolder)).toEqual(again)
    }
  })
})

describe('a file that is written whole', () => {
  it('is the old one or the new one after a cut at any step, never a part', async () => {
    const path = join(folder, 'file')
    const { disk, steps } = faulty(NEVER)
    await writeWhole(path, 'old', { disk })
    for (let failing = 0; failing < steps.length; failing++) {
      await writeWhole(path, 'old')
      const { disk, cut } = faulty(failing)
      await writeWhole(path, 'new', { disk }).catch(() => undefined)
      await cut()
      expect(['old', 'new']).toContain(await readFile(path, 'utf8'))
    }
  })

  it('leaves no draft behind when it fails', async () => {
    await mkdir(join(folder, 'taken', 'inside'), { recursive: true })
    await expect(writeWhole(join(folder, 'taken'), 'text')).rejects.toThrow('EISDIR')
    expect(await readdir(folder)).toEqual(['taken'])
  })
})

describe('a database password that is not whole', () => {
  it.each([
    ['', 'is empty'],
    ['\0'.repeat(32), 'is damaged'],
  ])('is named with what to do', async (text, words) => {
    const dataFolder = join(folder, 'data')
    await mkdir(dataFolder)
    await firstStart(dataFolder)
    await writeFile(join(dataFolder, 'database', 'password'), text)
    await expect(firstStart(dataFolder)).rejects.toThrow(
      new RegExp(`password ${words} \\(.*password\\)\\. Nothing was changed\\. Put it back from a backup`),
    )
  })
})
