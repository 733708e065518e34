import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../backend/connect.ts'

/** Whose work is sent, over what, and whose lists show it. */
export type OfflineSession = {
  /** Null until the server is found. */
  client: Client | null
  userId: string | null
  queryClient: QueryClient
  /** A record is stored, but the server refused its receipt. */
  onReceiptRefused: () => void
}

let session: OfflineSession | null = null

/** Called by the app's frame with each change of any of it. */
export function bindSession(next: OfflineSession): void {
  session = next
}

export const boundSession = (): OfflineSession | null => session
