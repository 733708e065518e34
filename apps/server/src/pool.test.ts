import { describe, expect, it, vi } from 'vitest'
import { fileDatabase } from '../../../tests/harness/for-file.ts'
import { isUnavailable } from './errors/unavailable.ts'
import { ClientGoneError } from './identity/scope.ts'
import type { Identity } from './identity/token.ts'
import { currentRequest } from './log.ts'

const PATIENT = { timeout: 20_000 }

const test = fileDatabase()

describe('the database as a caller', () => {
  /**
   * Begins a statement that takes an hour.
   *
   * @param before given the process that is to run it
   * @returns what the caller is told
   */
  const hold = async (
    person: Identity,
    signal: AbortSignal,
    before: (pid: number) => void = () => undefined,
  ) => {
    const { promise: delivered, resolve } = Promise.withResolvers<void>()
    const outcome = test.database
      .as(
        person,
        async (client) => {
          before((await client.query('select pg_backend_pid() as pid')).rows[0].pid)
          const slept = client.query('select pg_sleep(3600)')
          resolve()
          await slept
        },
        { signal, statementTimeoutMs: 3_600_000 },
      )
      .catch((error: unknown) => error)
    await delivered
    return await outcome
  }
  const sleeping = () =>
    test.admin("select pid from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'")
  const free = () => test.database.requests.totalCount === test.database.requests.idleCount

  it.skipIf(process.platform === 'win32')(
    'ends what a stopped process gets to run after its caller has left, and holds the place until then',
    async () => {
      const gone = new AbortController()
      let stopped = 0
      const outcome = hold(await test.user(), gone.signal, (pid) => {
        stopped = pid
        process.kill(pid, 'SIGSTOP')
        // After the statement has been sent.
        setImmediate(() => gone.abort())
      })
      try {
        expect(await outcome).toBeInstanceOf(ClientGoneError)
        expect(free()).toBe(false)
      } finally {
        process.kill(stopped, 'SIGCONT')
      }
      await expect.poll(free, PATIENT).toBe(true)
      expect(await sleeping()).toEqual([])
    },
  )

  it('ends all of forty that are left as soon as they are asked', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => test.user()))
    const outcomes = Array.from({ length: 40 }, (_, at) => {
      const gone = new AbortController()
      const outcome = test.database
        .as(people[at % 10] as Identity, (client) => client.query('select pg_sleep(3600)'), {
          signal: gone.signal,
          statementTimeoutMs: 3_600_000,
        })
        .catch((error: unknown) => error)
      setTimeout(() => gone.abort(), at)
      return outcome
    })
    for (const outcome of await Promise.all(outcomes)) expect(outcome).toBeInstanceOf(ClientGoneError)
    await expect.poll(free, PATIENT).toBe(true)
    expect(await sleeping()).toEqual([])
    expect(test.database.queued()).toBe(0)
  })

  it('begins nothing for one who has gone, and ends nothing that runs after theirs', async () => {
    const [ada, gone] = [await test.user(), new AbortController()]
    await test.database.as(ada, (client) => client.query('select 1'), { signal: gone.signal })
    const next = test.database.as(ada, async (client) => {
      gone.abort()
      return (await client.query('select 2 as two')).rows
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

  it('keeps nothing of a statement that fails after its end was sent, and serves the next', async () => {
    const ada = await test.user()
    const failed = test.database.as(ada, async (client, end) => {
      const renamed = client.query("update profiles set name = 'Half'")
      const failure = client.query('select 1 / 0')
      end()
      await Promise.all([renamed, failure])
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

  describe('while the database hangs', () => {
    /** Runs `work` while the backend stands still. */
    async function frozen<T>(pid: number, work: () => Promise<T>): Promise<T> {
      process.kill(pid, 'SIGSTOP')
      try {
        return await work()
      } finally {
        process.kill(pid, 'SIGCONT')
      }
    }

    it('gives a write up at its commit too, and says that the database cannot be reached', async () => {
      const ada = await test.user()
      const { promise: backend, resolve } = Promise.withResolvers<number>()
      const { promise: stopped, resolve: resume } = Promise.withResolvers<void>()
      const work = test.database.as(
        ada,
        async (client) => {
          resolve((await client.query('select pg_backend_pid() as pid')).rows[0].pid)
          await stopped
        },
        { statementTimeoutMs: 50 },
      )
      const error = work.then(
        () => null,
        (reason: unknown) => reason,
      )
      await frozen(await backend, async () => {
        resume()
        expect(isUnavailable(await error)).toBe(true)
      })
    })

    it('gives a statement of the auth surface up', async () => {
      const client = await test.database.accounts.connect()
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      await frozen(rows[0]?.pid ?? 0, async () => {
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
        const end = vi.fn()
        client.query('select 1').then(end, end)
        await vi.advanceTimersByTimeAsync(14_999)
        expect(end).not.toHaveBeenCalled()
        await vi.advanceTimersByTimeAsync(1)
        expect(isUnavailable(end.mock.calls[0]?.[0])).toBe(true)
      }).finally(() => {
        vi.useRealTimers()
        client.release(true)
      })
    })
  })

  it('shows settings to SQL for one transaction', async () => {
    const ada = await test.user()
    const query = "select current_setting('request.method', true) as method"
    const inside = await test.database.as(ada, (client) => client.query(query), {
      settings: { 'request.method': 'GET' },
    })
    expect(inside.rows).toEqual([{ method: 'GET' }])
    expect((await test.database.requests.query(query)).rows).toEqual([{ method: '' }])
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
})
