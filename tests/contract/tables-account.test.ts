import { beforeAll, describe, expect, it } from 'vitest'
import { forFile } from '../harness/for-file.ts'
import { type Driver, type RestWire, startRestWire } from './rest-wire.ts'

// Each call exactly as the product makes it, through the real supabase-js.

const wire = forFile(() => startRestWire())
let ada: Driver
let ben: Driver
beforeAll(async () => {
  ada = await wire.driver('ada@example.com')
  ben = await wire.driver('ben@example.com')
})

const THIS_MONTH = new Date().toISOString().slice(0, 7)

describe('profiles', () => {
  it('selects the one of user_id [API-025]', async () => {
    const { data, error } = await ada.client.from('profiles').select('*').eq('user_id', ada.userId).single()
    expect(error).toBeNull()
    expect(data).toMatchObject({ user_id: ada.userId, email: 'ada@example.com', plan: 'FREE' })
  })

  it('knows visitors, FREE and PRO users, and no request raises a plan [SEC-004] [SEC-005]', async () => {
    const driver = await wire.driver()
    const raise = await wire
      .untyped(driver.token)
      .from('profiles')
      .update({ plan: 'PRO' })
      .eq('user_id', driver.userId)
    expect([raise.status, raise.error?.code]).toEqual([403, '42501'])
    expect((await driver.client.from('profiles').select('plan').single()).data).toEqual({ plan: 'FREE' })
    await wire.server.admin("update profiles set plan = 'PRO' where user_id = $1", [driver.userId])
    expect((await driver.client.from('profiles').select('plan').single()).data).toEqual({ plan: 'PRO' })
    const visitor = await wire.visitor.from('profiles').select('plan')
    expect([visitor.status, visitor.error?.code]).toEqual([401, '42501'])
  })

  it('lets a user create only their own [SEC-010] [SEC-016]', async () => {
    const driver = await wire.driver()
    await wire.server.admin('delete from profiles where user_id = $1', [driver.userId])
    const foreign = await ada.client
      .from('profiles')
      .insert({ user_id: driver.userId, email: 'stolen@example.com' })
    expect([foreign.status, foreign.error?.code]).toEqual([403, '42501'])
    const visitor = await wire.visitor
      .from('profiles')
      .insert({ user_id: driver.userId, email: 'test@example.com' })
    expect([visitor.status, visitor.error?.code]).toEqual([401, '42501'])
    const own = await driver.client
      .from('profiles')
      .insert({ user_id: driver.userId, email: driver.email, plan: 'PRO' })
      .select('plan')
      .single()
    expect([own.status, own.data]).toEqual([201, { plan: 'FREE' }])
  })

  it('gives all columns to their owner and nothing to others, with filters [SEC-014]', async () => {
    const select = (client: RestWire['visitor']) =>
      client.from('profiles').select('*').eq('email', ada.email).neq('plan', 'PRO').limit(5)
    expect((await select(ada.client)).data).toHaveLength(1)
    expect((await select(ben.client)).data).toEqual([])
    expect((await select(wire.visitor)).data).toBeNull()
  })

  it('gives single columns to their owner and nothing to others, with filters [SEC-015]', async () => {
    const select = (client: RestWire['visitor']) =>
      client
        .from('profiles')
        .select('email, google_sub, stripe_customer_id')
        .not('email', 'is', null)
        .eq('user_id', ada.userId)
    expect((await select(ada.client)).data).toEqual([
      { email: ada.email, google_sub: null, stripe_customer_id: null },
    ])
    expect((await select(ben.client)).data).toEqual([])
    expect((await select(wire.visitor)).error?.code).toBe('42501')
  })
})

describe('usage_counters', () => {
  const zeros = { audio_diagnoses: 0, obd_reads: 0, pdf_exports: 0, comprehensive_diagnoses: 0 }

  it('selects the month, and creates it with zeros when there is none [API-026] [API-027] [ACC-063] [ACC-065]', async () => {
    const driver = await wire.driver()
    const select = () =>
      driver.client
        .from('usage_counters')
        .select('*')
        .eq('user_id', driver.userId)
        .eq('month_year', THIS_MONTH)
        .single()
    const missing = await select()
    expect([missing.status, missing.error?.code, missing.error?.details]).toEqual([
      406,
      'PGRST116',
      'The result contains 0 rows',
    ])
    const row = { user_id: driver.userId, month_year: THIS_MONTH, ...zeros }
    const insertion = await driver.client.from('usage_counters').insert(row).select().single()
    expect([insertion.error, insertion.data]).toEqual([null, row])
    expect((await select()).data).toEqual(row)
  })

  it('updates a counter [API-028]', async () => {
    const driver = await wire.driver()
    await driver.client.from('usage_counters').insert({ user_id: driver.userId, month_year: THIS_MONTH })
    const { data, error } = await driver.client
      .from('usage_counters')
      .update({ audio_diagnoses: 1 })
      .eq('user_id', driver.userId)
      .eq('month_year', THIS_MONTH)
      .select()
      .single()
    expect([error, data]).toEqual([
      null,
      { user_id: driver.userId, month_year: THIS_MONTH, ...zeros, audio_diagnoses: 1 },
    ])
  })

  it('refuses an increment past the plan, and any decrement [ACC-066]', async () => {
    const driver = await wire.driver()
    await driver.client.from('usage_counters').insert({ user_id: driver.userId, month_year: THIS_MONTH })
    const set = (obd_reads: number) =>
      driver.client
        .from('usage_counters')
        .update({ obd_reads })
        .eq('user_id', driver.userId)
        .eq('month_year', THIS_MONTH)
    expect((await set(1)).error).toBeNull()
    const past = await set(2)
    expect([past.status, past.error?.message]).toEqual([403, 'Usage limit reached'])
    const lowered = await set(0)
    expect([lowered.status, lowered.error?.message]).toEqual([403, 'Usage cannot be lowered'])
    await wire.server.admin("update profiles set plan = 'PRO' where user_id = $1", [driver.userId])
    expect((await set(2)).error).toBeNull()
  })
})
