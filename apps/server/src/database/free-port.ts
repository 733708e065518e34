import { createServer } from 'node:net'

// Below the ports an operating system hands out by itself, so that no outgoing
// connection takes the port between this probe and its use.
const LOWEST_PORT = 20_000
const HIGHEST_PORT = 32_000

/** A TCP port on 127.0.0.1 without a listener. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST_PORT + Math.floor(Math.random() * (HIGHEST_PORT - LOWEST_PORT))
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
