import { FILE_LINK_SECONDS } from '@tappet/wire'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Identity } from '../identity/token.ts'
import { StorageError } from './errors.ts'
import { bucketName, objectKey } from './keys.ts'
import { findAs } from './object-routes.ts'
import { callerOf, readBody, target } from './request.ts'
import { findObject, visibleNames } from './rows.ts'
import { serveObject } from './serve.ts'
import { asService, readAs, type Store } from './store.ts'

const MAX_LINK_SECONDS = 315_360_000

const expiresIn = z.number().int().min(1).max(MAX_LINK_SECONDS)
const signRequest = z.object({ expiresIn, versionId: z.null().optional(), transform: z.null().optional() })
const signManyRequest = z.object({ expiresIn, paths: z.array(z.string()).max(1000) })

/** storage-js: createSignedUrl, createSignedUrls. */
export function linkRoutes(store: Store): Hono {
  const app = new Hono()

  app.post('/object/sign/:bucket/:path{.+}', async (context) => {
    const caller = await callerOf(store, context)
    const { expiresIn } = await readBody(context, signRequest)
    return context.json({ signedURL: await readLink(store, caller, target(context), expiresIn) })
  })
  app.post('/object/sign/:bucket', async (context) => {
    const caller = await callerOf(store, context)
    const { expiresIn, paths } = await readBody(context, signManyRequest)
    return context.json(await readLinks(store, caller, context.req.param('bucket'), paths, expiresIn))
  })
  app.get('/object/sign/:bucket/:path{.+}', async (context) => {
    const { bucketId, name } = target(context)
    const key = objectKey(name)
    await store.signer.verify(context.req.query('token') ?? '', `${bucketId}/${key}`)
    const find = () => asService(store, (client) => findObject(client, bucketId, key))
    return serveObject(store, context.req.raw, find, {
      visibility: 'private',
      download: context.req.query('download') ?? null,
    })
  })
  return app
}

/** A caller can sign only what they may read. */
async function readLink(
  store: Store,
  caller: Identity,
  address: { bucketId: string; name: string },
  lifetimeSeconds: number,
): Promise<string> {
  assertLifetime(caller, lifetimeSeconds)
  const object = await findAs(store, caller, address)
  if (object === null) throw new StorageError('NoSuchKey')
  return signed(store, object.bucket_id, object.name, lifetimeSeconds)
}

/** One statement for all; what cannot be signed has the reason in its place. */
async function readLinks(
  store: Store,
  caller: Identity,
  bucket: string,
  paths: readonly string[],
  lifetimeSeconds: number,
) {
  assertLifetime(caller, lifetimeSeconds)
  const bucketId = bucketName(bucket)
  const keys = paths.map(keyOrNull)
  const names = keys.filter((key) => key !== null)
  const visible = await readAs(store, caller, new Set<string>(), (client) =>
    visibleNames(client, bucketId, names),
  )
  const answers = []
  for (const [index, path] of paths.entries()) {
    const key = keys[index] ?? null
    answers.push(
      key !== null && visible.has(key)
        ? { error: null, path, signedURL: await signed(store, bucketId, key, lifetimeSeconds) }
        : {
            error: 'Either the object does not exist or you do not have access to it',
            path,
            signedURL: null,
          },
    )
  }
  return answers
}

function keyOrNull(path: string): string | null {
  try {
    return objectKey(path)
  } catch {
    return null
  }
}

/** A link outlives the session that made it, so a person's ends within a month; the service key's may last longer. */
function assertLifetime(caller: Identity, lifetimeSeconds: number): void {
  if (caller.role !== 'service_role' && lifetimeSeconds > FILE_LINK_SECONDS)
    throw new StorageError('InvalidParameter', `expiresIn: at most ${FILE_LINK_SECONDS} seconds (30 days)`)
}

async function signed(
  store: Store,
  bucketId: string,
  name: string,
  lifetimeSeconds: number,
): Promise<string> {
  const path = `${bucketId}/${name}`
  return `/object/sign/${path}?token=${await store.signer.sign(path, lifetimeSeconds)}`
}
