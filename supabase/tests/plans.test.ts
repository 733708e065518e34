import { UNLIMITED_USES, usageMonth } from '@tappet/wire'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../tests/harness/database.ts'
import { fileDatabase } from '../../tests/harness/for-file.ts'

const test = fileDatabase()
let ada: Awaited<ReturnType<TestDatabase['user']>>
beforeEach(async () => {
  await test.admin('delete from private.operator')
  ada = await test.user()
})

const setPlans = (mode: string | null) => test.admin('select private.set_plans($1)', [mode])
const limitsOf = async () => {
  const [row] = await test.admin(
    `select public.plans_mode() as mode, public.usage_limit('FREE', 'audio_diagnoses') as sounds,
            public.usage_limit('FREE', 'obd_reads') as reads, public.usage_limit('FREE', 'pdf_exports') as pdfs`,
  )
  return row
}
const AS_STATED = { sounds: 5, reads: 1, pdfs: 0 }
const asService = async (text: string) =>
  test.database.as(test.service, async (client) => (await client.query(text, [ada.userId])).rows[0])
const rowsAllowed = () =>
  test.database.as(ada, async (client) => {
    const { rows } = await client.query<{ max_rows: string }>(
      "select max_rows from list_budgets() where name = 'public.maintenance'",
    )
    return Number(rows[0]?.max_rows)
  })

describe('the operator’s plans', () => {
  it('are as stated until they are set', async () => {
    expect(await limitsOf()).toEqual({ mode: 'on', ...AS_STATED })
  })

  it('that are off leave the limits as they are', async () => {
    await setPlans('off')
    expect(await limitsOf()).toEqual({ mode: 'off', ...AS_STATED })
    expect(await asService("select can_use from count_usage($1, 'pdf_exports')")).toEqual({ can_use: false })
    expect(await rowsAllowed()).toBe(20_000)
  })

  it('that are unlimited lift every limit, in each way of counting, and give the room of PRO', async () => {
    await setPlans('unlimited')
    const lifted = { can_use: true, limit: UNLIMITED_USES }
    for (const call of ["count_usage($1, 'pdf_exports')", 'count_obd_read($1)'])
      expect(await asService(`select can_use, "limit" from ${call}`)).toEqual(lifted)
    const six = await test.database.as(ada, (client) =>
      client.query('update usage_counters set audio_diagnoses = 6 where user_id = $1 and month_year = $2', [
        ada.userId,
        usageMonth(new Date()),
      ]),
    )
    expect(six.rowCount).toBe(1)
    expect(await rowsAllowed()).toBe(80_000)
    await setPlans('on')
    expect(await limitsOf()).toEqual({ mode: 'on', ...AS_STATED })
  })

  it.each(['OFF', '', null])('are never %s, and stay what they were', async (mode) => {
    await setPlans('off')
    await expect(setPlans(mode)).rejects.toMatchObject({ code: '22023' })
    expect(await limitsOf()).toMatchObject({ mode: 'off' })
  })
})
