/** The server without a proxy: whom limits by address count. */
import { expect, inject, it } from 'vitest'
import { forFile } from '../harness/for-file.ts'
import { startServer } from '../harness/server.ts'

const server = forFile(() =>
  startServer({
    adminUrl: inject('adminUrl'),
    // Mails would be sent, so attempts are limited. None is.
    env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Tappet <hello@tappet.example>' },
  }),
)

let accounts = 0
async function guess(headers: Record<string, string>): Promise<number> {
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: server.anonKey, ...headers },
    body: JSON.stringify({ email: `victim${++accounts}@example.com`, password: 'a wrong one' }),
  })
  return answer.status
}

it('sixty guesses with sixty X-Forwarded-For are limited like sixty without', async () => {
  const statuses: number[] = []
  for (let index = 0; index < 60; index++)
    statuses.push(await guess({ 'x-forwarded-for': `203.0.113.${index}` }))
  expect(statuses).toEqual([...Array(30).fill(400), ...Array(30).fill(429)])
  expect(await guess({})).toBe(429)
})
