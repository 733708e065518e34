import { createServer, type Socket } from 'node:net'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { fileDatabase } from '../../../../tests/harness/for-file.ts'
import { Loan } from './loan.ts'

const test = fileDatabase()

const LONG_MS = 60_000

async function borrow() {
  const { requests } = test.database
  const client = await requests.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  let over = 0
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const loan = new Loan(client, () => {
    over += 1
    resolve()
  })
  return { ...{ loan, ended, requests }, pid: rows[0]?.pid, over: () => over }
}

describe('a connection on loan', () => {
  it('goes back to the pool when it is given back', async () => {
    const { loan, pid, requests, over } = await borrow()
    loan.giveBack()
    expect([over(), requests.idleCount]).toEqual([1, 1])
    expect((await requests.query('select pg_backend_pid() as pid')).rows).toEqual([{ pid }])
  })

  it('takes its place until the database has ended what it runs, and never goes back', async () => {
    const { loan, pid, requests, over, ended } = await borrow()
    const slept = expect(loan.client.query('select pg_sleep(3600)')).rejects.toThrow()
    loan.destroy(new Error('gone'), LONG_MS)
    expect([over(), requests.totalCount]).toEqual([0, 1])
    await ended
    expect(await test.admin('select pid from pg_stat_activity where pid = $1', [pid])).toEqual([])
    expect([over(), requests.totalCount]).toEqual([1, 0])
    await slept
  })

  it('ends while a large answer is being sent', async () => {
    const { loan, pid, ended } = await borrow()
    const endless = "select repeat('x', 100000) from generate_series(1, 100000000)"
    const running = expect(loan.client.query(endless)).rejects.toThrow()
    loan.destroy(new Error('gone'), LONG_MS)
    await ended
    expect(await test.admin('select pid from pg_stat_activity where pid = $1', [pid])).toEqual([])
    await running
  })

  it('is over at once where the connection has broken already', async () => {
    const { loan, pid, over } = await borrow()
    const broken = new Promise((resolve) => loan.client.once('end', resolve))
    await test.admin('select pg_terminate_backend($1)', [pid])
    await broken
    loan.destroy(new Error('broken'), LONG_MS)
    expect(over()).toBe(1)
  })

  it('is closed after a while where the database does not answer', async () => {
    const closed = Promise.withResolvers<void>()
    // Says that it is ready (PostgreSQL's protocol, AuthenticationOk and ReadyForQuery), and nothing else.
    const ready = Buffer.from('5200000008000000005a0000000549', 'hex')
    const silent = createServer({ allowHalfOpen: true }, (socket: Socket) => {
      socket.once('data', () => socket.write(ready))
      socket.on('data', () => undefined).on('error', () => closed.resolve())
      socket.on('close', () => closed.resolve())
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
    const address = silent.address()
    const pool = new pg.Pool({
      connectionString: `postgres://nobody@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/tappet`,
      pipeline: true,
    })
    const client = await pool.connect()
    client.on('error', () => undefined)
    const slept = expect(client.query('select 1')).rejects.toThrow()
    const ended = new Promise<void>((resolve) => {
      new Loan(client, resolve).destroy(new Error('late'), 100)
    })
    await ended
    expect(pool.totalCount).toBe(0)
    await slept
    silent.close()
  })
})
