import { randomBytes } from 'node:crypto'
import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

export async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** Replaced by tests that make a step fail. */
export type Disk = Pick<typeof import('node:fs/promises'), 'link' | 'mkdir' | 'open' | 'rename' | 'rm'>

export const realDisk: Disk = { link, mkdir, open, rename, rm }

type WriteOptions = {
  /** 0o600 by default. */
  mode?: number
  owner?: { uid: number; gid: number } | undefined
  /** True: a file that is already there stays. */
  isNew?: boolean
  disk?: Disk
}

/**
 * A power cut leaves the old file, the new one or none, never a part: written under another name, synced, renamed, its
 * folder synced.
 * @returns false when `isNew` and the file was already there
 * @throws what the file system says; the draft is removed
 */
export async function writeWhole(
  path: string,
  content: string | Uint8Array,
  { mode = 0o600, owner, isNew = false, disk = realDisk }: WriteOptions = {},
): Promise<boolean> {
  await makeFolder(dirname(path), disk)
  const draft = `${path}.${randomBytes(4).toString('hex')}.draft`
  let isWritten = true
  try {
    const file = await disk.open(draft, 'wx', mode)
    try {
      await file.writeFile(content)
      if (owner !== undefined) await file.chown(owner.uid, owner.gid)
      await file.sync()
    } finally {
      await file.close()
    }
    if (isNew) isWritten = await linkNew(draft, path, disk)
    else await disk.rename(draft, path)
  } finally {
    await disk.rm(draft, { force: true })
  }
  await syncFolder(dirname(path), disk)
  return isWritten
}

// A rename would replace what another process has made meanwhile.
async function linkNew(draft: string, path: string, disk: Disk): Promise<boolean> {
  return disk.link(draft, path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
}

async function makeFolder(path: string, disk: Disk): Promise<void> {
  const first = await disk.mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  // Each new name is in the folder above it.
  for (let folder = path; folder.length >= first.length; folder = dirname(folder))
    await syncFolder(dirname(folder), disk)
}

/** Of file systems that cannot sync a folder, and Windows, which cannot open one. */
const CANNOT = new Set(['EINVAL', 'ENOTSUP', 'ENOSYS', 'EPERM', 'EISDIR', 'EACCES'])

/**
 * Makes new names survive a power cut (fsync(2), notes), where the file system can.
 * @throws when the disk fails
 */
export async function syncFolder(path: string, disk: Disk = realDisk): Promise<void> {
  try {
    const folder = await disk.open(path, 'r')
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
  } catch (error) {
    if (!CANNOT.has((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
