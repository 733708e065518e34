import { expect, it } from 'vitest'
import { fileDatabase } from '../../../../tests/harness/for-file.ts'
import { standForNightly } from './leader.ts'

const test = fileDatabase()

it('is one of two nodes, the other after its end or a lost connection, and none without a database', async () => {
  const [one, other] = [standForNightly(test.adminUrl), standForNightly(test.adminUrl)]
  try {
    expect([await one.isLeader(), await other.isLeader(), await one.isLeader()]).toEqual([true, false, true])
    // Waits until it is gone: its lock would else be held a moment longer.
    await test.admin(
      `select pg_terminate_backend(pid, 10000) from pg_locks join pg_database d on d.oid = database
       where locktype = 'advisory' and objid = 7283530 and granted and datname = current_database()`,
    )
    expect(await other.isLeader()).toBe(true)
    expect(await one.isLeader()).toBe(false)
    await other.close()
    expect(await one.isLeader()).toBe(true)
    const lost = new URL(test.adminUrl)
    lost.pathname = '/not_there'
    expect(await standForNightly(lost.href).isLeader()).toBe(false)
  } finally {
    await Promise.all([one.close(), other.close()])
  }
})
