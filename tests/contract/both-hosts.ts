/** One function on the server and under Deno, for the tests of what both must answer. */
import { afterAll, beforeAll, inject } from 'vitest'
import { type DenoFunction, serveWithDeno } from '../harness/deno-function.ts'
import { startServer, type TestServer } from '../harness/server.ts'

export type BothHosts = {
  /** The function's address on our server. */
  ours: () => string
  underDeno: () => string
  /** For `describe.each`: a host's name, and the function's address there. */
  hosts: [string, () => string][]
}

/**
 * Starts both before the file's tests and ends them after.
 *
 * @param onStarted receives the server that both work with
 */
export function startBothHosts(name: string, onStarted: (server: TestServer) => void): BothHosts {
  let server: TestServer
  let deno: DenoFunction
  beforeAll(async () => {
    server = await startServer({ adminUrl: inject('adminUrl') })
    onStarted(server)
    deno = await serveWithDeno(name, server)
  })
  afterAll(async () => {
    await deno.stop()
    await server.close()
  })
  const ours = () => `${server.url}/functions/v1/${name}`
  const underDeno = () => deno.url
  return {
    ours,
    underDeno,
    hosts: [
      ['our server', ours],
      ['Deno', underDeno],
    ],
  }
}
