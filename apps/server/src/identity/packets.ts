import { Socket } from 'node:net'
import pg, { type ClientConfig } from 'pg'

/**
 * A connection that can hold back what is written, by a socket of its own (pg's `stream`). Over TLS its socket is not the
 * one that is written to, and each statement goes as it is written.
 */
export class HoldingClient extends pg.Client {
  readonly socket: Socket
  constructor(config: ClientConfig = {}) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.socket = socket
  }
}

/** What `send` writes before it returns goes to the database together. */
export function inOnePacket<T>(client: pg.ClientBase, send: () => T): T {
  const socket = client instanceof HoldingClient ? client.socket : undefined
  socket?.cork()
  try {
    return send()
  } finally {
    socket?.uncork()
  }
}
