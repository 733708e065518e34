/**
 * Forms that are sent slowly, one byte a second, until the server ends them: after how long, with which answer, and when
 * the connection closes. The real server and its own limits; it takes a little over five minutes.
 *
 *   node bench/slow-form.ts
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { spawnServer } from '../tests/harness/spawned.ts'
import { signUp } from './neighbour-account.ts'

const BYTE_EVERY_MS = 1_000
const MEGABYTE = 1024 ** 2

const dataFolder = await mkdtemp(join(tmpdir(), 'tappet-slow-form-'))
const server = await spawnServer({
  TAPPET_DATA: dataFolder,
  PORT: String(await freePort()),
  LOG_LEVEL: 'error',
})
const { anonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { anonKey: string }
const { userId, headers } = await signUp(server.url, anonKey)

const START = '--b\r\nContent-Disposition: form-data; name="audio"; filename="s.wav"\r\n\r\nRIFF'

type Seen = { answer: string; answeredAfterS: number | null; closedAfterS: number }

/** @param lengthBytes announced; null for chunks */
function send(path: string, lengthBytes: number | null): Promise<Seen> {
  const { hostname, port } = new URL(server.url)
  const startedAt = performance.now()
  const seconds = () => Math.round((performance.now() - startedAt) / 100) / 10
  const seen: Seen = { answer: '', answeredAfterS: null, closedAfterS: 0 }
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      const head = [
        `POST ${path} HTTP/1.1`,
        'Host: localhost',
        `apikey: ${anonKey}`,
        `Authorization: ${headers.authorization}`,
        'Content-Type: multipart/form-data; boundary=b',
        lengthBytes === null ? 'Transfer-Encoding: chunked' : `Content-Length: ${lengthBytes}`,
      ]
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      socket.write(lengthBytes === null ? `${START.length.toString(16)}\r\n${START}\r\n` : START)
    })
    const more = setInterval(() => socket.write(lengthBytes === null ? '1\r\nx\r\n' : 'x'), BYTE_EVERY_MS)
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      seen.answeredAfterS ??= seconds()
      seen.answer += bytes.toString()
    })
    socket.once('close', () => {
      clearInterval(more)
      const [head = '', body = ''] = seen.answer.split('\r\n\r\n', 2)
      resolve({ ...seen, answer: `${head.split('\r\n', 1)} ${body}`.trim(), closedAfterS: seconds() })
    })
  })
}

const FUNCTION = '/functions/v1/analyze-sound'
const OBJECT = `/storage/v1/object/receipts/${userId}/slow.png`
const [sound, chunkedSound, smallSound, upload, chunkedUpload] = await Promise.all([
  send(FUNCTION, 19 * MEGABYTE),
  send(FUNCTION, null),
  send(FUNCTION, MEGABYTE),
  send(OBJECT, 9 * MEGABYTE),
  send(OBJECT, null),
])
console.table({ sound, chunkedSound, smallSound, upload, chunkedUpload })
await server.stop()
await rm(dataFolder, { recursive: true, force: true })
