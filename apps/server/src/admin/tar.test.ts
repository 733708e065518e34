import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fitsTar, readTarGz, writeTarGz } from './tar.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tappet-tar-'))
})
afterAll(() => rm(folder, { recursive: true }))

const FILES: [name: string, bytes: Buffer][] = [
  ['empty', Buffer.alloc(0)],
  ['database/public.history.copy', Buffer.from('one\ttwo\n')],
  ['exactly-a-block', Buffer.alloc(512, 7)],
  [`files/${'long/'.repeat(20)}${'n'.repeat(90)}`, Buffer.alloc(200_000, 'x')],
  ['ünïcode.txt', Buffer.from('é')],
]

async function written(name: string): Promise<string> {
  const path = join(folder, name)
  const tar = writeTarGz(path, 1_700_000_000)
  for (const [entry, bytes] of FILES) await tar.add(entry, bytes.length, [bytes])
  await tar.finish()
  return path
}

async function entriesOf(path: string): Promise<[string, Buffer][]> {
  const entries: [string, Buffer][] = []
  for await (const { name, body } of readTarGz(path)) {
    const chunks: Buffer[] = []
    for await (const chunk of body) chunks.push(chunk)
    entries.push([name, Buffer.concat(chunks)])
  }
  return entries
}

describe('an archive', () => {
  it('gives back what was put in', async () => {
    expect(await entriesOf(await written('round.tar.gz'))).toEqual(FILES)
  })

  it('passes over bodies nobody reads', async () => {
    const names: string[] = []
    for await (const { name } of readTarGz(await written('names.tar.gz'))) names.push(name)
    expect(names).toEqual(FILES.map(([name]) => name))
  })

  it('is one that tar itself can read', async () => {
    const { stdout } = await promisify(execFile)('tar', ['tzf', await written('system.tar.gz')], {
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    })
    expect(stdout.trim().split('\n')).toEqual(FILES.map(([name]) => name))
  })

  it('is never written over another file', async () => {
    const path = join(folder, 'there')
    await writeFile(path, 'mine')
    await expect(writeTarGz(path, 0).finish()).rejects.toThrow('EEXIST')
    expect(await readFile(path, 'utf8')).toBe('mine')
  })

  it.each([0.2, 0.9, 0.999])('cut off at %s of its length is an error', async (share) => {
    const path = await written(`cut-${share}.tar.gz`)
    await truncate(path, Math.floor((await readFile(path)).length * share))
    await expect(entriesOf(path)).rejects.toThrow()
  })

  it('cut off between two entries is an error too', async () => {
    const path = await written('between.tar.gz')
    await writeFile(path, gzipSync(gunzipSync(await readFile(path)).subarray(0, 1536)))
    await expect(entriesOf(path)).rejects.toThrow('the archive is cut off')
  })

  it('that is none is an error', async () => {
    const path = join(folder, 'none.tar.gz')
    await writeFile(path, gzipSync(Buffer.alloc(2048, 'x')))
    await expect(entriesOf(path)).rejects.toThrow('not a tar archive')
  })

  it('refuses a body of another length than announced', async () => {
    const tar = writeTarGz(join(folder, 'length.tar.gz'), 0)
    await expect(tar.add('a', 5, [Buffer.from('four')])).rejects.toThrow('4 bytes instead of 5')
    tar.abort()
  })

  it('knows which names it can hold', () => {
    expect(fitsTar('n'.repeat(100))).toBe(true)
    expect(fitsTar('n'.repeat(101))).toBe(false)
    expect(fitsTar(`${'p'.repeat(155)}/${'n'.repeat(100)}`)).toBe(true)
    expect(fitsTar(`${'p'.repeat(156)}/${'n'.repeat(100)}`)).toBe(false)
  })
})
