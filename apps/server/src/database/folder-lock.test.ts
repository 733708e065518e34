import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from './folder-lock.ts'
import { processToken } from './process-token.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tappet-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = (holder: object) => writeFile(join(folder, 'lock'), JSON.stringify(holder))

describe('the lock of a data folder', () => {
  it('is held by one, who is named to the next, and is gone after release', async () => {
    const lock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid} on ${hostname()}`)
    await lock.release()
    expect(await readdir(folder)).toEqual([])
    await (await lockFolder(folder)).release()
  })

  it('is given to exactly one of many who ask at once', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
    const given = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(given).toHaveLength(1)
    await given[0]?.release()
  })

  it('is waited for while the one before is stopping', async () => {
    const before = await lockFolder(folder)
    const after = lockFolder(folder)
    await before.release()
    await (await after).release()
  })

  it('is taken over from a process that was killed', async () => {
    const child = spawn('sleep', ['60'])
    const pid = child.pid ?? 0
    await write({ pid, token: await processToken(pid), host: hostname(), since: 'then' })
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${pid}`)
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
    await (await lockFolder(folder)).release()
  })

  it('is taken over when the number of the holder now belongs to another process', async () => {
    await write({ pid: process.pid, token: 'an earlier boot:1', host: hostname(), since: 'then' })
    await (await lockFolder(folder)).release()
  })

  it.each(['', '{', 'null', '{"pid":1}'])('is taken over when it says nothing: %s', async (text) => {
    await writeFile(join(folder, 'lock'), text)
    await (await lockFolder(folder)).release()
  })

  it('is taken over by exactly one of many who find it left behind', async () => {
    await write({ pid: process.pid, token: 'gone', host: hostname(), since: 'then' })
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(JSON.parse(await readFile(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid })
    for (const each of asked) if (each.status === 'fulfilled') await each.value.release()
  })

  it('is taken over although a process died while it took it over', async () => {
    await write({ pid: process.pid, token: 'gone', host: hostname(), since: 'then' })
    const guard = join(folder, 'lock.takeover')
    await mkdir(guard)
    const longAgo = new Date('2020-01-01')
    await utimes(guard, longAgo, longAgo)
    await (await lockFolder(folder)).release()
    expect(await readdir(folder)).toEqual([])
  })

  it('left by another host long ago is taken over', async () => {
    await write({ pid: 1, token: 'x', host: 'another', since: 'then' })
    await utimes(join(folder, 'lock'), new Date(0), new Date(0))
    await (await lockFolder(folder)).release()
  })

  it('of another host that still gives signs of life is respected', async () => {
    await write({ pid: 1, token: 'x', host: 'another', since: 'then' })
    // The last of them may still be under way when the folder is taken away.
    const beat = () => utimes(join(folder, 'lock'), new Date(), new Date()).catch(() => undefined)
    const beating = setInterval(() => void beat(), 100)
    await expect(lockFolder(folder)).rejects.toThrow('process 1 on another')
    clearInterval(beating)
  })
})
