/** Knows which of its records the server has acknowledged. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { runningUrl } from '../../apps/server/src/database/embedded.ts'

export type Account = { userId: string; token: string; anonKey: string }

export async function signUp(url: string): Promise<Account> {
  const { anonKey } = (await (await fetch(`${url}/config.json`)).json()) as { anonKey: string }
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'cut off many times' }),
  })
  if (!answer.ok) throw new Error(`sign-up: ${answer.status} ${await answer.text()}`)
  const { access_token: token, user } = (await answer.json()) as {
    access_token: string
    user: { id: string }
  }
  return { userId: user.id, token, anonKey }
}

export const headersOf = ({ anonKey, token }: Account) => ({
  apikey: anonKey,
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
})

/** Its id once acknowledged, else the status; null: no answer. */
export async function write(
  url: string,
  account: Account,
): Promise<{ id: string } | { status: number; said: string } | null> {
  const id = randomUUID()
  try {
    const answer = await fetch(`${url}/rest/v1/maintenance`, {
      method: 'POST',
      headers: headersOf(account),
      body: JSON.stringify({
        ...{ id, user_id: account.userId, item: 'Oil Change', date: '2026-01-01' },
        notes: 'x'.repeat(2_000),
      }),
    })
    return answer.status === 201 ? { id } : { status: answer.status, said: await answer.text() }
  } catch {
    return null
  }
}

export async function writeUntil(
  url: string,
  account: Account,
  acknowledged: Set<string>,
  isOver: () => boolean = () => false,
): Promise<void> {
  const one = async () => {
    while (!isOver()) {
      const answer = await write(url, account)
      if (answer === null) return
      if ('id' in answer) acknowledged.add(answer.id)
      else await pause(20)
    }
  }
  await Promise.all(Array.from({ length: 4 }, one))
}

export async function countLost(dataFolder: string, acknowledged: ReadonlySet<string>): Promise<number> {
  const client = new pg.Client({ connectionString: (await runningUrl(`${dataFolder}/database`)) ?? '' })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>('select id from public.maintenance')
    const ids = new Set(rows.map(({ id }) => id))
    return [...acknowledged].filter((id) => !ids.has(id)).length
  } finally {
    await client.end()
  }
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
export const between = (low: number, high: number) => low + Math.random() * (high - low)
