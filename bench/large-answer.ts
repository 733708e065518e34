/**
 * Memory that large answers take: one account keeps rows of 1 MB and reads them all, once and six times at once.
 *
 *   node bench/large-answer.ts [rows]
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { spawnServer } from '../tests/harness/spawned.ts'
import { signUp } from './neighbour-account.ts'
import { memoryOf } from './neighbour-memory.ts'

const [rows = '22'] = process.argv.slice(2)
const dataFolder = await mkdtemp(join(tmpdir(), 'tappet-large-answer-'))
const server = await spawnServer({
  TAPPET_DATA: dataFolder,
  PORT: String(await freePort()),
  LOG_LEVEL: 'error',
})
const { anonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { anonKey: string }
const { userId, headers } = await signUp(server.url, anonKey)
const data = JSON.stringify({ x: 'y'.repeat(1_000_000) })
const taken = () => memoryOf(server.process.pid, dataFolder)

for (let count = 0; count < Number(rows); count += 1) {
  const body = `{"user_id":"${userId}","type":"audio","data":${data}}`
  const { status } = await fetch(`${server.url}/rest/v1/history`, { method: 'POST', headers, body })
  if (status !== 201) throw new Error(`row ${count} got ${status}`)
}
async function read(): Promise<number> {
  const answer = await fetch(`${server.url}/rest/v1/history?select=*`, { headers })
  let bytes = 0
  for await (const piece of answer.body ?? []) bytes += piece.length
  return bytes / 1e6
}
const written = await taken()
const sizesMb = [await read()]
const once = await taken()
sizesMb.push(...(await Promise.all(Array.from({ length: 6 }, read))))
console.table({ written, 'read once': once, 'read six times at once': await taken() })
console.log({ sizesMb })
await server.stop()
await rm(dataFolder, { recursive: true, force: true })
