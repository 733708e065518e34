/** A driver for the export tests: an account made through the wire, and records put straight into the table. */
import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { expect } from 'vitest'
import { receiptPng } from '../../supabase/functions/demo/receipt.data.ts'
import type { TestServer } from '../harness/server.ts'

export type Driver = { client: SupabaseClient; id: string; email: string; token: string }

export async function newDriver(server: TestServer, plan: 'FREE' | 'PRO' = 'FREE'): Promise<Driver> {
  const client = visitor(server)
  const email = `driver-${randomUUID()}@example.com`
  const { data, error } = await client.auth.signUp({ email, password: 'a quiet engine' })
  expect(error).toBeNull()
  const id = data.user?.id ?? ''
  if (plan === 'PRO') await server.admin("update profiles set plan = 'PRO' where user_id = $1", [id])
  return { client, id, email, token: data.session?.access_token ?? '' }
}

export const visitor = ({ url, anonKey }: TestServer): SupabaseClient =>
  createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } })

export type Entry = {
  item?: string
  date?: string
  mileage?: number | null
  cost?: number | null
  notes?: string | null
  receipt_url?: string | null
  extra_files?: string | null
}

export async function keepRecords(
  server: TestServer,
  { id }: Driver,
  entries: readonly Entry[],
): Promise<void> {
  await server.admin(
    `insert into maintenance (user_id, item, date, mileage, cost, notes, receipt_url, extra_files)
     select $1, coalesce(item, 'Oil Change'), coalesce(date, '2026-05-01'), mileage, cost, notes, receipt_url, extra_files
     from jsonb_to_recordset($2::jsonb)
       as r(item text, date date, mileage int, cost numeric, notes text, receipt_url text, extra_files text)`,
    [id, JSON.stringify(entries)],
  )
}

/** Uploads a receipt and answers the address that a record stores. */
export async function keepReceipt({ client, id }: Driver): Promise<string> {
  const bucket = client.storage.from('receipts')
  const path = `${id}/${randomUUID()}.png`
  const { error } = await bucket.upload(path, Buffer.from(receiptPng()), { contentType: 'image/png' })
  expect(error).toBeNull()
  return bucket.getPublicUrl(path).data.publicUrl
}

/** POST to a function, as a browser would, with whatever comes back. */
export function post(url: string, token: string, body: unknown, headers = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
