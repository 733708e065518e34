import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testFolder } from '../../../../tests/harness/folder.ts'
import { recorded, sweepLeftovers } from './leftovers.ts'

let folder: string
const children: ChildProcess[] = []
beforeEach(() => {
  folder = testFolder()
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const spool = () => join(folder, '.tappet-backup-0123abcd')
const draft = () => join(folder, 'mine.tar.gz.89abcdef.part')

/** Another process in the middle of a backup. */
async function elsewhere(): Promise<ChildProcess> {
  const program = `import { mkdirSync, writeFileSync } from 'node:fs'
    import { recorded } from '${join(import.meta.dirname, 'leftovers.ts')}'
    const [folder, spool, draft] = process.argv.slice(1)
    await recorded(folder, [spool, draft], async () => {
      mkdirSync(spool); writeFileSync(spool + '/rows', 'personal'); writeFileSync(draft, 'personal')
      console.log('in the middle')
      await new Promise((resolve) => setTimeout(resolve, 600_000))
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder, spool(), draft()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await once(child.stdout as NonNullable<typeof child.stdout>, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

it('sweeps what a killed backup left, and nothing while it still ran', async () => {
  const child = await elsewhere()
  const before = (await readdir(folder)).sort()
  expect(before).toEqual([
    '.tappet-backup-0123abcd',
    expect.stringMatching(/^backup-running-/),
    'mine.tar.gz.89abcdef.part',
  ])
  expect(await sweepLeftovers(folder, Date.now())).toEqual([])
  expect((await readdir(folder)).sort()).toEqual(before)
  await kill(child)
  expect((await sweepLeftovers(folder, Date.now())).sort()).toEqual([spool(), draft()])
  expect(await readdir(folder)).toEqual([])
})

it('leaves what a process elsewhere records until it has been silent for long', async () => {
  const child = await elsewhere()
  await kill(child)
  const [name = ''] = (await readdir(folder)).filter((each) => each.startsWith('backup-running-'))
  const record = JSON.parse(await readFile(join(folder, name), 'utf8'))
  await writeFile(join(folder, name), JSON.stringify({ ...record, place: 'another container' }))
  expect(await sweepLeftovers(folder, Date.now() + 60_000)).toEqual([])
  expect(await sweepLeftovers(folder, Date.now() + 3_600_000)).toHaveLength(2)
})

it('removes no file that a backup does not make, whatever a record says', async () => {
  const [precious, child] = [join(folder, 'photos'), await elsewhere()]
  await kill(child)
  await mkdir(precious)
  const [name = ''] = (await readdir(folder)).filter((each) => each.startsWith('backup-running-'))
  const record = JSON.parse(await readFile(join(folder, name), 'utf8'))
  await writeFile(join(folder, name), JSON.stringify({ ...record, paths: [precious, spool()] }))
  expect(await sweepLeftovers(folder, Date.now())).toEqual([spool()])
  expect(await readdir(folder)).toContain('photos')
})

it('removes what was made and the record when the work fails', async () => {
  await expect(
    recorded(folder, [spool()], async () => {
      await mkdir(spool())
      throw new Error('full')
    }),
  ).rejects.toThrow('full')
  expect(await readdir(folder)).toEqual([])
})
