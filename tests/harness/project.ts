/**
 * A Supabase project as its functions see it, on a database made like Supabase's: rest is ours (as PostgREST answers),
 * auth and storage are as much of GoTrue's and storage's APIs as functions ask for. Each storage call is kept.
 */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import { createTokens } from '../../apps/server/src/identity/token.ts'
import { createLog } from '../../apps/server/src/log.ts'
import { openDatabase, rowTypes } from '../../apps/server/src/pool.ts'
import { createRest } from '../../apps/server/src/rest/index.ts'
import type { Project } from './deno-function.ts'
import { TEST_JWT_SECRET } from './secret.ts'

export type ProjectLike = Project & {
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /** A new account, and its access token of a sign-in just now. */
  driver(plan?: 'FREE' | 'PRO'): Promise<{ id: string; token: string }>
  /** Stored bytes by BUCKET/NAME. */
  stored: Map<string, Uint8Array>
  close(): Promise<void>
}

const BOUNDS = join(import.meta.dirname, '../../apps/server/platform/0007_bounded_answers.sql')
const CLAIMS = { aud: 'authenticated', role: 'authenticated', aal: 'aal1' } as const

/** @param adminUrl of a database like Supabase's with our migrations */
export async function startProjectLike(adminUrl: string): Promise<ProjectLike> {
  const admin = new pg.Pool({ connectionString: adminUrl, max: 4, types: rowTypes })
  // The database may end before its idle connections.
  admin.on('error', () => undefined)
  // Our rest's own; PostgREST has nothing like it.
  await admin.query(await readFile(BOUNDS, 'utf8'))
  const database = openDatabase(adminUrl, TEST_JWT_SECRET, () => undefined)
  const tokens = await createTokens(TEST_JWT_SECRET, Date.now)
  const files = new Map<string, Uint8Array>()
  const app = new Hono()
  app.route('/rest/v1', createRest({ database, tokens, log: createLog('fatal') }))
  app.route(
    '/auth/v1',
    authOf(admin, (token) => tokens.verify(token)),
  )
  app.route('/storage/v1', storageOf(files, admin))
  const server = await new Promise<ServerType>((resolve) => {
    const started: ServerType = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(started),
    )
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    anonKey: tokens.anonKey,
    serviceKey: tokens.serviceKey,
    stored: files,
    sql: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await admin.query<Row>(text, values)).rows,
    async driver(plan = 'FREE') {
      const id = randomUUID()
      const email = `${id}@example.com`
      await admin.query(ACCOUNT, [id, email, {}])
      await admin.query('update public.profiles set plan = $2 where user_id = $1', [id, plan])
      const amr = [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }]
      return { id, token: await tokens.sign({ ...CLAIMS, sub: id, email, amr }, 3600) }
    },
    async close() {
      server.close()
      await Promise.all([database.close(), admin.end()])
    },
  }
}

const ACCOUNT = `insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data, aud, role, created_at, updated_at)
  values ($1, $2, $3, '{}', 'authenticated', 'authenticated', now(), now())`
const USER = 'select id, email, aud, role, raw_app_meta_data as app_metadata from auth.users where id = $1'

type Verify = (token: string) => Promise<{ userId: string | null; role: string }>

function authOf(admin: pg.Pool, verify: Verify): Hono {
  const app = new Hono()
  const asking = (header: string | undefined) => verify((header ?? '').replace(/^Bearer /, ''))
  app.get('/.well-known/jwks.json', (context) => context.json({ keys: [] }))
  app.get('/user', async (context) => {
    const { userId } = await asking(context.req.header('authorization')).catch(() => ({ userId: null }))
    const { rows } = await admin.query(USER, [userId])
    return rows[0] === undefined ? context.json({ code: 403, msg: 'bad_jwt' }, 403) : context.json(rows[0])
  })
  app.use('/admin/*', async (context, next) => {
    const { role } = await asking(context.req.header('authorization')).catch(() => ({ role: 'nobody' }))
    return role === 'service_role' ? next() : context.json({ code: 403, msg: 'not_admin' }, 403)
  })
  app.post('/admin/users', async (context) => {
    const { email, app_metadata = {} } = await context.req.json()
    const id = randomUUID()
    await admin.query(ACCOUNT, [id, email, app_metadata])
    return context.json((await admin.query(USER, [id])).rows[0])
  })
  app.get('/admin/users/:id', async (context) => {
    const { rows } = await admin.query(USER, [context.req.param('id')])
    return rows[0] === undefined
      ? context.json({ code: 404, msg: 'user_not_found' }, 404)
      : context.json(rows[0])
  })
  app.get('/admin/users/:id/factors', (context) => context.json([]))
  app.delete('/admin/users/:id', async (context) => {
    await admin.query('delete from auth.users where id = $1', [context.req.param('id')])
    return context.json({})
  })
  return app
}

function storageOf(files: Map<string, Uint8Array>, admin: pg.Pool): Hono {
  const app = new Hono()
  app.post('/object/list/:bucket', async (context) => {
    const { prefix = '' } = await context.req.json()
    const under = `${context.req.param('bucket')}/${prefix}/`
    const names = [...files.keys()].filter((name) => name.startsWith(under))
    return context.json(names.map((name) => ({ name: name.slice(under.length), id: randomUUID() })))
  })
  app.post('/object/sign/:bucket', async (context) => {
    const { paths = [] } = await context.req.json()
    return context.json(
      paths.map((path: string) => ({ path, signedURL: `/object/sign/${path}?token=x`, error: null })),
    )
  })
  app.delete('/object/:bucket', async (context) => {
    const { prefixes } = await context.req.json()
    const bucket = context.req.param('bucket')
    const removed: { name: string }[] = prefixes
      .filter((name: string) => files.delete(`${bucket}/${name}`))
      .map((name: string) => ({ name }))
    // The storage server removes the rows as well, which SQL may not.
    await removeRows(admin, bucket, removed)
    return context.json(removed)
  })
  app.post('/object/*', async (context) => {
    const name = decodeURIComponent(context.req.path.replace(/^.*\/object\//, ''))
    files.set(name, new Uint8Array(await context.req.arrayBuffer()))
    return context.json({ Key: name, Id: randomUUID() })
  })
  return app
}

async function removeRows(admin: pg.Pool, bucket: string, removed: { name: string }[]): Promise<void> {
  const client = await admin.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query('delete from storage.objects where bucket_id = $1 and name = any($2)', [
      bucket,
      removed.map(({ name }) => name),
    ])
    await client.query('commit')
  } finally {
    client.release()
  }
}
