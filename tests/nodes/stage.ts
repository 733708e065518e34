import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import S3rver from 's3rver'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { createTokens } from '../../apps/server/src/identity/token.ts'
import { TEST_JWT_SECRET } from '../harness/secret.ts'
import { type SpawnedServer, spawnServer } from '../harness/spawned.ts'
import { type LoadBalancer, startProxy } from './proxy.ts'
import type { Driver } from './writers.ts'

export type Node = {
  port: number
  /** Of this node alone, past the proxy. */
  url: string
  server: SpawnedServer
  /** Starts it again after it was stopped or killed. */
  start(entry?: string): Promise<void>
}

/** Three processes on one database and one file store, behind a proxy. */
export type Stage = {
  nodes: [Node, Node, Node]
  proxy: LoadBalancer
  anonKey: string
  serviceKey: string
  /** Every operators' name that a node is given. */
  env: Record<string, string>
  client(url: string): SupabaseClient
  signUp(url: string): Promise<Driver & { email: string }>
  /** What a node gives of a receipt. */
  fileOf(url: string, driver: Driver): (id: string) => Promise<Buffer | null>
  untilAllHealthy(): Promise<void>
  close(): Promise<void>
}

const PASSWORD = 'on one of three nodes'
const BUCKET = 'tappet-files'

/** The proxy looks ten times a second. */
const optionsOf = (entry: string | undefined) => ({
  ...(entry !== undefined && { entry }),
  config: { stopGraceMs: 2_000 },
})

/** @param entry another program's */
export async function openStage(databaseUrl: string, entry?: string): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'tappet-nodes-'))
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: join(folder, 's3'),
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port: s3Port } = await s3.run()
  const ports = [await freePort(), await freePort(), await freePort()] as const
  const proxy = await startProxy(ports)
  const env: Record<string, string> = {
    DATABASE_URL: databaseUrl,
    JWT_SECRET: TEST_JWT_SECRET,
    SITE_URL: proxy.url,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  const startNode = async (port: number): Promise<Node> => {
    const own = { ...env, PORT: String(port), TAPPET_DATA: join(folder, String(port)) }
    const node: Node = {
      port,
      url: `http://127.0.0.1:${port}`,
      server: await spawnServer(own, optionsOf(entry)),
      async start(other) {
        node.server = await spawnServer(own, optionsOf(other))
      },
    }
    return node
  }
  const nodes = await Promise.all([startNode(ports[0]), startNode(ports[1]), startNode(ports[2])])
  await proxy.untilHealthy(ports)
  const { anonKey, serviceKey } = await createTokens(TEST_JWT_SECRET, Date.now)
  const client = (url: string) =>
    createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } })
  return {
    nodes,
    proxy,
    anonKey,
    serviceKey,
    env,
    client,
    async signUp(url) {
      const email = `${randomUUID()}@example.com`
      const { data, error } = await client(url).auth.signUp({ email, password: PASSWORD })
      if (error !== null || data.session === null) throw error ?? new Error('no session')
      return { email, userId: data.session.user.id, token: data.session.access_token, anonKey }
    },
    fileOf:
      (url, { userId, token }) =>
      (id) =>
        readFile(`${url}/storage/v1/object/authenticated/receipts/${userId}/${id}.png`, {
          apikey: anonKey,
          authorization: `Bearer ${token}`,
        }),
    untilAllHealthy: () => proxy.untilHealthy(ports),
    async close() {
      await proxy.close()
      await Promise.all(nodes.map(({ server }) => stopIfRunning(server)))
      await s3.close().catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const READ_TRIES = 20

/** @returns the bytes, or null where the server says that it does not have them: a busy one is asked again */
async function readFile(url: string, headers: Record<string, string>): Promise<Buffer | null> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(url, { headers })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (answer.ok) return bytes
    if (answer.status < 500) return null
    if (tries === READ_TRIES) throw new Error(`${url}: ${answer.status} ${bytes}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function stopIfRunning({ process: child, stop }: SpawnedServer): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await stop('SIGKILL')
}
