import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/harness/database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

describe('the door into the database', () => {
  it('shows each caller only what is theirs', async () => {
    const [ada, ben] = [await test.user('ada@example.com'), await test.user('ben@example.com')]
    const seen = await test.database.as(ada, async (client) => (await client.query('select email from profiles')).rows)
    expect(seen).toEqual([{ email: 'ada@example.com' }])
    const foreign = await test.database.as(
      ben,
      async (client) => (await client.query('select * from profiles where user_id = $1', [ada.userId])).rows,
    )
    expect(foreign).toEqual([])
  })

  it('cannot climb out of its role', async () => {
    const ada = await test.user()
    for (const role of ['postgres', 'supabase_auth_admin']) {
      await expect(test.database.as(ada, (client) => client.query(`set role ${role}`))).rejects.toThrow(/permission denied/)
    }
  })

  it('forgets the caller when the transaction ends', async () => {
    await test.database.as(await test.user(), (client) => client.query('select 1'))
    const { rows } = await test.database.requests.query("select current_user, current_setting('request.jwt.claims', true) as claims")
    expect(rows).toEqual([{ current_user: 'authenticator', claims: '' }])
  })
})
