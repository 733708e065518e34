import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testFolder } from '../../../../tests/harness/folder.ts'
import { type HttpServer, startHttp } from '../../../../tests/harness/http.ts'
import type { Bytes } from './bytes.ts'
import { s3Bytes } from './bytes-s3.ts'

// The S3 of the contract tests cannot page on current OpenSSL. These are answers as AWS
// documents them (ListObjectsV2, response syntax).
const first = '11111111-1111-4111-8111-111111111111'
const second = '22222222-2222-4222-8222-222222222222'
const entry = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-05-01T12:00:00.000Z</LastModified><Size>1</Size></Contents>`
const token = '<NextContinuationToken>a&amp;b+c=</NextContinuationToken>'
const PAGES: Record<string, string> = {
  '': `<ListBucketResult>${token}${entry(`tappet/${first}`)}${entry('tappet/readme.txt')}</ListBucketResult>`,
  'a&b+c=': `<ListBucketResult>${entry(`tappet/${second}`)}</ListBucketResult>`,
}

let http: HttpServer
let bytes: Bytes
const prefixes: string[] = []
beforeAll(async () => {
  http = await startHttp((request, response) => {
    if (request.method !== 'GET') return response.writeHead(403).end('AccessDenied')
    const query = new URL(request.url ?? '', 'http://s3').searchParams
    prefixes.push(query.get('prefix') ?? '')
    return response.end(PAGES[query.get('continuation-token') ?? ''])
  })
  const keys = { accessKeyId: 'k', secretAccessKey: 's', region: 'r' }
  bytes = s3Bytes({ endpoint: http.url, bucket: 'b', ...keys })
})
afterAll(() => http.close())

it('reads every page of a listing, and only keys under our prefix', async () => {
  const items = []
  for await (const item of bytes.list()) items.push(item)
  const writtenAtMs = Date.parse('2026-05-01T12:00:00Z')
  expect(items).toEqual([first, second].map((version) => ({ version, writtenAtMs })))
  expect(prefixes).toEqual(['tappet/', 'tappet/'])
})

it('reports what S3 refused, and keeps the file that was not stored', async () => {
  const path = join(testFolder(), 'received')
  await writeFile(path, 'x')
  const file = { path, sizeBytes: 1, mimetype: 'image/png', digest: '0' }
  await expect(bytes.put(first, file)).rejects.toThrow('S3 refused to store an object: 403 AccessDenied')
  await expect(bytes.remove(first)).rejects.toThrow('S3 refused to remove an object: 403')
  expect(await readFile(path, 'utf8')).toBe('x')
})
