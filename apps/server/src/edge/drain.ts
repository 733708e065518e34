import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * The returned function closes the server: no new connections, idle ones end, running requests finish, and the rest is
 * destroyed after the deadline. Upgraded sockets are closed by their owner, or by the deadline.
 */
export function drainable(server: Server): (deadlineMs: number) => Promise<void> {
  const sockets = new Set<Duplex>()
  const busy = new Set<Duplex>()
  let closing = false
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('upgrade', (_, socket) => busy.add(socket))
  server.on('request', ({ socket }, response) => {
    busy.add(socket)
    response.once('close', () => {
      busy.delete(socket)
      if (closing) socket.destroySoon()
    })
  })
  return async (deadlineMs) => {
    closing = true
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy()
    const cut = setTimeout(() => {
      for (const socket of sockets) socket.destroy()
    }, deadlineMs)
    await closed
    clearTimeout(cut)
  }
}
