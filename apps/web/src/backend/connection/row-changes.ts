import type { RealtimeChannel, RealtimePostgresChangesPayload } from '@supabase/supabase-js'
import type { Client } from './connect.ts'

export type RowChange<Row extends object> = RealtimePostgresChangesPayload<Row & Record<string, unknown>>

type Line = { event: '*' | 'INSERT'; table: string; filter?: string }

/** The server ends a channel where a token ran out in sleep. */
export const REOPEN_AFTER_MS = 5_000

let opened = 0

/**
 * @param onListening also after a lost connection, of whose changes nobody told
 * @returns how to stop
 */
export function listenToRows<Row extends object>(
  client: Client,
  lines: readonly Line[],
  onChange: (change: RowChange<Row>) => void,
  onListening: () => void,
): () => void {
  let channel: RealtimeChannel | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = true
  const open = async () => {
    // A channel joined before the auth event stays a visitor's, and is told nothing.
    await client.realtime.setAuth()
    if (!isWanted) return
    opened += 1
    channel = client.channel(`rows:${opened}`)
    for (const line of lines)
      channel.on<Row & Record<string, unknown>>(
        'postgres_changes',
        { schema: 'public', ...line } as { event: '*'; schema: string },
        onChange,
      )
    // SUBSCRIBED says that the channel is joined; the tables are watched a moment later.
    channel.on('system', {}, ({ extension, status }: { extension?: string; status?: string }) => {
      if (isWanted && extension === 'postgres_changes' && status === 'ok') onListening()
    })
    channel.subscribe((status) => {
      if (isWanted && status === 'CLOSED') timer = setTimeout(() => void open(), REOPEN_AFTER_MS)
    })
  }
  void open()
  return () => {
    isWanted = false
    clearTimeout(timer)
    if (channel) void client.removeChannel(channel)
  }
}
