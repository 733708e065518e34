import { Hono } from 'hono'
import { z } from 'zod'
import { bearerToken } from '../identity/identify.ts'
import type { Identity } from '../identity/token.ts'
import { findBucket } from './buckets.ts'
import { StorageError } from './errors.ts'
import { bucketName, objectKey } from './keys.ts'
import { listObjects, listRequest } from './list.ts'
import { callerOf, readBody, target } from './request.ts'
import { deleteObjects, findObject, type ObjectRow } from './rows.ts'
import { serveObject } from './serve.ts'
import { asService, discard, readAs, type Store } from './store.ts'
import { storeUpload } from './upload.ts'

const removeRequest = z.object({ prefixes: z.array(z.string()).max(1000) })

/** Without signed URLs, which are in link-routes.ts. */
export function objectRoutes(store: Store): Hono {
  const app = new Hono()

  app.post('/object/list/:bucket', async (context) => {
    const caller = await callerOf(store, context)
    const bucketId = bucketName(context.req.param('bucket'))
    return context.json(await listObjects(store, caller, bucketId, await readBody(context, listRequest)))
  })

  app.get('/object/public/:bucket/:path{.+}', async (context) => {
    const { bucketId, name } = target(context)
    const key = objectKey(name)
    const download = context.req.query('download') ?? null
    if ((await findBucket(store, bucketId)).public) {
      const find = () => asService(store, (client) => findObject(client, bucketId, key))
      return serveObject(store, context.req.raw, find, { visibility: 'public', download })
    }
    // Records store a receipt's public address also while the bucket is private: it answers to a token, under the
    // policies.
    if (bearerToken(context.req.raw) === null) throw new StorageError('NoSuchBucket')
    const caller = await callerOf(store, context)
    const find = () => findAs(store, caller, { bucketId, name })
    return serveObject(store, context.req.raw, find, { visibility: 'private', download })
  })
  app.get('/object/info/:bucket/:path{.+}', async (context) => {
    const object = await findAs(store, await callerOf(store, context), target(context))
    if (object === null) throw new StorageError('NoSuchKey')
    return context.json(infoOf(object))
  })
  for (const address of ['/object/authenticated/:bucket/:path{.+}', '/object/:bucket/:path{.+}']) {
    app.get(address, async (context) => {
      const caller = await callerOf(store, context)
      const find = () => findAs(store, caller, target(context))
      return serveObject(store, context.req.raw, find, {
        visibility: 'private',
        download: context.req.query('download') ?? null,
      })
    })
  }

  app.post('/object/:bucket/:path{.+}', async (context) => {
    const caller = await callerOf(store, context)
    return context.json(await storeUpload(store, caller, target(context), context.req.raw))
  })
  app.delete('/object/:bucket', async (context) => {
    const caller = await callerOf(store, context)
    const { prefixes } = await readBody(context, removeRequest)
    return context.json(
      await removeObjects(store, caller, bucketName(context.req.param('bucket')), prefixes.map(objectKey)),
    )
  })
  return app
}

export function findAs(
  store: Store,
  caller: Identity,
  address: { bucketId: string; name: string },
): Promise<ObjectRow | null> {
  const [bucketId, key] = [bucketName(address.bucketId), objectKey(address.name)]
  return readAs(store, caller, null, (client) => findObject(client, bucketId, key))
}

/** As at Supabase, what the caller may not remove is skipped. */
async function removeObjects(
  store: Store,
  caller: Identity,
  bucketId: string,
  keys: string[],
): Promise<Omit<ObjectRow, 'version'>[]> {
  const removed = await readAs(store, caller, [], (client) => deleteObjects(client, bucketId, keys))
  await discard(
    store,
    removed.map((object) => object.version),
  )
  return removed.map(({ version: _version, ...object }) => object)
}

function infoOf(object: ObjectRow) {
  return {
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucket_id,
    size: object.metadata.size,
    content_type: object.metadata.mimetype,
    cache_control: object.metadata.cacheControl,
    etag: object.metadata.eTag,
    last_modified: object.metadata.lastModified,
    created_at: object.created_at,
    updated_at: object.updated_at,
  }
}
