import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../backend/connection/connect.ts'
import type { Entry, Outcome } from './entry.ts'

export type OfflineSession = {
  client: Client | null
  userId: string | null
  queryClient: QueryClient
  onReceiptRefused: () => void
}

let session: OfflineSession | null = null

/** Called by the app's frame with each change of any of it. */
export function bindSession(next: OfflineSession): void {
  session = next
}

export const boundSession = (): OfflineSession | null => session

/** The sender's code is fetched with its first use. */
export const sentBy =
  <Work, Answer>(send: (client: Client, ownerId: string, work: Work) => Promise<Outcome<Work, Answer>>) =>
  async ({ ownerId, work }: Entry<string, Work>): Promise<Outcome<Work, Answer>> => {
    const { sendAs } = await import('./parse-response.ts')
    return sendAs(session?.client ?? null, ownerId, (client) => send(client, ownerId, work))
  }

export async function sendingAs<Work, Answer>(
  entries: readonly Entry<string, Work>[],
  send: (client: Client, ownerId: string) => Promise<Outcome<Work, Answer>[]>,
): Promise<Outcome<Work, Answer>[]> {
  const { sendAs } = await import('./parse-response.ts')
  const ownerId = entries[0]?.ownerId ?? ''
  const outcome = await sendAs(session?.client ?? null, ownerId, (client) => send(client, ownerId))
  return Array.isArray(outcome) ? outcome : entries.map(() => outcome)
}
