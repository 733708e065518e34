import { open, stat } from 'node:fs/promises'

export async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/**
 * Makes new names in a folder survive a power cut (fsync(2), notes). Where a file system or Windows cannot sync a
 * folder, nothing is done.
 */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null)
  await folder?.sync().catch(() => undefined)
  await folder?.close()
}
