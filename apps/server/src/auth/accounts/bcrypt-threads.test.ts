import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createBcryptThreads } from './bcrypt-threads.ts'

/** How many threads of this process have the lowest priority: proc(5), stat, the nineteenth field. */
async function lowThreads(): Promise<number> {
  const threads = await readdir('/proc/self/task')
  const stats = threads.map((thread) => readFile(`/proc/self/task/${thread}/stat`, 'utf8').catch(() => ''))
  const nice = (stat: string) => Number(stat.split(') ').at(-1)?.split(' ')[16] ?? 0)
  return (await Promise.all(stats)).filter((stat) => nice(stat) === 19).length
}

describe('the password threads', () => {
  it('hash and compare as bcrypt does, several at a time, and keep their threads', async () => {
    const bcrypt = createBcryptThreads()
    const kept = await Promise.all(['one', 'two'].map((password) => bcrypt.hash(password, 4)))
    expect(kept.map((each) => each.slice(0, 7))).toEqual(['$2b$04$', '$2b$04$'])
    const [one = '', two = ''] = kept
    const answers = [
      bcrypt.compare('one', one),
      bcrypt.compare('two', one),
      bcrypt.compare('two', two),
      bcrypt.compare('one', two),
    ]
    expect(await Promise.all(answers)).toEqual([true, false, true, false])
  })

  it.runIf(process.platform === 'linux')('have the lowest priority, and no other thread has', async () => {
    const before = await lowThreads()
    const bcrypt = createBcryptThreads()
    for (const password of ['one', 'two']) await bcrypt.hash(password, 4)
    expect(await lowThreads()).toBe(before + 1)
  })

  it('that fail take one call with them, and the next gets another thread', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tappet-bcrypt-'))
    const file = join(folder, 'moody.mjs')
    await writeFile(
      file,
      `import { parentPort } from 'node:worker_threads'
       parentPort.on('message', ({ password, kept }) => {
         if (password === 'exit') process.exit(3)
         if (password === 'crash') throw new Error('broken')
         parentPort.postMessage(password === 'refuse' ? { error: new Error('refused') } : { answer: kept })
       })`,
    )
    const { compare } = createBcryptThreads(pathToFileURL(file))
    await expect(compare('exit', 'a')).rejects.toThrow('A password thread ended')
    await expect(compare('crash', 'a')).rejects.toThrow('A password thread failed')
    await expect(compare('refuse', 'a')).rejects.toThrow('refused')
    expect(await compare('fine', 'b')).toBe('b')
    await rm(folder, { recursive: true, force: true })
  })
})
