import { describe, expect, it } from 'vitest'
import type { Client } from '../../backend/connection/connect.ts'
import type { DevicePush } from '../../platform/app/push.ts'
import { pushState } from './delivery-queries.ts'

const device = (endpoint: string | null): DevicePush => ({
  state: async () => (endpoint === null ? 'off' : 'on'),
  endpoint: async () => endpoint,
  subscribe: async () => null,
  unsubscribe: async () => endpoint,
})

/** A server that has these rows of push_subscriptions. */
function clientOf(rows: readonly { user_id: string; endpoint: string }[]): Client {
  const wanted: Record<string, string> = {}
  const query = {
    select: () => query,
    eq: (column: string, value: string) => {
      wanted[column] = value
      return query
    },
    // biome-ignore lint/suspicious/noThenProperty: a query of supabase-js is a thenable
    then: (done: (answer: object) => void) =>
      done({
        data: rows.filter(
          ({ user_id, endpoint }) => user_id === wanted.user_id && endpoint === wanted.endpoint,
        ),
        error: null,
      }),
  }
  return { from: () => query } as unknown as Client
}

describe('push on this device', () => {
  it('is on where browser and server have the same address for the same person', async () => {
    const client = clientOf([{ user_id: 'ann', endpoint: 'https://push/1' }])
    expect(await pushState(client, 'ann', device('https://push/1'))).toBe('on')
  })
  it('is off where the server has no such address, or has it for somebody else', async () => {
    const client = clientOf([{ user_id: 'ben', endpoint: 'https://push/1' }])
    expect(await pushState(client, 'ann', device('https://push/1'))).toBe('off')
    expect(await pushState(clientOf([]), 'ann', device('https://push/1'))).toBe('off')
  })
  it('is what the browser says where it has no address', async () => {
    expect(await pushState(clientOf([]), 'ann', device(null))).toBe('off')
  })
})
