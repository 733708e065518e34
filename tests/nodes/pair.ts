import { type ChildProcess, execFile } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { makePlainCluster, PLAIN_PASSWORD, plainUrl, startPostgres } from '../harness/plain-postgres.ts'

/** A primary with a standby that has every commit before it is acknowledged, behind one address. */
export type Pair = {
  /** Stays the same when the standby takes over, as an operator's address of the primary does. */
  adminUrl: string
  /** As after a power cut: without a shutdown; then starts it again. */
  crashAndRestart(): Promise<void>
  /** Ends the primary without a shutdown, makes the standby the primary and points the address there. */
  promoteStandby(): Promise<void>
  /** Removes every record and receipt, for the next count. */
  empty(): Promise<void>
  close(): Promise<void>
}

/** Debian's PostgreSQL as it comes: fsync and synchronous_commit are on. */
export async function startPair(): Promise<Pair> {
  const cluster = await makePlainCluster()
  const standbyFolder = join(cluster.folder, 'standby')
  const [primaryPort, standbyPort] = [await freePort(), await freePort()]
  let primary = await startPostgres(cluster, cluster.cluster, primaryPort)
  await onServer(primaryPort, 'create database tappet')
  await promisify(execFile)(
    join(cluster.binaries, 'pg_basebackup'),
    [
      '-D',
      standbyFolder,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
      '-h',
      '127.0.0.1',
      '-p',
      String(primaryPort),
      '-U',
      'postgres',
    ],
    { ...cluster.owner, cwd: cluster.folder, env: { ...process.env, PGPASSWORD: PLAIN_PASSWORD } },
  )
  const standby = await startPostgres(cluster, standbyFolder, standbyPort)
  await onServer(primaryPort, `alter system set synchronous_standby_names = '*'`)
  await onServer(primaryPort, 'select pg_reload_conf()')
  const address = await startAddress(primaryPort)
  return {
    adminUrl: plainUrl(address.port, 'tappet'),
    async crashAndRestart() {
      await end(primary, 'SIGQUIT')
      primary = await startPostgres(cluster, cluster.cluster, primaryPort)
    },
    async promoteStandby() {
      await end(primary, 'SIGQUIT')
      await onServer(standbyPort, 'select pg_promote()')
      address.pointTo(standbyPort)
    },
    async empty() {
      const client = new pg.Client({ connectionString: plainUrl(address.port, 'tappet') })
      await client.connect()
      await client.query('delete from public.maintenance; delete from storage.objects')
      await client.end()
    },
    async close() {
      await address.close()
      for (const child of [primary, standby]) await end(child, 'SIGINT')
      await rm(cluster.folder, { recursive: true, force: true })
    },
  }
}

async function onServer(port: number, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: plainUrl(port, 'postgres') })
  await client.connect()
  await client.query(sql)
  await client.end()
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

async function startAddress(firstPort: number) {
  let target = firstPort
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    const database = connect(target, '127.0.0.1')
    for (const each of [socket, database]) {
      open.add(each)
      each.once('close', () => open.delete(each))
    }
    pipeline(socket, database, socket, () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const each of open) each.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    pointTo(port: number) {
      target = port
      cut()
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      cut()
      await closed
    },
  }
}
