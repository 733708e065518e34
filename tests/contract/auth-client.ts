import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { decodeJwt } from 'jose'

type Reached = { url: string; anonKey: string }

/** A browser of its own: the real client, with its own memory, that refreshes only when told. */
export function newClient(server: Reached, flowType: 'implicit' | 'pkce' = 'implicit'): SupabaseClient {
  return createClient(server.url, server.anonKey, { auth: { flowType, autoRefreshToken: false } })
}

/** What the client's access token says. */
export async function claimsOf(client: SupabaseClient): Promise<Record<string, unknown>> {
  const { data } = await client.auth.getSession()
  if (data.session === null) throw new Error('nobody is signed in')
  return decodeJwt(data.session.access_token)
}

/** A session that must be there. */
export async function sessionOf(client: SupabaseClient) {
  const { data } = await client.auth.getSession()
  if (data.session === null) throw new Error('nobody is signed in')
  return data.session
}

/** Signs a new driver up with this client, under an address of their own. */
export async function signUp(client: SupabaseClient, email = `${randomUUID()}@example.com`) {
  const { error } = await client.auth.signUp({ email, password: 'a quiet engine' })
  if (error) throw error
  const { access_token: token, user } = await sessionOf(client)
  return { client, email, token, userId: user.id }
}

/** Follows one link without going on, as a browser that shows where it would go. */
export async function whereTo(link: string): Promise<URL> {
  const answer = await fetch(link, { redirect: 'manual' })
  const location = answer.headers.get('location')
  if (location === null) throw new Error(`no redirect but ${answer.status}: ${await answer.text()}`)
  return new URL(location)
}

/** The values in the hash of a place. */
export const hashValues = (url: URL): URLSearchParams => new URLSearchParams(url.hash.slice(1))

/** One raw call, as a client without auth-js would make it. */
export async function call(
  server: Reached,
  method: string,
  path: string,
  options: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }> {
  const answer = await fetch(`${server.url}/auth/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: server.anonKey,
      'Content-Type': 'application/json',
      ...(options.token !== undefined && { Authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? {} : JSON.parse(text), headers: answer.headers }
}
