import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bytes, Version } from './bytes.ts'

/** The file itself stays. */
export async function keepCopy(
  bytes: Bytes,
  dataFolder: string,
  version: Version,
  path: string,
): Promise<void> {
  const incoming = join(dataFolder, 'incoming')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const draft = join(incoming, version)
  await copyFile(path, draft)
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(draft)) hash.update(chunk)
  const { size } = await stat(draft)
  await bytes.put(version, {
    path: draft,
    sizeBytes: size,
    mimetype: 'application/octet-stream',
    digest: hash.digest('hex'),
  })
}
