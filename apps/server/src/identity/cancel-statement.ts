import { connect, type Socket } from 'node:net'
import type { PoolClient } from 'pg'

/** What PostgreSQL gives each connection at its start (BackendKeyData); pg's types leave it out. */
type Keyed = { host: string; port: number; processID: number | null; secretKey: number | null }

const CANCEL_REQUEST = 80_877_102
const WITHIN_MS = 5_000

/**
 * Asks the database to end what a connection does now (PostgreSQL's protocol, CancelRequest): on a connection of its own,
 * which takes no place of the pool, and without waiting. It may come late, so the connection must not be used again.
 */
export function cancelStatement(client: PoolClient): void {
  const { host, port, processID, secretKey } = client as unknown as Keyed
  if (processID === null || secretKey === null) return
  const request = Buffer.alloc(16)
  request.writeInt32BE(request.length, 0)
  request.writeInt32BE(CANCEL_REQUEST, 4)
  request.writeInt32BE(processID, 8)
  request.writeInt32BE(secretKey, 12)
  const socket: Socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  socket.setTimeout(WITHIN_MS, () => socket.destroy())
  // The statement then ends by its own time limit.
  socket.on('error', () => socket.destroy())
  socket.end(request)
}
