import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createBcryptProcesses } from './bcrypt-processes.ts'

/** The nice of each process that this one has started and that runs: proc(5), stat. */
async function nices(): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''))
  const fields = (await Promise.all(stats)).map((stat) => stat.split(') ').at(-1)?.split(' ') ?? [])
  return fields.filter(([, parent]) => parent === String(process.pid)).map((field) => Number(field[16]))
}

describe('the password processes', () => {
  it('hash and compare as bcrypt does, several at a time, and keep their processes', async () => {
    const bcrypt = createBcryptProcesses()
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

  it.runIf(process.platform === 'linux')(
    'have the lowest priority, and one does one after the other',
    async () => {
      const before = await nices()
      const bcrypt = createBcryptProcesses()
      for (const password of ['one', 'two']) await bcrypt.hash(password, 4)
      expect((await nices()).toSorted()).toEqual([...before, 19].toSorted())
    },
  )

  it('that fail take one call with them, and the next gets another process', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tappet-bcrypt-'))
    const file = join(folder, 'moody.mjs')
    await writeFile(
      file,
      `process.on('message', ({ password, kept }) => {
         if (password === 'exit') process.exit(3)
         if (password === 'crash') throw new Error('broken')
         process.send(password === 'refuse' ? { error: new Error('refused') } : { answer: kept })
       })`,
    )
    const { compare } = createBcryptProcesses(pathToFileURL(file))
    await expect(compare('exit', 'a')).rejects.toThrow('A password process ended')
    await expect(compare('crash', 'a')).rejects.toThrow('A password process ended')
    await expect(compare('refuse', 'a')).rejects.toThrow('refused')
    expect(await compare('fine', 'b')).toBe('b')
    await rm(folder, { recursive: true, force: true })
  })
})
