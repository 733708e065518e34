import { Hono } from 'hono'
import { z } from 'zod'
import type { Identity } from '../identity/token.ts'
import { BUCKET_COLUMNS, type BucketRow, selectBucket } from './buckets.ts'
import { isDuplicateRow, StorageError } from './errors.ts'
import { bucketName } from './keys.ts'
import { callerOf, readBody } from './request.ts'
import { discard, readAs, type Store } from './store.ts'

const UNIT_BYTES = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 } as const
const sizeText = /^(\d{1,12})\s*(B|KB|MB|GB)$/i

const sizeLimit = z.union([z.number().int().min(1), z.string().regex(sizeText).transform(toBytes)])
const settings = {
  public: z.boolean().optional(),
  file_size_limit: sizeLimit.nullish(),
  allowed_mime_types: z.array(z.string().regex(/^[\w.+-]+\/[\w.+*-]+$|^\*\/\*$/)).nullish(),
}
const createRequest = z.object({ name: z.string(), id: z.string().optional(), ...settings })
const updateRequest = z.object(settings)

/** These would collide with routes under /object. */
const RESERVED = new Set([
  'public',
  'authenticated',
  'sign',
  'upload',
  'info',
  'list',
  'list-v2',
  'move',
  'copy',
])

/** By the grants on storage.buckets, the service role alone sees and changes buckets. */
export function bucketRoutes(store: Store): Hono {
  const app = new Hono()

  app.get('/bucket', async (context) => {
    const caller = await callerOf(store, context)
    const buckets = await readAs(store, caller, [], async (client) => {
      const { rows } = await client.query<BucketRow>(
        `select ${BUCKET_COLUMNS} from storage.buckets order by name`,
      )
      return rows
    })
    return context.json(buckets)
  })
  app.get('/bucket/:id', async (context) => {
    const caller = await callerOf(store, context)
    const bucket = await readAs(store, caller, null, (client) =>
      selectBucket(client, context.req.param('id')),
    )
    if (bucket === null) throw new StorageError('NoSuchBucket')
    return context.json(bucket)
  })
  app.post('/bucket', async (context) => {
    const caller = await callerOf(store, context)
    return context.json({ name: await createBucket(store, caller, await readBody(context, createRequest)) })
  })
  app.put('/bucket/:id', async (context) => {
    const caller = await callerOf(store, context)
    await updateBucket(store, caller, context.req.param('id'), await readBody(context, updateRequest))
    return context.json({ message: 'Successfully updated' })
  })
  app.post('/bucket/:id/empty', async (context) => {
    const caller = await callerOf(store, context)
    const versions = await store.database.as(caller, async (client) => {
      const bucket = await selectBucket(client, context.req.param('id'))
      const { rows } = await client.query<{ version: string }>(
        'delete from storage.objects where bucket_id = $1 returning version',
        [bucket.id],
      )
      return rows.map((row) => row.version)
    })
    await discard(store, versions)
    return context.json({ message: 'Successfully emptied' })
  })
  app.delete('/bucket/:id', async (context) => {
    const caller = await callerOf(store, context)
    await store.database.as(caller, async (client) => {
      const bucket = await selectBucket(client, context.req.param('id'))
      const { rows } = await client.query('select from storage.objects where bucket_id = $1 limit 1', [
        bucket.id,
      ])
      if (rows.length > 0) throw new StorageError('ResourceNotEmpty')
      await client.query('delete from storage.buckets where id = $1', [bucket.id])
    })
    return context.json({ message: 'Successfully deleted' })
  })
  return app
}

async function createBucket(
  store: Store,
  caller: Identity,
  wanted: z.infer<typeof createRequest>,
): Promise<string> {
  const id = bucketName(wanted.id ?? wanted.name)
  if (RESERVED.has(id)) throw new StorageError('InvalidBucketName')
  const sql = `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values ($1, $1, $2, $3, $4)`
  const values = [
    id,
    wanted.public ?? false,
    wanted.file_size_limit ?? null,
    wanted.allowed_mime_types ?? null,
  ]
  try {
    await store.database.as(caller, (client) => client.query(sql, values))
  } catch (error) {
    throw isDuplicateRow(error) ? new StorageError('BucketAlreadyExists') : error
  }
  return id
}

/** Missing fields keep their value; null removes a limit. */
async function updateBucket(
  store: Store,
  caller: Identity,
  id: string,
  wanted: z.infer<typeof updateRequest>,
): Promise<void> {
  const sql = `update storage.buckets set updated_at = now(), public = coalesce($2, public),
      file_size_limit = case when $3 then $4 else file_size_limit end,
      allowed_mime_types = case when $5 then $6 else allowed_mime_types end
    where id = $1`
  const { file_size_limit: size, allowed_mime_types: types } = wanted
  const values = [
    id,
    wanted.public ?? null,
    size !== undefined,
    size ?? null,
    types !== undefined,
    types ?? null,
  ]
  const updated = await store.database.as(caller, (client) => client.query(sql, values))
  if (updated.rowCount === 0) throw new StorageError('NoSuchBucket')
}

/** `10MB`, as Supabase: 1 MB is 1024 × 1024 bytes. */
function toBytes(text: string): number {
  const [, amount = '0', unit = 'B'] = sizeText.exec(text) ?? []
  return Number(amount) * UNIT_BYTES[unit.toUpperCase() as keyof typeof UNIT_BYTES]
}
