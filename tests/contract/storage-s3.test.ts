import S3rver from 's3rver'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { S3Config } from '../../apps/server/src/config/index.ts'
import { s3Bytes } from '../../apps/server/src/storage/bytes-s3.ts'
import { startSweeping } from '../../apps/server/src/storage/index.ts'
import { fileFolder } from '../harness/folder.ts'
import { asBlob, type Bench, JPEG, jpegOf, openBench, PNG } from './storage-bench.ts'

const config: S3Config = {
  endpoint: '',
  bucket: 'tappet-files',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  region: 'us-east-1',
}
const HOUR_MS = 3_600_000

let bench: Bench
let ada: Awaited<ReturnType<Bench['test']['user']>>
let s3: S3rver
const folder = fileFolder()
beforeAll(async () => {
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: folder,
    silent: true,
    configureBuckets: [{ name: config.bucket, configs: [] }],
  })
  const { port } = await s3.run()
  config.endpoint = `http://127.0.0.1:${port}`
  bench = await openBench(config)
  ada = await bench.test.user()
})
afterAll(async () => {
  await bench.close()
  await s3.close().catch(() => undefined)
})

async function versions(): Promise<string[]> {
  const paths: string[] = []
  for await (const { version } of s3Bytes(config).list()) paths.push(version)
  return paths.sort()
}

const versionsInRows = async () =>
  (await bench.test.admin<{ version: string }>('select version from storage.objects order by version')).map(
    (row) => row.version,
  )

it('keeps the bytes on S3-compatible storage, and none on the local disk [API-006]', async () => {
  const receipts = bench.receipts(ada)
  const photo = jpegOf(3_000_000)
  const [path, other] = [`${ada.userId}/a.jpg`, `${ada.userId}/c ü.jpg`]
  expect((await receipts.upload(path, asBlob(photo))).error).toBeNull()
  expect((await receipts.upload(path, asBlob(photo))).error).toMatchObject({ statusCode: '409' })
  expect((await receipts.upload(other, asBlob(PNG))).error).toBeNull()
  expect(await versions()).toEqual(await versionsInRows())
  expect(await versions()).toHaveLength(2)
  expect(await bench.files()).toEqual([])

  const { data } = await receipts.download(path)
  expect(Buffer.from(await (data ?? new Blob()).arrayBuffer())).toEqual(photo)
  const part = await bench.read(ada, path, {
    headers: { range: 'bytes=0-9' },
  })
  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, photo.subarray(0, 10)])

  expect((await receipts.remove([path, other])).data).toHaveLength(2)
  expect(await versions()).toEqual([])
})

it('sweeps bytes without a row, and nothing else in the bucket', async () => {
  const path = `${ada.userId}/kept.jpg`
  await bench.receipts(ada).upload(path, asBlob(JPEG))
  await bench.receipts(ada).upload(`${ada.userId}/orphan.jpg`, asBlob(JPEG))
  await bench.test.admin('delete from storage.objects where name = $1', [`${ada.userId}/orphan.jpg`])
  for (const [aheadMs, expected] of [
    [0, 2],
    [HOUR_MS + 10_000, 1],
  ] as const) {
    const sweeping = startSweeping({ ...bench.options, now: () => Date.now() + aheadMs })
    await sweeping.first
    sweeping.stop()
    expect(await versions()).toHaveLength(expected)
  }
  expect(await versions()).toEqual(await versionsInRows())
})

it('stores neither row nor file when S3 does not answer', async () => {
  await s3.close()
  const path = `${ada.userId}/lost.jpg`
  const { error } = await bench.receipts(ada).upload(path, asBlob(JPEG))
  expect(error).toMatchObject({ status: 500, statusCode: '500', message: 'Something went wrong on our side' })
  expect((await bench.receipts(ada).exists(path)).data).toBe(false)
  expect(await bench.files()).toEqual([])
})
