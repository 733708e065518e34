import { createClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { fetchCases } from '../diagnoses/cases.ts'
import { fetchFindings } from '../diagnoses/findings.ts'
import type { Client } from './connect.ts'

/** A server with rows in the order of a key, which gives as many as asked for, at most 1,000. */
function serverOf(table: string, key: string, count: number) {
  const rows = Array.from({ length: count }, (_, n) => ({ [key]: String(n).padStart(6, '0') }))
  const fetch = async (address: string | URL | Request) => {
    const { pathname, searchParams } = new URL(String(address))
    if (pathname !== `/rest/v1/${table}`) throw new Error(`Asked for ${pathname}`)
    expect(searchParams.get('order')).toBe(`${key}.asc`)
    const after = searchParams.get(key)?.replace('gt.', '') ?? ''
    const limit = Math.min(1000, Number(searchParams.get('limit') ?? 1000))
    return Response.json(rows.filter((row) => (row[key] ?? '') > after).slice(0, limit))
  }
  const client = createClient('http://localhost', 'anon', { global: { fetch } }) as unknown as Client
  return { client, keys: rows.map((row) => row[key]) }
}

it.each([0, 1, 1000, 2001])('reads all of %s cases', async (count) => {
  const { client, keys } = serverOf('cases', 'id', count)
  const rows = await fetchCases(client, 'ada', new AbortController().signal)
  expect(rows.map(({ id }) => id)).toEqual(keys)
})

it('reads all findings of mechanics', async () => {
  const { client, keys } = serverOf('mechanic_findings', 'history_id', 1500)
  expect((await fetchFindings(client, 'ada')).map(({ history_id }) => history_id)).toEqual(keys)
})
