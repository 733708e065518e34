import { NO_PDF_HERE, type PlansMode, UNLIMITED_USES } from '@tappet/wire'
import { readAppConfig } from '@tappet/wire/config'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startServer, type TestServer } from '../harness/server.ts'
import { type Driver, newDriver, post } from './exports-account.ts'

const configOf = async (server: TestServer) =>
  readAppConfig(await (await fetch(`${server.url}/config.json`)).json())
const call = (server: TestServer, name: string, { token }: Driver, body: unknown) =>
  post(`${server.url}/functions/v1/${name}`, token, body)

describe.each<[PlansMode, { can_use: boolean; limit: number }]>([
  ['off', { can_use: false, limit: 0 }],
  ['unlimited', { can_use: true, limit: UNLIMITED_USES }],
])('a server with PLANS=%s', (mode, counted) => {
  let server: TestServer
  let driver: Driver
  beforeAll(async () => {
    server = await startServer({ adminUrl: inject('adminUrl'), env: { PLANS: mode } })
    driver = await newDriver(server)
  })
  afterAll(() => server.close())

  it('tells the app, and counts so', async () => {
    expect((await configOf(server)).plans).toBe(mode)
    const use = await call(server, 'track-usage', driver, { usage_type: 'pdf_exports' })
    expect(await use.json()).toEqual(counted)
  })

  it('answers a PDF export of a FREE account so, without the word of a plan', async () => {
    const answer = await call(server, 'export-pdf', driver, { type: 'maintenance', user_id: driver.id })
    if (mode === 'unlimited') return expect(answer.status).toBe(200)
    expect(answer.status).toBe(402)
    expect(await answer.json()).toMatchObject({ error: NO_PDF_HERE, limit: 0 })
    expect(NO_PDF_HERE).not.toMatch(/Pro|Upgrade/)
  })
})

it('a server without PLANS sells as stated', async () => {
  const server = await startServer({
    adminUrl: inject('adminUrl'),
    sql: "select private.set_plans('unlimited')",
  })
  try {
    expect((await configOf(server)).plans).toBe('on')
    const use = await call(server, 'track-usage', await newDriver(server), { usage_type: 'pdf_exports' })
    expect(await use.json()).toEqual({ can_use: false, limit: 0 })
  } finally {
    await server.close()
  }
})
