/** An account of bench/neighbour.ts, made through the wire, and what it writes. */
import { randomUUID } from 'node:crypto'

export type BenchAccount = { url: string; userId: string; email: string; headers: Record<string, string> }

export async function signUp(url: string, anonKey: string): Promise<BenchAccount> {
  const headers = { apikey: anonKey, 'content-type': 'application/json' }
  const email = `${randomUUID()}@example.com`
  const body = JSON.stringify({ email, password: 'a garage with a view' })
  const answer = await fetch(`${url}/auth/v1/signup`, { method: 'POST', headers, body })
  const { access_token: token, user } = (await answer.json()) as {
    access_token: string
    user: { id: string }
  }
  return { url, userId: user.id, email, headers: { ...headers, authorization: `Bearer ${token}` } }
}

/** One record of the service log with two kilobytes of notes. */
export const logRecord = (userId: string, count: number): string =>
  JSON.stringify({ user_id: userId, item: `Oil ${count}`, date: '2026-01-01', notes: 'x'.repeat(2_000) })
