import { monthlyLimits, UNLIMITED_USES, usageMonth, usageTypes } from '@tappet/wire'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../tests/harness/database.ts'
import { fileDatabase } from '../../tests/harness/for-file.ts'

type User = Awaited<ReturnType<TestDatabase['user']>>

const test = fileDatabase()
let ada: User
beforeEach(async () => {
  ada = await test.user()
})

const month = usageMonth(new Date())
const asAda = (text: string) => test.database.as(ada, (client) => client.query(text))
const setPlan = (plan: string) =>
  test.admin('update profiles set plan = $2 where user_id = $1', [ada.userId, plan])
const usedNow = async () =>
  (await test.admin('select * from usage_counters where user_id = $1', [ada.userId]))[0]
const given = (counts: string) =>
  test.admin(`insert into usage_counters (user_id, month_year, ${counts.replaceAll(/ = \d+/g, '')})
    values ('${ada.userId}', '${month}', ${counts.replaceAll(/\w+ = /g, '')})`)

type Counted = { can_use: boolean; limit: number; used: number }
const countUse = (usageType: string): Promise<Counted | undefined> =>
  test.database.as(test.service, async (client) => {
    const { rows } = await client.query<Counted>('select * from count_usage($1, $2)', [ada.userId, usageType])
    return rows[0]
  })

describe('the owner of a usage row', () => {
  it('creates it at zero and no higher', async () => {
    for (const column of usageTypes) {
      await expect(
        asAda(
          `insert into usage_counters (user_id, month_year, ${column}) values ('${ada.userId}', '${month}', 1)`,
        ),
      ).rejects.toMatchObject({ code: '42501' })
    }
    // A negative beside a positive must not cancel out.
    await expect(
      asAda(
        `insert into usage_counters (user_id, month_year, obd_reads, pdf_exports) values ('${ada.userId}', '${month}', -1, 1)`,
      ),
    ).rejects.toMatchObject({ code: expect.stringMatching(/42501|23514/) })
    await asAda(`insert into usage_counters (user_id, month_year) values ('${ada.userId}', '${month}')`)
    expect(await usedNow()).toMatchObject({
      audio_diagnoses: 0,
      obd_reads: 0,
      pdf_exports: 0,
      comprehensive_diagnoses: 0,
    })
  })

  it('raises it to the plan’s limit, never past it, and never lowers it', async () => {
    await given('audio_diagnoses = 4')
    await asAda('update usage_counters set audio_diagnoses = 5')
    for (const change of [
      'audio_diagnoses = 6',
      'pdf_exports = 1',
      'obd_reads = 2',
      'comprehensive_diagnoses = 6',
    ]) {
      await expect(asAda(`update usage_counters set ${change}`), change).rejects.toMatchObject({
        code: '42501',
      })
    }
    for (const change of [
      'audio_diagnoses = 4',
      'audio_diagnoses = 0',
      'audio_diagnoses = audio_diagnoses - 1, obd_reads = 1',
    ]) {
      await expect(asAda(`update usage_counters set ${change}`), change).rejects.toMatchObject({
        code: '42501',
      })
    }
    await expect(asAda('delete from usage_counters')).rejects.toMatchObject({ code: '42501' })
    expect(await usedNow()).toMatchObject({ audio_diagnoses: 5, obd_reads: 0, pdf_exports: 0 })
  })

  it('on PRO raises it as far as they like', async () => {
    await given('pdf_exports = 0')
    await setPlan('PRO')
    await asAda('update usage_counters set pdf_exports = 40, obd_reads = 9')
    await expect(
      asAda(`update usage_counters set pdf_exports = ${UNLIMITED_USES + 1}`),
    ).rejects.toMatchObject({ code: '42501' })
    // Back on FREE above its limits: other counters still work, this one stands still.
    await setPlan('FREE')
    await asAda('update usage_counters set audio_diagnoses = 1')
    await expect(asAda('update usage_counters set pdf_exports = 41')).rejects.toMatchObject({ code: '42501' })
  })
})

describe('count_usage', () => {
  it('allows exactly the plan’s uses, and says how many there are', async () => {
    for (const usageType of usageTypes) {
      const limit = monthlyLimits.FREE[usageType]
      for (let used = 1; used <= limit; used++)
        expect(await countUse(usageType)).toEqual({ can_use: true, limit, used })
      for (let more = 0; more < 2; more++)
        expect(await countUse(usageType)).toEqual({ can_use: false, limit, used: limit })
    }
    expect(await usedNow()).toEqual({ user_id: ada.userId, month_year: month, ...monthlyLimits.FREE })
  })

  it('on PRO continues past the FREE limit', async () => {
    await given('pdf_exports = 7')
    await setPlan('PRO')
    expect(await countUse('pdf_exports')).toEqual({ can_use: true, limit: UNLIMITED_USES, used: 8 })
  })

  it('gives the last use to one of twenty who ask at once', async () => {
    await given('audio_diagnoses = 4')
    const answers = await Promise.all(Array.from({ length: 20 }, () => countUse('audio_diagnoses')))
    expect(answers.filter((answer) => answer?.can_use)).toEqual([{ can_use: true, limit: 5, used: 5 }])
    expect(await usedNow()).toMatchObject({ audio_diagnoses: 5 })
  })

  it('counts one feature without touching another, or another month', async () => {
    await test.admin(
      `insert into usage_counters (user_id, month_year, obd_reads) values ($1, '2020-01', 1)`,
      [ada.userId],
    )
    expect(await countUse('obd_reads')).toMatchObject({ can_use: true, used: 1 })
    const rows = await test.admin(
      'select month_year, obd_reads, audio_diagnoses from usage_counters where user_id = $1 order by 1',
      [ada.userId],
    )
    expect(rows).toEqual([
      { month_year: '2020-01', obd_reads: 1, audio_diagnoses: 0 },
      { month_year: month, obd_reads: 1, audio_diagnoses: 0 },
    ])
  })

  it('refuses what it does not know', async () => {
    await expect(countUse('wishes')).rejects.toMatchObject({ code: '22023' })
    const nobody = '00000000-0000-4000-8000-000000000000'
    const unknown = test.database.as(test.service, (client) =>
      client.query('select count_usage($1, $2)', [nobody, 'obd_reads']),
    )
    await expect(unknown).rejects.toMatchObject({ code: '22023' })
  })

  it('knows the limits that packages/wire shows', async () => {
    for (const plan of ['FREE', 'PRO'] as const) {
      for (const usageType of usageTypes) {
        const [row] = await test.admin('select usage_limit($1, $2) as limit', [plan, usageType])
        expect(row).toEqual({ limit: monthlyLimits[plan][usageType] })
      }
    }
  })
})

describe('return_usage', () => {
  const giveBack = (usageType: string, from = month) =>
    test.database.as(test.service, (client) =>
      client.query('select return_usage($1, $2, $3)', [ada.userId, usageType, from]),
    )

  it('gives one use back, to the month it was taken from, and never below zero', async () => {
    await given('obd_reads = 1')
    await giveBack('obd_reads', '2020-01')
    expect(await usedNow()).toMatchObject({ obd_reads: 1 })
    await giveBack('obd_reads')
    await giveBack('obd_reads')
    expect(await usedNow()).toMatchObject({ obd_reads: 0 })
    expect(await countUse('obd_reads')).toMatchObject({ can_use: true })
  })
})

describe('a returnable use', () => {
  type Counted = { can_use: boolean; limit: number; use_id: string | null }
  type Given = { given_back: boolean; can_use: boolean; limit: number }
  const asService = async <Row>(text: string, values: unknown[]) =>
    (await test.database.as(test.service, (client) => client.query(text, values))).rows[0] as Row
  const countRead = (user = ada) =>
    asService<Counted>("select * from count_returnable_use($1, 'obd_reads')", [user.userId])
  const giveBack = (useId: unknown, user = ada) =>
    asService<Given>("select * from give_use_back($1, $2, 'obd_reads')", [user.userId, useId])
  const age = (minutes: number) =>
    test.admin(
      'update returnable_uses set counted_at = counted_at - make_interval(mins => $2) where user_id = $1',
      [ada.userId, minutes],
    )

  it('is counted as any other, named when allowed, and given back once', async () => {
    const first = await countRead()
    expect(first).toEqual({ can_use: true, limit: 1, use_id: expect.any(String) })
    expect(await countRead()).toEqual({ can_use: false, limit: 1, use_id: null })
    expect(await giveBack(first.use_id)).toEqual({ given_back: true, can_use: true, limit: 1 })
    expect(await usedNow()).toMatchObject({ obd_reads: 0 })
    expect(await giveBack(first.use_id)).toMatchObject({ given_back: false })
    expect(await usedNow()).toMatchObject({ obd_reads: 0 })
  })

  it('is given back 3 times a month, and then no more', async () => {
    const refunds = []
    for (let count = 1; count <= 4; count++)
      refunds.push((await giveBack((await countRead()).use_id)).given_back)
    expect(refunds).toEqual([true, true, true, false])
    expect(await countRead()).toMatchObject({ can_use: false })
    expect(await usedNow()).toMatchObject({ obd_reads: 1 })
  })

  it('is given back within 10 minutes', async () => {
    const { use_id } = await countRead()
    await age(11)
    expect(await giveBack(use_id)).toEqual({ given_back: false, can_use: false, limit: 1 })
    expect(await usedNow()).toMatchObject({ obd_reads: 1 })
  })

  it('is given back to its owner alone', async () => {
    const ben = await test.user()
    const { use_id } = await countRead()
    await countRead(ben)
    expect(await giveBack(use_id, ben)).toMatchObject({ given_back: false, can_use: false })
    expect(await giveBack('00000000-0000-4000-8000-000000000000')).toMatchObject({ given_back: false })
    expect(await usedNow()).toMatchObject({ obd_reads: 1 })
  })

  it('is given back as the kind that it was counted as, each kind within its own bounds', async () => {
    const count = () =>
      asService<Counted>("select * from count_returnable_use($1, 'comprehensive_diagnoses')", [ada.userId])
    const giveDiagnosisBack = (useId: unknown) =>
      asService<Given>("select * from give_use_back($1, $2, 'comprehensive_diagnoses')", [ada.userId, useId])
    const { use_id } = await count()
    expect(await giveBack(use_id)).toMatchObject({ given_back: false })
    expect(await giveDiagnosisBack(use_id)).toEqual({ given_back: true, can_use: true, limit: 5 })
    const refunds = []
    for (let use = 2; use <= 4; use++)
      refunds.push((await giveDiagnosisBack((await count()).use_id)).given_back)
    expect(refunds).toEqual([true, true, false])
    expect((await giveBack((await countRead()).use_id)).given_back).toBe(true)
    expect(await usedNow()).toMatchObject({ comprehensive_diagnoses: 1, obd_reads: 0 })
  })

  it('of twenty who give one back at once, one is accepted', async () => {
    await setPlan('PRO')
    const uses = [await countRead(), await countRead()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => giveBack(uses[0]?.use_id)))
    expect(answers.filter(({ given_back }) => given_back)).toHaveLength(1)
    expect(await usedNow()).toMatchObject({ obd_reads: 1 })
  })

  it('of six that are given back at once, three are', async () => {
    await setPlan('PRO')
    const uses = []
    for (let count = 0; count < 6; count++) uses.push((await countRead()).use_id)
    const answers = await Promise.all(uses.map((useId) => giveBack(useId)))
    expect(answers.filter(({ given_back }) => given_back)).toHaveLength(3)
    expect(await usedNow()).toMatchObject({ obd_reads: 3 })
  })

  it('goes back to the month it was taken from', async () => {
    const { use_id } = await countRead()
    await test.admin("update returnable_uses set month_year = '2026-01' where id = $1", [use_id])
    await test.admin(
      "insert into usage_counters (user_id, month_year, obd_reads) values ($1, '2026-01', 1)",
      [ada.userId],
    )
    expect(await giveBack(use_id)).toMatchObject({ given_back: true })
    const rows = await test.admin(
      'select month_year, obd_reads from usage_counters where user_id = $1 order by 1',
      [ada.userId],
    )
    expect(rows).toEqual([
      { month_year: '2026-01', obd_reads: 0 },
      { month_year: month, obd_reads: 1 },
    ])
  })

  it('leaves no row behind once it cannot matter any more', async () => {
    await setPlan('PRO')
    const { use_id } = await countRead()
    await countRead()
    await giveBack(use_id)
    await age(11)
    await countRead()
    const rows = await test.admin('select returned_at from returnable_uses where user_id = $1', [ada.userId])
    expect(rows.filter(({ returned_at }) => returned_at !== null)).toHaveLength(1)
    expect(rows).toHaveLength(2)
  })
})

describe('a read of a car', () => {
  type Counted = { can_use: boolean; limit: number; use_id: string | null; rescan: boolean }
  const asService = async <Row>(text: string, values: unknown[]) =>
    (await test.database.as(test.service, (client) => client.query(text, values))).rows[0] as Row
  const car = 'a'.repeat(64)
  const countRead = (of: string | null = car, user = ada) =>
    asService<Counted>('select * from count_obd_read($1, $2)', [user.userId, of])
  const carsOf = (user = ada) =>
    test.admin('select car_hash, rescans from scanned_cars where user_id = $1', [user.userId])
  const age = (days: number) =>
    test.admin(
      'update scanned_cars set counted_at = counted_at - make_interval(days => $2) where user_id = $1',
      [ada.userId, days],
    )

  it('is counted where the car is not named, or is another one', async () => {
    await setPlan('PRO')
    await countRead()
    expect(await countRead(null)).toMatchObject({ rescan: false, use_id: expect.any(String) })
    expect(await countRead('b'.repeat(64))).toMatchObject({ rescan: false, use_id: expect.any(String) })
    expect(await usedNow()).toMatchObject({ obd_reads: 3 })
  })

  it('is counted again after 14 days, and then has its re-scans again', async () => {
    await setPlan('PRO')
    await countRead()
    await countRead()
    await age(13)
    expect(await countRead()).toMatchObject({ rescan: true })
    await age(1)
    expect(await countRead()).toMatchObject({ rescan: false })
    expect(await countRead()).toMatchObject({ rescan: true })
    expect(await usedNow()).toMatchObject({ obd_reads: 2 })
  })

  it('is no re-scan of a read that was refused, or given back', async () => {
    await given('obd_reads = 1')
    expect(await countRead()).toMatchObject({ can_use: false })
    expect(await carsOf()).toEqual([])
    await setPlan('PRO')
    const { use_id } = await countRead()
    expect(
      await asService("select * from give_use_back($1, $2, 'obd_reads')", [ada.userId, use_id]),
    ).toMatchObject({
      given_back: true,
    })
    expect(await carsOf()).toEqual([])
    expect(await countRead()).toMatchObject({ rescan: false })
  })

  it('of ten at once, one is counted and four are re-scans', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => countRead()))
    expect(answers.filter(({ rescan }) => rescan)).toHaveLength(4)
    expect(answers.filter(({ can_use }) => can_use)).toHaveLength(5)
    expect(await usedNow()).toMatchObject({ obd_reads: 1 })
  })

  it('is of its own account: the same car of two people has two fingerprints, and neither is the client’s', async () => {
    const ben = await test.user()
    await countRead()
    expect(await countRead(car, ben)).toMatchObject({ rescan: false })
    const [own, other] = [await carsOf(), await carsOf(ben)]
    expect(new Set([car, own[0]?.car_hash, other[0]?.car_hash]).size).toBe(3)
  })
})
