import { statSync } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { syncFolder } from '../database/folder.ts'
import { type Bytes, isVersion, type Version } from './bytes.ts'
import { StorageError } from './errors.ts'

export const FOLDER_GONE =
  'The folder of the files is not where it was. Nothing was saved. The operator has to look at TAPPET_DATA.'

/** A path may lead to another folder later, where one is renamed or a copy put in its place. */
export function folderStays(folder: string): () => Promise<boolean> {
  let opened = statSync(folder, { throwIfNoEntry: false })
  return async () => {
    const there = (await stat(folder).catch(absentAsNull)) ?? undefined
    // The first file makes the folder.
    opened ??= there
    return there?.dev === opened?.dev && there?.ino === opened?.ino
  }
}

/** One file per version, in folders named after its first two characters. */
export function diskBytes(folder: string): Bytes {
  const pathOf = (version: Version) => {
    // Only a UUID becomes a path.
    if (!isVersion(version)) throw new Error('not a version')
    return join(folder, version.slice(0, 2), version)
  }

  const stays = folderStays(folder)

  return {
    async put(version, file) {
      const path = pathOf(version)
      if (!(await stays())) throw new StorageError('Unavailable', FOLDER_GONE)
      await mkdir(dirname(path), { recursive: true })
      await rename(file.path, path)
      await syncFolder(dirname(path))
      await syncFolder(folder)
    },
    async get(version, range) {
      const handle = await open(pathOf(version), 'r').catch(absentAsNull)
      if (handle === null) return null
      const stream = handle.createReadStream(
        range === undefined ? {} : { start: range.start, end: range.end },
      )
      return Readable.toWeb(stream) as NodeReadableStream<Uint8Array> as ReadableStream<Uint8Array>
    },
    remove: (version) => rm(pathOf(version), { force: true }),
    has: (version) =>
      access(pathOf(version)).then(
        () => true,
        () => false,
      ),
    async *list() {
      for (const shard of await readdir(folder)) {
        if (!/^[0-9a-f]{2}$/.test(shard)) continue
        for (const version of await readdir(join(folder, shard))) {
          const file = await stat(join(folder, shard, version)).catch(absentAsNull)
          if (file !== null && isVersion(version)) yield { version, writtenAtMs: file.mtimeMs }
        }
      }
    },
  }
}

function absentAsNull(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
