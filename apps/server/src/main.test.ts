import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { fileFolder } from '../../../tests/harness/folder.ts'
import { type NotStarted, spawnServer } from '../../../tests/harness/spawned.ts'
import { freePort } from './database/free-port.ts'

const dataFolder = fileFolder()
let port: number
beforeAll(async () => {
  port = await freePort()
})

const start = (env: Record<string, string> = {}) =>
  spawnServer(
    { TAPPET_DATA: dataFolder, PORT: String(port), ...env },
    { entry: join(import.meta.dirname, 'main.ts') },
  )

async function refusal(env: Record<string, string>): Promise<NotStarted> {
  const server = await start(env).catch((error: NotStarted) => error)
  if ('stderr' in server && server instanceof Error) return server
  throw new Error('it started')
}

describe('the server as a process', () => {
  it('prints that it is ready, and nothing else, to standard output; stops in order on SIGTERM', async () => {
    const server = await start()
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ready' })
    expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null })
    expect(server.stdout()).toBe(`Tappet is ready at http://localhost:${port}\n`)
    expect((await readdir(join(dataFolder, 'database'))).sort()).toEqual([
      'cluster',
      'lock.db',
      'log',
      'password',
    ])
  })

  it('logs each request on one line, without query or keys [V16.2.5]', async () => {
    const server = await start()
    await fetch(`${server.url}/rest/v1/history?apikey=querysecret`, {
      headers: { authorization: 'Bearer headersecret' },
    })
    await server.stop('SIGINT')
    const lines = server
      .stderr()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'request',
        method: 'GET',
        path: '/rest/v1/history',
        status: 401,
        durationMs: expect.any(Number),
        id: expect.any(String),
      }),
    )
    expect(server.stderr()).not.toMatch(/querysecret|headersecret/)
  })

  it('stores the secret it generated, readable by itself alone', async () => {
    const secret = await readFile(join(dataFolder, 'keys/jwt-secret'), 'utf8')
    const keyOf = async () => {
      const server = await start()
      const { anonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { anonKey: string }
      await server.stop()
      return anonKey
    }
    expect(await keyOf()).toBe(await keyOf())
    expect(await readFile(join(dataFolder, 'keys/jwt-secret'), 'utf8')).toBe(secret)
    expect(secret.trim().length).toBeGreaterThanOrEqual(64)
  })

  it('says at the start that TLS ends at a proxy, unless TRUST_PROXY names it', async () => {
    const saidBy = async (env: Record<string, string>) => {
      const server = await start({ SITE_URL: 'https://tappet.example', ...env })
      await server.stop()
      return server.stderr().includes('TLS ends at a proxy, but TRUST_PROXY is not set')
    }
    expect([await saidBy({}), await saidBy({ TRUST_PROXY: '1' })]).toEqual([true, false])
  })

  it('names in one line the settings that are set and were removed, without their values', async () => {
    const archive = join(dataFolder, 'archive')
    const server = await start({ WAL_ARCHIVE_DIR: archive, BACKUP_S3_BUCKET: 'mine', BACKUP_S3_REGION: '' })
    await server.stop()
    const lines = server
      .stderr()
      .split('\n')
      .filter((line) => line.includes('no longer read'))
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 40,
      msg: expect.stringMatching(
        /^Settings that are set and no longer read: WAL_ARCHIVE_DIR \(.*pgBackRest.*\); BACKUP_S3_BUCKET \(.*rclone.*\)\. Remove them\.$/,
      ),
    })
    expect(server.stderr()).not.toMatch(/mine|archive"/)
  })

  it('exits with an error when PostgreSQL exits', async () => {
    const server = await start()
    const [pid] = (await readFile(join(dataFolder, 'database/cluster/postmaster.pid'), 'utf8')).split('\n')
    const gone = new Promise((resolve) => server.process.once('close', resolve))
    process.kill(Number(pid), 'SIGKILL')
    expect(await gone).toBe(1)
    expect(server.stderr()).toContain('Tappet stops: PostgreSQL ended by itself')
  })
})

describe('a start that fails', () => {
  it('names every wrong variable and shows no stack', async () => {
    const { code, stderr } = await refusal({ PORT: 'abc', JWT_SECRET: 'short' })
    expect(code).toBe(1)
    expect(stderr).toBe(
      'Configuration is wrong:\n  PORT: must be a number\n  JWT_SECRET: must have at least 32 characters\n',
    )
  })

  it('names the process that uses the data folder', async () => {
    const server = await start()
    const { code, stderr } = await refusal({ PORT: String(await freePort()) })
    await server.stop()
    expect(code).toBe(1)
    expect(stderr).toMatch(
      new RegExp(`^The data folder is in use by process ${server.process.pid} [^\\n]+\\n$`),
    )
  })

  it('reports a port in use, and leaves nothing running', async () => {
    const other = createServer().listen(port, '127.0.0.1')
    const { code, stderr } = await refusal({ LOG_LEVEL: 'silent' })
    other.close()
    expect(code).toBe(1)
    expect(stderr).toBe(`Port ${port} is already in use. Stop what runs there, or set PORT to another.\n`)
    expect(await readdir(join(dataFolder, 'database'))).not.toContain('lock')
  })

  it('reports a database that cannot be reached', async () => {
    const { code, stderr } = await refusal({
      DATABASE_URL: 'postgres://postgres:hunter2@127.0.0.1:1/tappet',
      JWT_SECRET: 'x'.repeat(32),
    })
    expect(code).toBe(1)
    expect(stderr).toBe(
      'Cannot connect to the database in DATABASE_URL (127.0.0.1:1/tappet): connect ECONNREFUSED 127.0.0.1:1. Nothing was changed. Start it, or correct DATABASE_URL.\n',
    )
  })

  it('reports a data folder that cannot be written to', async () => {
    const file = join(dataFolder, 'a-file')
    await writeFile(file, '')
    const { code, stderr } = await refusal({ TAPPET_DATA: join(file, 'data') })
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /^The data folder [^\n]+a-file\/data cannot be used \(ENOTDIR: [^\n]+\)\. Nothing was changed\. Make it [^\n]+\n$/,
    )
  })
})
