import { beforeEach, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../tests/harness/database.ts'
import { fileDatabase } from '../../tests/harness/for-file.ts'

type User = Awaited<ReturnType<TestDatabase['user']>>

const test = fileDatabase()
let ada: User
let saved: string
beforeEach(async () => {
  ada = await test.user()
  const [row] = await test.admin<{ id: string }>(
    `insert into history (user_id, type, data) values ($1, 'comprehensive', $2) returning id`,
    [ada.userId, { confidence_score: 40, differential: { version: 1 } }],
  )
  saved = row?.id ?? ''
})

const update = async (user: User, differential: string) => {
  const { rows } = await test.database.as(user, (client) =>
    client.query<{ updated: boolean }>('select update_differential($1, $2) as updated', [
      saved,
      differential,
    ]),
  )
  return rows[0]?.updated
}
const data = async () =>
  (await test.admin<{ data: unknown }>('select data from history where id = $1', [saved]))[0]?.data

describe('the differential of a saved diagnosis', () => {
  it('is replaced by its owner, and nothing else of the row is', async () => {
    expect(await update(ada, '{"version": 1, "stated": []}')).toBe(true)
    expect(await data()).toEqual({ confidence_score: 40, differential: { version: 1, stated: [] } })
  })

  it('is replaced by nobody else, and not without a session', async () => {
    expect(await update(await test.user(), '{}')).toBe(false)
    await expect(
      test.database.as(test.anon, (client) =>
        client.query('select update_differential($1, $2)', [saved, '{}']),
      ),
    ).rejects.toMatchObject({ code: '42501' })
    expect(await data()).toMatchObject({ differential: { version: 1 } })
  })

  it.each(['null', '[]', '"text"', JSON.stringify({ text: 'x'.repeat(200_000) })])(
    'is an object of at most 200,000 bytes',
    async (differential) => {
      await expect(update(ada, differential)).rejects.toMatchObject({ code: '22023' })
    },
  )
})
