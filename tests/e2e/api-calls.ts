import type { Page, Request } from '@playwright/test'
import { expect } from './fixtures.ts'

/* The calls that the app itself makes. What the server does with them stands in tests/contract. */

type Call = { method: string; path: string; query: Record<string, string>; body: unknown; token: string }

/** Every call of the API that the page makes from now on. */
export function callsOf(page: Page): Call[] {
  const calls: Call[] = []
  page.on('request', (request: Request) => {
    const { pathname: path, searchParams } = new URL(request.url())
    if (!/^\/(rest|functions|storage)\/v1\//.test(path)) return
    const token = (request.headers().authorization ?? '').replace(/^Bearer /, '')
    const body = request.method() === 'GET' ? null : request.postDataJSON()
    calls.push({ method: request.method(), path, query: Object.fromEntries(searchParams), body, token })
  })
  return calls
}

/** Waits for a call like that. */
export const expectCall = (calls: Call[], call: Partial<Call>) =>
  expect.poll(() => calls).toContainEqual(expect.objectContaining(call))

export const query = (parts: Record<string, unknown>) => expect.objectContaining(parts)
