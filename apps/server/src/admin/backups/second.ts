/** The second place of backups: another folder, or a bucket of an S3-compatible store. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import type { BackupConfig, Keep, S3Config } from '../../config.ts'
import { syncFolder } from '../../database/folder.ts'
import { ownSuffix, recorded } from './leftovers.ts'
import { expired } from './retention.ts'
import { withinSilence } from './silence.ts'

export type SecondPlace = {
  /** For the log. */
  readonly name: string
  names(): Promise<string[]>
  /** Takes a copy of the file at `path`; resolves when it is there whole. */
  put(name: string, path: string): Promise<void>
  remove(name: string): Promise<void>
}

/** Parts of an upload. S3 takes at most 10,000, and at least 5 MiB each. */
const PART_BYTES = 64 * 1024 ** 2
const MAX_REQUEST_MS = 900_000

export function openSecondPlace(
  second: NonNullable<BackupConfig['second']>,
  dataFolder: string,
): SecondPlace {
  return 'folder' in second ? folderPlace(second.folder, dataFolder) : bucketPlace(second.s3)
}

/**
 * Copies one backup and removes there what the rule lets go.
 *
 * @throws what the place says; the backup is then not counted as copied
 */
export async function copyTo(
  place: SecondPlace,
  name: string,
  path: string,
  keep: Keep,
  now: number,
): Promise<void> {
  await place.put(name, path)
  for (const old of expired(await place.names(), keep, now)) await place.remove(old)
}

function folderPlace(folder: string, dataFolder: string): SecondPlace {
  return {
    name: folder,
    names: () => readdir(folder),
    async put(name, path) {
      const isFolder = await stat(folder).then(
        (found) => found.isDirectory(),
        () => false,
      )
      // Made here it would lie on this machine, where another's disk should be mounted.
      if (!isFolder) throw new Error(`${folder} is not there. Mount or make it; it is tried again in an hour`)
      const draft = join(folder, `${name}.${ownSuffix()}.part`)
      await recorded(dataFolder, [draft], async () => {
        const source = withinSilence(createReadStream(path), path)
        await pipeline(source, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
        if ((await hashOf(draft)) !== (await hashOf(path)))
          throw new Error(`${folder} gives other bytes for ${name} than it was given`)
        await rename(draft, join(folder, name))
        await syncFolder(folder)
      })
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of withinSilence(createReadStream(path), path)) hash.update(chunk)
  return hash.digest('hex')
}

/**
 * Each request carries the hash of its bytes, which the store compares before it answers (AWS Signature Version 4,
 * x-amz-content-sha256).
 *
 * @param partBytes larger files are uploaded in parts of this size
 */
export function bucketPlace(config: S3Config, partBytes = PART_BYTES): SecondPlace {
  const client = new AwsClient({ ...config, service: 's3', retries: 3 })
  const bucketUrl = `${config.endpoint.replace(/\/+$/, '')}/${encodeURIComponent(config.bucket)}`
  const send = async (action: string, url: string, init: RequestInit = {}) => {
    const response = await client.fetch(url, { ...init, signal: AbortSignal.timeout(MAX_REQUEST_MS) })
    if (response.ok) return response
    const answer = (await response.text()).slice(0, 300)
    throw new Error(`the bucket ${config.bucket} refused to ${action}: ${response.status} ${answer}`)
  }
  const sendBytes = async (url: string, body: Blob) => {
    const hash = createHash('sha256')
    for await (const chunk of body.stream()) hash.update(chunk)
    const headers = { 'x-amz-content-sha256': hash.digest('hex') }
    return send('store a backup', url, { method: 'PUT', body, headers })
  }
  const inParts = async (url: string, file: Blob) => {
    const begun = await (await send('begin an upload', `${url}?uploads`, { method: 'POST' })).text()
    const id = encodeURIComponent(element(begun, 'UploadId'))
    try {
      const parts: string[] = []
      for (let at = 0; at < file.size; at += partBytes) {
        const number = parts.length + 1
        const part = file.slice(at, at + partBytes)
        const response = await sendBytes(`${url}?partNumber=${number}&uploadId=${id}`, part)
        await response.body?.cancel()
        const tag = response.headers.get('etag') ?? ''
        parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${tag}</ETag></Part>`)
      }
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
      const done = await send('end an upload', `${url}?uploadId=${id}`, { method: 'POST', body })
      // S3 may answer 200 and tell of its failure in the body.
      const told = await done.text()
      if (told.includes('<Error>'))
        throw new Error(`the bucket ${config.bucket} refused to end an upload: ${told}`)
    } catch (error) {
      await client.fetch(`${url}?uploadId=${id}`, { method: 'DELETE' }).catch(() => undefined)
      throw error
    }
  }
  return {
    name: bucketUrl,
    async names() {
      const found: string[] = []
      let after: string | undefined = ''
      while (after !== undefined) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: 'tappet-', 'start-after': after })
        const page = await (await send('list backups', `${bucketUrl}?${query}`)).text()
        const names = [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key)
        found.push(...names)
        after = /<IsTruncated>true<\/IsTruncated>/.test(page) ? names.at(-1) : undefined
      }
      return found
    },
    async put(name, path) {
      const url = `${bucketUrl}/${name}`
      const file = await openAsBlob(path)
      if (file.size > partBytes) await inParts(url, file)
      else await (await sendBytes(url, file)).body?.cancel()
      const stored = (await send('look for a backup', url, { method: 'HEAD' })).headers.get('content-length')
      if (Number(stored) !== file.size)
        throw new Error(`the bucket ${config.bucket} holds ${stored} of ${file.size} bytes of ${name}`)
    },
    async remove(name) {
      await (await send('remove a backup', `${bucketUrl}/${name}`, { method: 'DELETE' })).body?.cancel()
    },
  }
}

function element(xml: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
}
