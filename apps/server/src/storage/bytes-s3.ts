import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { AwsClient } from 'aws4fetch'
import type { S3Config } from '../config/index.ts'
import { type Bytes, isVersion, type Version } from './bytes.ts'

// The bucket may hold other objects, which are not listed or removed.
const PREFIX = 'tappet/'

/** By path-style URLs and AWS Signature Version 4. */
export function s3Bytes(config: S3Config): Bytes {
  const client = new AwsClient({
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    region: config.region,
    service: 's3',
    retries: 3,
  })
  const bucketUrl = `${config.endpoint.replace(/\/+$/, '')}/${encodeURIComponent(config.bucket)}`
  const urlOf = (version: Version) => `${bucketUrl}/${PREFIX}${version}`
  const expectOk = async (response: Response, action: string) => {
    if (response.ok) return response
    const answer = (await response.text()).slice(0, 300)
    throw new Error(`S3 refused to ${action}: ${response.status} ${answer}`)
  }

  return {
    async put(version, file) {
      // A file-backed Blob has a length, is streamed, and can be read again on a retry.
      const body = await openAsBlob(file.path, { type: file.mimetype })
      const response = await client.fetch(urlOf(version), {
        method: 'PUT',
        body,
        headers: { 'content-type': file.mimetype, 'x-amz-content-sha256': file.digest },
      })
      await (await expectOk(response, 'store an object')).body?.cancel()
      await rm(file.path, { force: true })
    },
    async get(version, range) {
      const response = await client.fetch(
        urlOf(version),
        range === undefined ? {} : { headers: { range: `bytes=${range.start}-${range.end}` } },
      )
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      return (await expectOk(response, 'read an object')).body
    },
    async remove(version) {
      const response = await client.fetch(urlOf(version), { method: 'DELETE' })
      if (response.status !== 404) await expectOk(response, 'remove an object')
      await response.body?.cancel()
    },
    async has(version) {
      const response = await client.fetch(urlOf(version), { method: 'HEAD' })
      if (response.status === 404) return false
      await expectOk(response, 'look for an object')
      return true
    },
    async *list() {
      let continuation: string | null = null
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: PREFIX })
        if (continuation !== null) query.set('continuation-token', continuation)
        const response = await expectOk(await client.fetch(`${bucketUrl}?${query}`), 'list objects')
        const page = readPage(await response.text())
        yield* page.entries
        continuation = page.continuation
      } while (continuation !== null)
    },
  }
}

type Page = { entries: { version: Version; writtenAtMs: number }[]; continuation: string | null }

/** ListObjectsV2; our keys contain nothing that XML escapes. */
function readPage(xml: string): Page {
  const entries: Page['entries'] = []
  for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const version = (element(entry, 'Key') ?? '').slice(PREFIX.length)
    const writtenAtMs = Date.parse(element(entry, 'LastModified') ?? '')
    if (isVersion(version) && Number.isFinite(writtenAtMs)) entries.push({ version, writtenAtMs })
  }
  const token = element(xml, 'NextContinuationToken')
  return { entries, continuation: token === null ? null : token.replaceAll('&amp;', '&') }
}

function element(xml: string, name: string): string | null {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? null
}
