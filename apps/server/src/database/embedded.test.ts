import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { fileFolder } from '../../../../tests/harness/folder.ts'
import { readConfig } from '../config/index.ts'
import { startProblem } from './cluster.ts'
import { startEmbedded } from './embedded.ts'
import { openServerDatabase } from './open.ts'
import { openPostgresLog } from './postgres-log.ts'
import { signOfLife } from './postmaster.ts'
import { processToken } from './process-token.ts'

// One cluster for the file: making one takes longest. Every test leaves it stopped.
const parent = fileFolder()
let folder: string
beforeAll(async () => {
  folder = join(parent, 'data', 'database')
})

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const postmasterOf = async (cluster: string) =>
  Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])

/** Another process that starts the database on `folder` and then sleeps. */
async function startElsewhere(): Promise<{ kill(): Promise<void> }> {
  const program = `import { startEmbedded } from '${join(import.meta.dirname, 'embedded.ts')}'
    await startEmbedded(process.argv[1])
    console.log('started')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return {
    async kill() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

describe('the embedded PostgreSQL', () => {
  it('is made at first use, and keeps its rows', async () => {
    const first = await startEmbedded(folder)
    await query(first.adminUrl, 'create table kept (id int); insert into kept values (1)')
    await first.stop()
    expect((await readdir(folder)).sort()).toEqual(['cluster', 'lock.db', 'log', 'password'])
    const second = await startEmbedded(folder)
    expect(await query(second.adminUrl, 'select id from kept')).toEqual([{ id: 1 }])
    await second.stop()
  })

  it('writes through to the disk, listens on this machine alone, asks for a password and logs no values', async () => {
    const postgres = await startEmbedded(folder)
    const settings = await query(
      postgres.adminUrl,
      `select name, setting from pg_settings where name in
         ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'unix_socket_directories', 'data_checksums',
          'log_line_prefix', 'log_min_duration_statement', 'log_parameter_max_length') order by 1`,
    )
    expect(settings).toEqual([
      { name: 'data_checksums', setting: 'on' },
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'listen_addresses', setting: '127.0.0.1' },
      // %a is the request.
      { name: 'log_line_prefix', setting: '%m [%p] %a ' },
      { name: 'log_min_duration_statement', setting: '2000' },
      { name: 'log_parameter_max_length', setting: '0' },
      { name: 'synchronous_commit', setting: 'on' },
      { name: 'unix_socket_directories', setting: '' },
    ])
    const wrong = new URL(postgres.adminUrl)
    wrong.password = 'wrong'
    await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
    expect((await stat(join(folder, 'password'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(folder, 'runtime.json'))).mode & 0o777).toBe(0o600)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    await postgres.stop()
  })

  it('is not shared by two processes', async () => {
    const postgres = await startEmbedded(folder)
    await expect(startEmbedded(folder)).rejects.toThrow(/in use by process \d+/)
    await postgres.stop()
  })

  it('starts again after its server was killed and PostgreSQL ran on alone', async () => {
    const elsewhere = await startElsewhere()
    const orphan = await postmasterOf(join(folder, 'cluster'))
    await elsewhere.kill()
    expect(await processToken(orphan)).not.toBeNull()
    const postgres = await startEmbedded(folder)
    expect(await processToken(orphan)).toBeNull()
    expect(await query(postgres.adminUrl, 'select id from kept')).toEqual([{ id: 1 }])
    await postgres.stop()
  })

  it('starts again after both were killed', async () => {
    const elsewhere = await startElsewhere()
    process.kill(await postmasterOf(join(folder, 'cluster')), 'SIGKILL')
    await elsewhere.kill()
    const postgres = await startEmbedded(folder)
    expect(await query(postgres.adminUrl, 'select id from kept')).toEqual([{ id: 1 }])
    await postgres.stop()
  })

  it('starts although the number it last had now belongs to a stranger, whom it leaves alone', async () => {
    const stranger = spawn('sleep', ['60'])
    const file = join(folder, 'cluster', 'postmaster.pid')
    await writeFile(
      file,
      `${stranger.pid}\n${join(folder, 'cluster')}\n1700000000\n20000\n\n127.0.0.1\n  1234567   7654321\nready\n`,
    )
    const postgres = await startEmbedded(folder)
    expect(await processToken(stranger.pid ?? 0)).not.toBeNull()
    await postgres.stop()
    stranger.kill()
  })

  it('waits for a PostgreSQL that it does not see, and names it when it stays', async () => {
    const pipe = join(parent, 'database.pipe')
    const sign = await signOfLife(parent)
    const unseen = spawn('sleep', ['60'], { stdio: ['ignore', 'ignore', 'ignore', sign?.fd ?? 'ignore'] })
    await sign?.close()
    await expect(signOfLife(parent, 200)).rejects.toThrow('PostgreSQL still runs from an earlier start')
    const waiting = signOfLife(parent)
    unseen.kill()
    const next = await waiting
    expect((await stat(pipe)).isFIFO()).toBe(true)
    await next?.close()
    await rm(pipe)
  })

  it('holds its pipe open, as do its backends, until the last has ended', async () => {
    const postgres = await startEmbedded(folder)
    await expect(signOfLife(folder, 0)).rejects.toThrow('PostgreSQL still runs')
    await postgres.stop()
    await (await signOfLife(folder, 0))?.close()
  })

  it('ends at once, and says so, when its folder gets another mark, which stays', async () => {
    const postgres = await startEmbedded(folder)
    const postmaster = await postmasterOf(join(folder, 'cluster'))
    expect(postgres.isHeld()).toBe(true)
    await writeFile(join(folder, 'lock'), 'another')
    expect((await postgres.failed).message).toContain("no longer this server's")
    expect(postgres.isHeld()).toBe(false)
    await expect.poll(() => processToken(postmaster)).toBeNull()
    await postgres.stop()
    expect(await readFile(join(folder, 'lock'), 'utf8')).toBe('another')
    await rm(join(folder, 'lock'))
  })

  it('says so when PostgreSQL ends by itself', async () => {
    const postgres = await startEmbedded(folder)
    process.kill(await postmasterOf(join(folder, 'cluster')), 'SIGKILL')
    expect((await postgres.failed).message).toContain('PostgreSQL ended by itself (SIGKILL)')
    await postgres.stop()
  })

  it('sweeps away a cluster that was only half made', async () => {
    await mkdir(join(folder, 'cluster.new-1234/base'), { recursive: true })
    const postgres = await startEmbedded(folder)
    expect((await readdir(folder)).filter((name) => name.startsWith('cluster.new'))).toEqual([])
    await postgres.stop()
  })

  it.each([
    ['17\n', 'The data folder holds a PostgreSQL 17 database and this Tappet brings PostgreSQL 18'],
    [null, 'is not a whole database: PG_VERSION is missing'],
  ])('touches no cluster that is not its own: %s', async (version, message) => {
    const file = join(folder, 'cluster', 'PG_VERSION')
    if (version === null) await rm(file)
    else await writeFile(file, version)
    await expect(startEmbedded(folder)).rejects.toThrow(message)
    expect(await readdir(folder)).not.toContain('lock')
    await writeFile(file, '18\n')
  })

  it.each([
    ['missing', null, 'global/pg_control is missing'],
    ['cut off', Buffer.alloc(100), 'global/pg_control has 100 bytes instead of 8192'],
    ['overwritten', Buffer.alloc(8192, 7), 'global/pg_control is not what PostgreSQL wrote'],
  ])(
    'names a control file that is %s, with what to do, and leaves the folder as it is',
    async (_, bytes, how) => {
      const file = join(folder, 'cluster', 'global', 'pg_control')
      const whole = await readFile(file)
      if (bytes === null) await rm(file)
      else await writeFile(file, bytes)
      const message = await startEmbedded(folder).then(String, (error: Error) => error.message)
      expect(message).toContain(how)
      expect(message).toContain('Keep the folder: move it away, without initdb')
      expect(message).not.toContain('HINT')
      expect(await readFile(file).catch(() => null)).toEqual(bytes)
      await writeFile(file, whole)
    },
  )

  it('makes no new database where stored files have lost theirs', async () => {
    const dataFolder = join(parent, 'lost')
    await mkdir(join(dataFolder, 'files', 'ab'), { recursive: true })
    const opening = openServerDatabase(readConfig({ TAPPET_DATA: dataFolder }, '/'))
    await expect(opening).rejects.toThrow(
      /cluster is missing, and .*files holds stored files\. Nothing was changed/,
    )
    expect(await readdir(dataFolder)).toEqual(['files'])
  })

  it('says what stopped the start, not our own asking', async () => {
    const log = await openPostgresLog(join(parent, 'log'))
    const message = 'FATAL:  the database system is starting up\n'
    log.follow(Readable.from([`PANIC: could not write: No space left on device\n${message.repeat(400)}`]))
    await expect.poll(() => log.tail()).toBe('PANIC: could not write: No space left on device')
    log.close()
    expect(startProblem('/data/cluster', log.tail()).message).toMatch(
      /^PostgreSQL does not start: could not write: No space left on device\.\n/,
    )
    expect(startProblem('/data/cluster', 'LOG: no port\nFATAL:  no socket\nLOG: ends').message).toMatch(
      /^PostgreSQL does not start: no socket\.\nLOG/,
    )
  })

  it('keeps its log in the data folder', async () => {
    expect(await readFile(join(folder, 'log', 'postgres.log'), 'utf8')).toContain(
      'database system is ready to accept connections',
    )
  })
})

// PostgreSQL refuses to run as root; a run of these tests as root proves the ways
// around it, and anybody else that there is nothing to go around.
describe('the embedded PostgreSQL in a folder closed to others', () => {
  it('runs, and not as root', async () => {
    const closed = join(parent, 'closed')
    await mkdir(closed)
    await chmod(closed, 0o700)
    const postgres = await startEmbedded(join(closed, 'database'))
    const [row] = await query(postgres.adminUrl, 'select 1 as one')
    expect(row).toEqual({ one: 1 })
    await postgres.stop()
  })
})
