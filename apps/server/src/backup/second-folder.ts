/** For example a mounted disk of another machine. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Keep } from '../config/index.ts'
import { syncFolder } from '../database/folder.ts'
import { withIdleTimeout } from './idle-timeout.ts'
import { ownSuffix, recorded } from './leftovers.ts'
import { expired } from './retention.ts'

export type CopyOptions = {
  folder: string
  dataFolder: string
  name: string
  path: string
  keep: Keep
  now: number
}

/**
 * Reads the copy back and removes older ones by the rule.
 * @throws what the file system says; the backup then does not count as copied
 */
export async function copyToSecond({
  folder,
  dataFolder,
  name,
  path,
  keep,
  now,
}: CopyOptions): Promise<void> {
  const isFolder = await stat(folder).then(
    (entry) => entry.isDirectory(),
    () => false,
  )
  // Made here it would lie on this machine, where another's disk should be mounted.
  if (!isFolder) throw new Error(`${folder} is not there. Mount or make it; it is tried again in an hour`)
  const draft = join(folder, `${name}.${ownSuffix()}.part`)
  await recorded(dataFolder, [draft], async () => {
    const source = withIdleTimeout(createReadStream(path), path)
    await pipeline(source, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
    if ((await hashOf(draft)) !== (await hashOf(path)))
      throw new Error(`${folder} gives other bytes for ${name} than it was given`)
    await rename(draft, join(folder, name))
    await syncFolder(folder)
  })
  for (const old of expired(await readdir(folder), keep, now)) await rm(join(folder, old), { force: true })
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of withIdleTimeout(createReadStream(path), path)) hash.update(chunk)
  return hash.digest('hex')
}
