import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAdmin } from '../harness/admin-command.ts'
import { fileFolder } from '../harness/folder.ts'
import { forFile } from '../harness/for-file.ts'
import { TEST_JWT_SECRET } from '../harness/secret.ts'
import { asBlob, jpegOf, openBench } from './storage-bench.ts'

const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' }
/** A restore migrates an empty database. */
const STARVED_MS = 180_000

let s3: S3rver
const folder = fileFolder()
let endpoint: string
beforeAll(async () => {
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: join(folder, 's3'),
    silent: true,
    configureBuckets: ['files', 'fresh'].map((name) => ({ name, configs: [] })),
  })
  endpoint = `http://127.0.0.1:${(await s3.run()).port}`
})
afterAll(() => s3.close().catch(() => undefined))

describe('files on S3', () => {
  const bench = forFile(() => openBench({ endpoint, bucket: 'files', ...KEYS }))

  it('are in a backup, and are restored to S3 or to the disk', { timeout: STARVED_MS }, async () => {
    const ada = await bench.test.user()
    const photo = jpegOf(300_000)
    const put = await bench.receipts(ada).upload(`${ada.userId}/a.jpg`, asBlob(photo, 'image/jpeg'))
    expect(put.error).toBeNull()
    const [row] = await bench.test.admin<{ version: string; size: string }>(
      "select version, metadata ->> 'size' as size from storage.objects",
    )
    const env = (bucket: string) => ({
      TAPPET_DATA: join(folder, 'data'),
      DATABASE_URL: bench.test.adminUrl,
      JWT_SECRET: TEST_JWT_SECRET,
      INIT_CWD: folder,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    })
    expect(await runAdmin(env('files'), 'backup', 'a.tar.gz')).toMatchObject({
      stderr: '',
      stdout: expect.stringMatching(/, 1 files\. (?!.*missing)/),
    })

    // Into an embedded database and another bucket.
    const { DATABASE_URL: _, JWT_SECRET: __, ...there } = env('fresh')
    const fresh = { ...there, TAPPET_DATA: join(folder, 'new') }
    expect(await runAdmin(fresh, 'restore', 'a.tar.gz')).toMatchObject({ code: 0, stderr: '' })
    const restored = await readFile(join(folder, 's3', 'fresh', 'tappet', `${row?.version}._S3rver_object`))
    expect(restored.length).toBe(Number(row?.size))
    expect(await readdir(join(folder, 'new', 'files')).catch(() => [])).toEqual([])

    // And to a machine without a bucket.
    const disk = { TAPPET_DATA: join(folder, 'disk'), INIT_CWD: folder }
    expect(await runAdmin(disk, 'restore', 'a.tar.gz')).toMatchObject({ code: 0, stderr: '' })
    const version = row?.version ?? ''
    const onDisk = await readFile(join(folder, 'disk', 'files', version.slice(0, 2), version))
    expect(onDisk.equals(restored)).toBe(true)
  })
})
