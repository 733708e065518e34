/** Root alone may mount them. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, readlink, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pause } from './account.ts'

export type MountedDisk = {
  folder: string
  /** As after a power cut; then the disk is there again. */
  cut(): Promise<void>
  remove(): Promise<void>
}

/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH (fs/ext4/ext4.h): no write reaches the disk from now on. */
const SHUTDOWN = `import fcntl, os, struct, sys
fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587D, struct.pack('I', 2))`

export async function ext4Disk(megabytes: number): Promise<MountedDisk> {
  const parent = await mkdtemp(join(tmpdir(), 'tappet-hold-'))
  const image = join(parent, 'image')
  const folder = join(parent, 'disk')
  await writeFile(image, '')
  await truncate(image, megabytes * 1024 ** 2)
  execFileSync('mkfs.ext4', ['-q', '-E', 'lazy_itable_init=1,lazy_journal_init=1', image])
  execFileSync('mkdir', [folder])
  const mount = () => execFileSync('mount', ['-o', 'loop', image, folder])
  mount()
  execFileSync('chmod', ['711', folder])
  return {
    folder,
    async cut() {
      execFileSync('python3', ['-c', SHUTDOWN, folder])
      await killAllIn(folder)
      execFileSync('umount', [folder])
      mount()
    },
    async remove() {
      await killAllIn(folder)
      execFileSync('umount', [folder])
      await rm(parent, { recursive: true, force: true })
    },
  }
}

export async function smallDisk(megabytes: number): Promise<Pick<MountedDisk, 'folder' | 'remove'>> {
  const folder = await mkdtemp(join(tmpdir(), 'tappet-hold-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', folder])
  return {
    folder,
    async remove() {
      await killAllIn(folder)
      execFileSync('umount', [folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL's own outlive a killed server. */
export async function killAllIn(folder: string): Promise<void> {
  for (let round = 0; round < 50; round++) {
    const pids = await processesIn(folder)
    if (pids.length === 0) return
    for (const pid of pids)
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It has ended meanwhile.
      }
    await pause(50)
  }
  throw new Error(`processes in ${folder} do not end`)
}

/** By working folder or environment. */
async function processesIn(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const matches = await Promise.all(
    pids.map(async (pid) => {
      const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '')
      if (cwd.startsWith(`${folder}/`)) return true
      return (await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')).includes(
        `TAPPET_DATA=${folder}/`,
      )
    }),
  )
  return pids.filter((_, index) => matches[index])
}
