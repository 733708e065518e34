import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { Socket } from 'node:net'
import { getPriority } from 'node:os'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/harness/database.ts'
import { ClientGoneError, type ScopedWork } from './identity/scope.ts'
import { currentRequest } from './log.ts'
import { openDatabase } from './pool.ts'

/** What a file descriptor leads to; nothing where it is closed meanwhile. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

describe('the database as a caller', () => {
  it('shows each caller only their own rows', async () => {
    const [ada, ben] = [await test.user('ada@example.com'), await test.user('ben@example.com')]
    const seen = await test.database.as(
      ada,
      async (client) => (await client.query('select email from profiles')).rows,
    )
    expect(seen).toEqual([{ email: 'ada@example.com' }])
    const foreign = await test.database.as(
      ben,
      async (client) => (await client.query('select * from profiles where user_id = $1', [ada.userId])).rows,
    )
    expect(foreign).toEqual([])
  })

  it('cannot change its role', async () => {
    const ada = await test.user()
    for (const role of ['postgres', 'supabase_auth_admin']) {
      await expect(test.database.as(ada, (client) => client.query(`set role ${role}`))).rejects.toThrow(
        /permission denied/,
      )
    }
  })

  it('gives back the place of one who has gone, and ends what it ran', async () => {
    const [ada, gone] = [await test.user(), new AbortController()]
    const { promise: pid, resolve } = Promise.withResolvers<number>()
    const held = test.database.as(
      ada,
      async (client) => {
        resolve((await client.query('select pg_backend_pid() as pid')).rows[0].pid)
        await client.query('select pg_sleep(3600)')
      },
      { signal: gone.signal, statementTimeoutMs: 3_600_000 },
    )
    const refused = expect(held).rejects.toThrow(ClientGoneError)
    const backend = await pid
    const running = () => test.admin('select 1 from pg_stat_activity where pid = $1', [backend])
    expect(await running()).toHaveLength(1)
    gone.abort()
    await refused
    await expect.poll(running).toEqual([])
    expect(test.database.requests.totalCount).toBe(test.database.requests.idleCount)
  })

  it('begins nothing for one who has gone, and ends nothing that runs after theirs', async () => {
    const [ada, gone] = [await test.user(), new AbortController()]
    await test.database.as(ada, (client) => client.query('select 1'), { signal: gone.signal })
    const next = test.database.as(ada, async (client) => {
      gone.abort()
      // Long enough for a request to cancel it to arrive.
      return (await client.query('select 2 as two from pg_sleep(0.3)')).rows
    })
    expect(await next).toEqual([{ two: 2 }])
    const before = test.database.requests.totalCount
    const late = test.database.as(ada, (client) => client.query('select 3'), { signal: gone.signal })
    await expect(late).rejects.toThrow(ClientGoneError)
    expect(test.database.requests.totalCount).toBe(before)
  })

  it('drops the caller at the end of the transaction', async () => {
    await test.database.as(await test.user(), (client) => client.query('select 1'))
    const { rows } = await test.database.requests.query(
      "select current_user, current_setting('request.jwt.claims', true) as claims",
    )
    expect(rows).toEqual([{ current_user: 'authenticator', claims: '' }])
  })

  it('fails with the reason when the role cannot be set, and runs nothing', async () => {
    const stranger = { ...(await test.user()), role: 'postgres' as never }
    const insert = test.database.as(stranger, (client) =>
      client.query('insert into public.feedback (was_helpful) values (true)'),
    )
    await expect(insert).rejects.toThrow(/permission denied to set role "postgres"/)
    expect(await test.admin('select * from public.feedback')).toEqual([])
  })

  it('survives a connection that breaks while it is in use, and fails its next query', async () => {
    const client = await test.database.requests.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const gone = new Promise<void>((resolve) => client.once('end', () => resolve()))
    await test.admin('select pg_terminate_backend($1)', [rows[0]?.pid])
    await gone
    await expect(client.query('select 1')).rejects.toThrow()
    client.release(true)
    await expect(test.database.requests.query('select 1 as one')).resolves.toMatchObject({
      rows: [{ one: 1 }],
    })
  })

  it('rolls back when the work fails after a statement', async () => {
    const ada = await test.user()
    const renamed = test.database.as(ada, async (client) => {
      await client.query("update profiles set name = 'Half'")
      throw new Error('changed my mind')
    })
    await expect(renamed).rejects.toThrow('changed my mind')
    // What was left open, the next caller's end would keep.
    await test.database.as(ada, (client) => client.query('select 1'))
    expect(await test.admin("select * from profiles where name = 'Half'")).toEqual([])
  })

  it('serves the next caller after work that throws synchronously', async () => {
    const ada = await test.user()
    const thrown = test.database.as(ada, () => {
      throw new Error('at once')
    })
    await expect(thrown).rejects.toThrow('at once')
    await expect(test.database.as(ada, (client) => client.query('select 1 as one'))).resolves.toBeTruthy()
  })

  it('is sent a read in one packet, and what is looked at before it is kept in two', async () => {
    const ada = await test.user()
    const packets = async (work: ScopedWork<unknown>) => {
      const spies = (['_write', '_writev'] as const).map((name) =>
        vi.spyOn(Socket.prototype as unknown as { _write(): void; _writev(): void }, name),
      )
      const answer = await test.database.as(ada, work, { readOnly: true })
      const sent = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
      for (const spy of spies) spy.mockRestore()
      return { answer, sent }
    }
    const read: ScopedWork<unknown> = async (client, end) => {
      const asked = client.query('select user_id from profiles')
      end()
      return (await asked).rows
    }
    expect(await packets(read)).toEqual({ answer: [{ user_id: ada.userId }], sent: 1 })
    const kept = await packets(async (client) => (await client.query('select user_id from profiles')).rows)
    expect(kept).toEqual({ answer: [{ user_id: ada.userId }], sent: 2 })
  })

  it('keeps nothing of a statement that fails after its end was sent, and serves the next', async () => {
    const ada = await test.user()
    const failed = test.database.as(ada, async (client, end) => {
      const renamed = client.query("update profiles set name = 'Half'")
      const asked = client.query('select 1 / 0')
      end()
      await Promise.all([renamed, asked])
    })
    await expect(failed).rejects.toMatchObject({ code: '22012' })
    expect(await test.admin("select * from profiles where name = 'Half'")).toEqual([])
    const { rows } = await test.database.requests.query(
      'select current_user, now() = statement_timestamp() as alone',
    )
    expect(rows).toEqual([{ current_user: 'authenticator', alone: true }])
  })

  it('refuses a write in a read-only transaction', async () => {
    const ada = await test.user()
    const write = test.database.as(ada, (client) => client.query("update profiles set name = 'x'"), {
      readOnly: true,
    })
    await expect(write).rejects.toMatchObject({ code: '25006' })
  })

  it('cancels a statement that takes too long, and serves the next', async () => {
    const ada = await test.user()
    const slow = test.database.as(ada, (client) => client.query('select pg_sleep(5)'), {
      statementTimeoutMs: 30,
    })
    await expect(slow).rejects.toMatchObject({ code: '57014' })
    await expect(test.database.as(ada, (client) => client.query('select 1 as one'))).resolves.toMatchObject({
      rows: [{ one: 1 }],
    })
  })

  it('shows settings to SQL for one transaction', async () => {
    const ada = await test.user()
    const read = "select current_setting('request.method', true) as method"
    const inside = await test.database.as(ada, (client) => client.query(read), {
      settings: { 'request.method': 'GET' },
    })
    expect(inside.rows).toEqual([{ method: 'GET' }])
    expect((await test.database.requests.query(read)).rows).toEqual([{ method: '' }])
  })

  it('names the request beside its statements, for one transaction', async () => {
    const ada = await test.user()
    const ask = () =>
      test.database.as(ada, async (client) => {
        const { rows } = await client.query("select current_setting('application_name') as name")
        return rows[0]?.name
      })
    expect(await currentRequest.run('req-12345678', ask)).toBe('tappet req-12345678')
    expect(await ask()).toBe('tappet')
    const { rows } = await test.database.requests.query("select current_setting('application_name') as name")
    expect(rows[0]?.name).toBe('')
  })

  it('separates many callers on few connections', async () => {
    const users = await Promise.all(Array.from({ length: 12 }, () => test.user()))
    const seen = await Promise.all(
      [...users, ...users, ...users].map((user) =>
        test.database.as(
          user,
          async (client) => (await client.query({ name: 'own', text: 'select user_id from profiles' })).rows,
        ),
      ),
    )
    expect(seen).toEqual([...users, ...users, ...users].map(({ userId }) => [{ user_id: userId }]))
  })

  it('gives who asked for much lately beside others connections of their own, of a low priority', async () => {
    const clock = { ms: 0 }
    const options = { now: () => clock.ms, isHere: true, processors: 2 }
    const database = openDatabase(
      test.adminUrl,
      test.jwtSecret,
      () => undefined,
      8,
      () => undefined,
      options,
    )
    try {
      const [ada, ben] = [await test.user(), await test.user()]
      const backendOf = (person: typeof ada, ms = 0) =>
        database.as(person, async (client) => {
          clock.ms += ms
          return (await client.query('select pg_backend_pid() as pid')).rows[0].pid as number
        })
      const first = await backendOf(ben, 9_000)
      const ofAda = await backendOf(ada)
      const ofBen = await backendOf(ben)
      expect([ofAda === first, ofBen === first]).toEqual([true, false])
      expect([ofAda, ofBen].map((pid) => getPriority(pid))).toEqual([getPriority(), 10])
      // Each is a session of its own, and Linux may share processors by session.
      if (existsSync('/proc/self/autogroup')) {
        const groupOf = (pid: number) => readFileSync(`/proc/${pid}/autogroup`, 'latin1').trim()
        await expect.poll(() => groupOf(ofBen)).toMatch(/ nice 10$/)
        expect(groupOf(ofAda)).toMatch(/ nice 0$/)
      }
    } finally {
      await database.close()
    }
  })

  it.runIf(process.platform === 'linux')(
    'runs what took long on a processor on those connections, beside others, and what is short of the same person not',
    async () => {
      // The kernel's counts of processes that are kept open.
      const openCounts = () =>
        readdirSync('/proc/self/fd').filter((fd) => linkOf(`/proc/self/fd/${fd}`).endsWith('/schedstat'))
          .length
      // Those of the test before close when its connections have ended.
      await expect.poll(openCounts).toBe(0)
      const database = openDatabase(
        test.adminUrl,
        test.jwtSecret,
        () => undefined,
        8,
        () => undefined,
        { isHere: true, processors: 2 },
      )
      try {
        const [ada, ben] = [await test.user(), await test.user()]
        const backendOf = (person: typeof ada, kind: string, rows = 1) =>
          database.as(
            person,
            async (client) => {
              const sql = 'select pg_backend_pid() as pid, count(*) from generate_series(1, $1::int)'
              return (await client.query(sql, [rows])).rows[0].pid as number
            },
            { kind },
          )
        const first = await backendOf(ada, 'a long one', 1_000_000)
        await backendOf(ben, 'a short one')
        const long = await backendOf(ada, 'a long one')
        const short = await backendOf(ada, 'a short one')
        const ofBen = await backendOf(ben, 'a long one')
        expect([long, short, ofBen].map((pid) => pid === first)).toEqual([false, true, true])
        expect([long, short].map((pid) => getPriority(pid))).toEqual([10, getPriority()])
        expect(openCounts()).toBe(2)
      } finally {
        await database.close()
      }
      await expect.poll(openCounts).toBe(0)
    },
  )
})
