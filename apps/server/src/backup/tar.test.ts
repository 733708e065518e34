import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { fileFolder } from '../../../../tests/harness/folder.ts'
import { readTarGz, writeTarGz } from './tar.ts'

const folder = fileFolder()

const FILES: [name: string, bytes: Buffer][] = [
  ['empty', Buffer.alloc(0)],
  ['database/public.history.copy', Buffer.from('one\ttwo\n')],
  ['exactly-a-block', Buffer.alloc(512, 7)],
  [`files/${'long/'.repeat(20)}${'n'.repeat(90)}`, Buffer.alloc(200_000, 'x')],
  [`files/${'very-'.repeat(60)}long`, Buffer.from('long')],
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
  it('returns what was written', async () => {
    expect(await entriesOf(await written('round.tar.gz'))).toEqual(FILES)
  })

  it('skips bodies that are not read', async () => {
    const names: string[] = []
    for await (const { name } of readTarGz(await written('names.tar.gz'))) names.push(name)
    expect(names).toEqual(FILES.map(([name]) => name))
  })

  it('is readable by tar', async () => {
    const { stdout } = await promisify(execFile)('tar', ['tzf', await written('system.tar.gz')], {
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    })
    expect(stdout.trim().split('\n')).toEqual(FILES.map(([name]) => name))
  })

  it('never overwrites another file', async () => {
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

  it('cut off within the checksum at its end is an error', async () => {
    const path = await written('checksum.tar.gz')
    await truncate(path, (await readFile(path)).length - 4)
    await expect(entriesOf(path)).rejects.toThrow()
  })

  it('of another format is an error', async () => {
    const path = join(folder, 'none.tar.gz')
    await writeFile(path, gzipSync(Buffer.alloc(2048, 'x')))
    await expect(entriesOf(path)).rejects.toThrow('Invalid tar header')
  })

  it('refuses a body of another length than its header names', async () => {
    const tar = writeTarGz(join(folder, 'length.tar.gz'), 0)
    await expect(tar.add('a', 5, [Buffer.from('four')])).rejects.toThrow('4 bytes instead of 5')
    await expect(tar.finish()).rejects.toThrow('4 bytes instead of 5')
  })

  it('says why it cannot be written', async () => {
    const tar = writeTarGz(join(folder, 'no', 'such', 'folder'), 0)
    const body = [randomBytes(1_000_000), randomBytes(1_000_000)]
    await expect(tar.add('a', 2_000_000, body)).rejects.toThrow('ENOENT')
  })

  it('reads a large file no faster than the disk takes it', async () => {
    const path = join(folder, 'large.tar.gz')
    const tar = writeTarGz(path, 0)
    const chunk = randomBytes(65_536)
    let maxAheadBytes = 0
    const body = function* () {
      for (let chunks = 0; chunks < 300; chunks += 1) {
        const writtenBytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0
        maxAheadBytes = Math.max(maxAheadBytes, chunks * chunk.length - writtenBytes)
        yield chunk
      }
    }
    await tar.add('large', 300 * chunk.length, body())
    await tar.finish()
    expect(maxAheadBytes).toBeLessThan(2_000_000)
  })
})
