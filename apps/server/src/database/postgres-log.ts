import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

const LARGEST_FILE_BYTES = 2 * 1024 * 1024
const TAIL_CHARACTERS = 4_000
const RAW_CHARACTERS = 64_000
/** Answers to our own asking whether it is ready would bury the cause. */
const ASKED_TOO_EARLY =
  /^.*(?:FATAL: {2}the database system is|DETAIL: {2}Consistent recovery state has not been).*\n?/gm

export type PostgresLog = {
  follow(stream: Readable): void
  tail(): string
  close(): void
}

/** Two files of at most 2 MB each: the newer replaces the older when it is full. */
export async function openPostgresLog(folder: string): Promise<PostgresLog> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'postgres.log')
  let size = await stat(path).then(
    (entry) => entry.size,
    () => 0,
  )
  let file: WriteStream | undefined = open(path)
  let tail = ''
  let turning = false

  async function turn(): Promise<void> {
    turning = true
    file?.end()
    await rename(path, `${path}.1`).catch(() => undefined)
    if (file !== undefined) file = open(path)
    size = 0
    turning = false
  }

  return {
    follow(stream) {
      stream.on('data', (chunk: Buffer) => {
        tail = (tail + String(chunk)).slice(-RAW_CHARACTERS)
        size += chunk.length
        file?.write(chunk)
        if (size > LARGEST_FILE_BYTES && !turning) void turn()
      })
    },
    tail: () => tail.replace(ASKED_TOO_EARLY, '').slice(-TAIL_CHARACTERS).trim(),
    close() {
      file?.end()
      file = undefined
    },
  }
}

function open(path: string): WriteStream {
  const file = createWriteStream(path, { flags: 'a', mode: 0o600 })
  // A full disk must not stop the server.
  file.on('error', () => undefined)
  return file
}
