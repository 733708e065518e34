import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { testFolder } from '../../../../tests/harness/folder.ts'
import { type Host, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = testFolder()
})

const markPath = (at = folder) => join(at, 'lock')
const HERE: Host = { name: 'here', boot: 'boot 2', machine: 'machine 1' }
const ELSEWHERE: Host = { name: 'there', boot: 'boot 9', machine: 'machine 2' }
/** As the real one, thirty times faster. */
const QUICK = { beat: 100, silence: 1_000 }

const leaveMark = (host: Partial<Host>, at = folder) =>
  writeFile(markPath(at), JSON.stringify({ ...host, pid: 1, since: 'then', key: 'left' }))

/** Another process that holds the folder, as `host`. */
async function holdElsewhere(host: Host, at: string) {
  const program = `import { lockFolder } from '${join(import.meta.dirname, 'folder-lock.ts')}'
    const lock = await lockFolder(process.argv[1], ${JSON.stringify(host)}, ${JSON.stringify(QUICK)})
    console.log('held')
    setInterval(() => undefined, 1000)
    void lock.lost.then((error) => console.log(error.message))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, at], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

async function kill(child: Awaited<ReturnType<typeof holdElsewhere>>) {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

describe('the lock of a data folder', () => {
  it('is held by one, who is named to the next, and its mark is gone after release', async () => {
    const lock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid} on ${hostname()}`)
    await lock.release()
    expect(await readdir(folder)).toEqual(['lock.db'])
    await (await lockFolder(folder)).release()
  })

  it('is given to exactly one of many who ask at once', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
    const locks = attempts.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(locks).toHaveLength(1)
    await locks[0]?.release()
  })

  it('is waited for while the one before is stopping', async () => {
    const before = await lockFolder(folder)
    const after = lockFolder(folder)
    await before.release()
    await (await after).release()
  })

  // The cases of a table wait beside each other, each on a folder of its own.
  const each = <Case>(cases: Case[], prove: (of: Case, at: string) => Promise<void>) =>
    Promise.all(cases.map((of) => prove(of, testFolder())))

  it('is refused by the kernel to a process of any name or machine, whatever clock and mark say', () =>
    each([HERE, { ...HERE, name: 'as a container has one' }, ELSEWHERE], async (host, at) => {
      const holder = await holdElsewhere(HERE, at)
      holder.kill('SIGSTOP')
      await utimes(markPath(at), new Date(0), new Date(0))
      await expect(lockFolder(at, host, QUICK)).rejects.toThrow(`in use by process ${holder.pid} on here`)
      await rm(markPath(at))
      await expect(lockFolder(at, host, QUICK)).rejects.toThrow('The data folder is in use')
      await kill(holder)
      await (await lockFolder(at, HERE, QUICK)).release()
    }))

  it.each([
    ['was killed', HERE],
    ['was killed with its container, and has a new name', { ...HERE, name: 'recreated' }],
    ['ended with an earlier boot of this machine', { ...HERE, boot: 'boot 1' }],
  ])('is free at once when its holder %s', async (_, holder) => {
    await leaveMark(holder)
    const lock = await lockFolder(folder, HERE, { beat: 100, silence: 3_600_000 })
    expect(JSON.parse(await readFile(markPath(), 'utf8'))).toMatchObject({ ...HERE, pid: process.pid })
    await lock.release()
  })

  it.each(['', '{', 'null', '{"since":1}'])('is free when its mark says nothing: %s', async (text) => {
    await writeFile(markPath(), text)
    await (await lockFolder(folder, HERE)).release()
  })

  const HOLDERS = {
    'another machine': ELSEWHERE,
    'another machine with the same name': { ...HERE, boot: 'boot 9', machine: 'machine 2' },
    'a machine without an id': { ...HERE, boot: 'boot 9', machine: '' },
    'an earlier version': {},
  }
  it(`left by ${Object.keys(HOLDERS)} is taken over after its mark stood still, whatever its time`, () =>
    each(Object.entries(HOLDERS), async ([name, holder], at) => {
      for (const time of [new Date(0), new Date(Date.now() + 3_600_000)]) {
        await leaveMark(holder, at)
        await utimes(markPath(at), time, time)
        const startedAt = performance.now()
        const lock = await lockFolder(at, HERE, QUICK)
        expect(performance.now() - startedAt, name).toBeGreaterThan(QUICK.silence)
        await lock.release()
      }
    }))

  it('of another machine that gives signs is refused, its clock 30 s behind, right or ahead', () =>
    each([-30_000, 0, 30_000], async (offMs, at) => {
      await leaveMark(ELSEWHERE, at)
      // The last of them may still be under way when the folder is taken away.
      const beat = () => {
        const time = new Date(Date.now() + offMs)
        utimes(markPath(at), time, time).catch(() => undefined)
      }
      const beating = setInterval(beat, 100)
      await expect(lockFolder(at, HERE, QUICK), `${offMs} ms`).rejects.toThrow('process 1 on there')
      clearInterval(beating)
    }))

  it('is not taken over by the first of two who waited for the same mark', async () => {
    await leaveMark(ELSEWHERE)
    const first = lockFolder(folder, HERE, { beat: 2_000, silence: 500 })
    await expect.poll(() => readFile(markPath(), 'utf8')).toContain('"here"')
    await leaveMark({ ...ELSEWHERE, name: 'second' })
    await expect(first).rejects.toThrow('process 1 on second')
  })

  it.each([
    ['its mark is another machine’s', () => leaveMark(ELSEWHERE)],
    ['its folder is renamed', () => rename(folder, `${folder}.away`)],
  ])('is lost when %s, and the mark is left alone', async (_, change) => {
    const lock = await lockFolder(folder, HERE, QUICK)
    expect(lock.isHeld()).toBe(true)
    await change()
    expect((await lock.lost).message).toContain("no longer this server's")
    expect(lock.isHeld()).toBe(false)
    await lock.release()
    const mark = await readFile(markPath(), 'utf8').catch(() => null)
    expect(mark === null || mark.includes('there')).toBe(true)
    await rm(`${folder}.away`, { recursive: true, force: true })
  })

  it('is found lost at the next question by a process that was held still, before its timer', async () => {
    const lock = await lockFolder(folder, HERE, { beat: 3_600_000, silence: 30 })
    await leaveMark(ELSEWHERE)
    await expect.poll(() => lock.isHeld()).toBe(false)
    expect((await lock.lost).message).toContain("no longer this server's")
    await lock.release()
  })
})
