import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { archiveOf, archivingTo, missingAfter, olderThan, segmentsOf } from './wal-archive.ts'

const NAME = '000000010000000000000007'

let parent: string
let archive: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'tappet-archive-'))
  archive = await archiveOf(join(parent, 'archive'), join(parent, 'database'))
})
afterEach(() => rm(parent, { recursive: true, force: true }))

/** Runs archive_command on a segment as PostgreSQL does; `path` has programs that replace those of the machine. */
async function archived(content: string, path = ''): Promise<boolean> {
  const settings = await archivingTo(join(parent, 'archive'))(join(parent, 'database', 'cluster'), undefined)
  await writeFile(join(parent, NAME), content)
  const command = settings.archive_command?.replaceAll('%p', join(parent, NAME)).replaceAll('%f', NAME) ?? ''
  const env = { PATH: `${path}:${process.env.PATH}` }
  return promisify(execFile)('/bin/sh', ['-c', command], { env }).then(
    () => true,
    () => false,
  )
}

/** A sync that notes what lies in the archive when it is called, then ends with `status`. */
async function noting(status: number): Promise<{ path: string; seen: () => Promise<string[]> }> {
  const path = join(parent, 'programs')
  const notes = join(parent, 'notes')
  await mkdir(path)
  await writeFile(
    join(path, 'sync'),
    `#!/bin/sh\necho $(ls "${segmentsOf(archive)}") >> "${notes}"\nexit ${status}\n`,
  )
  await chmod(join(path, 'sync'), 0o700)
  return { path, seen: async () => (await readFile(notes, 'utf8')).trim().split('\n') }
}

describe('the command that archives a segment', () => {
  const kept = async () => gunzipSync(await readFile(join(segmentsOf(archive), `${NAME}.gz`))).toString()

  it('keeps a segment, accepts it again, and refuses another of its name', async () => {
    expect(await archived('one')).toBe(true)
    expect(await archived('one')).toBe(true)
    expect(await archived('two')).toBe(false)
    expect(await kept()).toBe('one')
  })

  it('syncs a segment before it has its name, and its folder after', async () => {
    const { path, seen } = await noting(0)
    expect(await archived('one', path)).toBe(true)
    expect(await seen()).toEqual([`${NAME}.gz.part`, `${NAME}.gz`])
    expect(await archived('one', path)).toBe(true)
    expect(await seen()).toHaveLength(3)
  })

  it('keeps none that could not be synced, and replaces what a cut-off try left', async () => {
    const { path } = await noting(1)
    expect(await archived('one', path)).toBe(false)
    expect(await readdir(segmentsOf(archive))).toEqual([`${NAME}.gz.part`])
    expect(await archived('two')).toBe(true)
    expect(await readdir(segmentsOf(archive))).toEqual([`${NAME}.gz`])
    expect(await kept()).toBe('two')
  })
})

describe('the segments of an archive', () => {
  const hold = async (...names: string[]) => {
    await mkdir(segmentsOf(archive), { recursive: true })
    for (const name of names) await writeFile(join(segmentsOf(archive), name), '')
  }

  it('finds one that is missing across two log files, whatever the timeline', async () => {
    await hold('0000000100000001000000FE.gz', '0000000100000001000000FF.gz', '000000020000000200000001.gz')
    expect(await missingAfter(archive, '0000000100000001000000FE')).toBe('0000000200000000')
    await hold('000000010000000200000000.gz')
    expect(await missingAfter(archive, '0000000100000001000000FE')).toBeNull()
    expect(await missingAfter(archive, '0000000100000001000000FD')).toBe('00000001000000FD')
  })

  it('does not count a part as a segment', async () => {
    await hold(
      '000000010000000000000001.gz',
      '000000010000000000000002.gz.part',
      '000000010000000000000003.gz',
    )
    expect(await missingAfter(archive, '000000010000000000000001')).toBe('0000000000000002')
  })

  it('finds those that are older than the one that a base backup needs first', async () => {
    await hold('0000000100000000000000FF.gz', '000000010000000100000000.gz', '000000010000000100000001.gz')
    await hold('00000002.history.gz')
    expect(await olderThan(archive, '000000010000000100000000')).toEqual(['0000000100000000000000FF.gz'])
  })
})
