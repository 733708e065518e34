import { execFile } from 'node:child_process'
import { chmod, chown, cp, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { fileFolder } from '../../../../tests/harness/folder.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { chooseRunner, handOver } from './runner.ts'

let binaries: Binaries
const parent = fileFolder()
beforeAll(async () => {
  await chmod(parent, 0o711)
  // A copy where anybody may pass: the checkout under test may itself lie in a closed folder.
  const installed = await findBinaries()
  await cp(dirname(dirname(installed.postgres)), join(parent, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  binaries = { ...installed, postgres: join(parent, 'native/bin/postgres') }
})

const isRoot = process.getuid?.() === 0

async function folderWithMode(name: string, mode: number): Promise<string> {
  const outer = join(parent, name)
  await mkdir(join(outer, 'database'), { recursive: true })
  await chmod(outer, mode)
  return join(outer, 'database')
}

async function versionThrough(
  folder: string,
  from = binaries,
): Promise<{ name: string; version: string; uid: string }> {
  const runner = await chooseRunner(from, folder)
  const run = async (file: string, args: string[]) => {
    const { file: wrapped, args: all, ids } = runner.wrap(file, args)
    return (await promisify(execFile)(wrapped, all, { ...ids })).stdout.trim()
  }
  return { name: runner.name, version: await run(from.postgres, ['--version']), uid: await run('id', ['-u']) }
}

describe('how PostgreSQL is run', () => {
  it('in a folder anybody may pass: as another user for root, plainly for others', async () => {
    const { name, version, uid } = await versionThrough(await folderWithMode('open', 0o711))
    expect(name).toBe(isRoot ? 'as another user' : 'as oneself')
    expect(version).toContain('PostgreSQL')
    expect(uid).not.toBe('0')
  })

  it('in a folder that only its owner may enter: not as root either', async () => {
    const { name, uid } = await versionThrough(await folderWithMode('closed', 0o700))
    expect(name).toMatch(isRoot ? /in a user namespace|dac_override/ : /as oneself/)
    expect(uid).not.toBe('0')
  })

  it('from a checkout that only its owner may enter', async () => {
    const checkout = join(parent, 'checkout')
    await cp(join(parent, 'native'), join(checkout, 'native'), { recursive: true, verbatimSymlinks: true })
    await chmod(checkout, 0o700)
    const inside = { ...binaries, postgres: join(checkout, 'native/bin/postgres') }
    const { version, uid } = await versionThrough(await folderWithMode('data', 0o711), inside)
    expect(version).toContain('PostgreSQL')
    expect(uid).not.toBe('0')
  })

  it('hands the files over when the way changes', async () => {
    const folder = await folderWithMode('moved', 0o711)
    await mkdir(join(folder, 'cluster/base'), { recursive: true })
    if (isRoot) await chown(join(folder, 'cluster'), 1, 1)
    const runner = await chooseRunner(binaries, folder)
    await handOver(runner, join(folder, 'cluster'))
    const owner = runner.owner?.uid ?? process.getuid?.()
    expect((await stat(join(folder, 'cluster/base'))).uid).toBe(owner)
    expect((await stat(join(folder, 'cluster'))).uid).toBe(owner)
  })
})
