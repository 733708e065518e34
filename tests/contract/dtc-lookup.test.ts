import { createClient, FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js'
import { findReferenceCode } from '@tappet/diagnosis'
import { dtcLookupResponse } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import type { TestServer } from '../harness/server.ts'
import { startBothHosts } from './both-hosts.ts'

let server: TestServer
const { ours, underDeno } = startBothHosts('dtc-lookup', (started) => {
  server = started
})

const stateless = { persistSession: false, autoRefreshToken: false }
const visitor = () => createClient(server.url, server.anonKey, { auth: stateless })
/** The real client, whose calls of functions go to Deno as Supabase's gateway would send them. */
const visitorThroughDeno = () => {
  const toDeno: typeof fetch = (input, init) => fetch(String(input).replace(ours(), underDeno()), init)
  return createClient(server.url, server.anonKey, { auth: stateless, global: { fetch: toDeno } })
}

type Answer = { status: number; data: unknown; error: Record<string, unknown> | null }

async function lookUp(client: SupabaseClient, body: Record<string, unknown> | string): Promise<Answer> {
  const { data, error, response } = await client.functions.invoke('dtc-lookup', { body })
  if (error === null) return { status: response?.status ?? 0, data, error }
  if (!(error instanceof FunctionsHttpError)) throw error
  return { status: error.context.status, data, error: await error.context.json() }
}

const hosts: [string, () => SupabaseClient][] = [
  ['our server', visitor],
  ['Deno', visitorThroughDeno],
]

describe.each(hosts)('dtc-lookup on %s', (_, client) => {
  it('answers {code} with its meaning, severity, causes and actions [API-036] [API-037] [COM-114] [DTC-018]', async () => {
    const { status, data } = await lookUp(client(), { code: 'P0303' })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      code: 'P0303',
      description: 'Cylinder 3 Misfire Detected',
      severity: 'high',
      common_causes: expect.arrayContaining(['Ignition coil for cylinder 3 failed']),
      suggested_actions: expect.arrayContaining(['Read the misfire counters cylinder by cylinder']),
      owner: 'generic',
      certainty: 'agreed',
    })
    expect(dtcLookupResponse.parse(data).source).toContain('MIT')
    const hot = await lookUp(client(), { code: 'P0524' })
    expect(hot.data).toMatchObject({ severity: 'critical' })
  })

  it('takes the code in either case and with spaces around it [API-036]', async () => {
    const { data } = await lookUp(client(), { code: ' u0100 ' })
    expect(data).toMatchObject({ code: 'U0100' })
  })

  it('answers a code of the built-in reference with the same fields as the app has [COM-114]', async () => {
    const { data } = await lookUp(client(), { code: 'P0301' })
    expect(data).toMatchObject(findReferenceCode('P0301') ?? {})
  })

  it('names a code of the maker as such, and guesses no cause', async () => {
    const { status, data } = await lookUp(client(), { code: 'P1234' })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      description: 'Powertrain code defined by the maker: it means something else in every make.',
      common_causes: [],
      owner: 'manufacturer',
      certainty: null,
    })
  })

  it('answers a maker’s code for the make that was named, marked as one table’s word, and for no other', async () => {
    const ask = async (make: string) => (await lookUp(client(), { code: 'P1131', make })).data
    expect(await ask('Ford')).toMatchObject({
      description: expect.stringMatching(/ \(for Ford, by one public table\)$/),
      common_causes: [],
      owner: 'manufacturer',
      certainty: null,
      source: expect.stringContaining('Wal33D/dtc-database (MIT)'),
    })
    for (const make of ['Acura', 'Infiniti', 'Other', ''])
      expect(await ask(make)).toMatchObject({ description: expect.stringContaining('defined by the maker') })
  })

  it('answers a generic code alike, whatever the make', async () => {
    const ask = async (body: Record<string, unknown>) => (await lookUp(client(), body)).data
    expect(await ask({ code: 'P0303', make: 'Ford' })).toEqual(await ask({ code: 'P0303' }))
  })

  it('gives no cause where published tables disagree', async () => {
    const { data } = await lookUp(client(), { code: 'C0561' })
    expect(data).toMatchObject({ certainty: 'disputed', common_causes: [] })
  })

  it.each(['P030', 'P03011', 'X0301', 'P0G01', '', 'a rattle'])(
    'refuses %j and says what a code is',
    async (code) => {
      const { status, error } = await lookUp(client(), { code })
      expect(status).toBe(400)
      expect(error).toMatchObject({ code: 'bad_request' })
      expect(String(error?.error)).toContain('code: must be one letter, P, B, C or U')
    },
  )

  it.each([{}, { code: 301 }, { code: ['P0301'] }, { codes: 'P0301' }])('refuses %j', async (body) => {
    const { status, error } = await lookUp(client(), body)
    expect([status, error?.code]).toEqual([400, 'bad_request'])
    expect(String(error?.error)).toContain('P0301')
  })

  it.each(['P0FFE', 'B3001', 'P4000'])('knows nothing of %s and says so', async (code) => {
    const { status, error } = await lookUp(client(), { code })
    expect(status).toBe(404)
    expect(error).toEqual({ error: `No published table lists ${code}`, code: 'not_found', dtc: code })
  })

  it('refuses a body that is no JSON, or too large', async () => {
    expect(await lookUp(client(), 'P0301')).toMatchObject({ status: 400 })
    expect(await lookUp(client(), { code: 'P0303', more: 'x'.repeat(2_000) })).toMatchObject({
      status: 413,
      error: { code: 'body_too_large' },
    })
  })
})
