/** The hostile accounts of bench/neighbour.ts, in a process of their own so that the honest one's clock is not theirs. */
import { randomUUID } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { type BenchAccount, logRecord, signUp } from './neighbour-account.ts'

const CONNECTIONS = 4
const LOWEST = constants.priority.PRIORITY_LOW
const GROUP = '/proc/self/autogroup'
type Attack = (account: BenchAccount, count: number) => Promise<Response>

const post = (url: string, headers: Record<string, string>, body: BodyInit) =>
  fetch(url, { method: 'POST', headers, body })

/** Ten seconds of a tone. */
function tone(): Buffer<ArrayBuffer> {
  const wav = Buffer.alloc(44 + 320_000)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(36 + 320_000, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(16_000, 24)
  wav.writeUInt32LE(32_000, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(320_000, 40)
  for (let at = 44; at < wav.length; at += 2) wav.writeInt16LE(Math.round(Math.sin(at) * 9_000), at)
  return wav
}
// Bodies are made once: what this process computes takes the processors that are measured.
const BOUNDARY = 'tappet-bench'
const FORM = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
const part = (head: string, content: Uint8Array | string) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ])
const LAST = Buffer.from(`--${BOUNDARY}--\r\n`)
const SOUND = part('name="audio"; filename="sound.wav"\r\nContent-Type: audio/wav', tone())
const EMPTY_FIELDS = Buffer.concat([
  ...Array.from({ length: 5_000 }, (_, at) => part(`name="field${at}"`, '')),
  LAST,
])
const LARGE = `{"x":"${'y'.repeat(1_000_000)}"}`
const rowOf = new Map<string, Buffer<ArrayBuffer>>()
/** A row of 1 MB, made once for each account. */
function largeRow(userId: string): Buffer<ArrayBuffer> {
  const row = rowOf.get(userId) ?? Buffer.from(`{"user_id":"${userId}","type":"audio","data":${LARGE}}`)
  rowOf.set(userId, row)
  return row
}
const PICTURE = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  Buffer.alloc(1_000_000),
])

const ATTACKS: Record<string, Attack> = {
  read: ({ url, headers }) => fetch(`${url}/rest/v1/maintenance?select=*&order=notes.desc`, { headers }),
  search: ({ url, headers }) => fetch(`${url}/rest/v1/maintenance?notes=like.*x*y*z*`, { headers }),
  write: ({ url, headers, userId }, count) =>
    post(`${url}/rest/v1/maintenance`, headers, logRecord(userId, count)),
  export: ({ url, headers, userId }) =>
    post(`${url}/functions/v1/export-csv`, headers, JSON.stringify({ type: 'maintenance', user_id: userId })),
  history: ({ url, headers, userId }, count) =>
    count % 8 === 0
      ? post(`${url}/rest/v1/history`, headers, largeRow(userId))
      : fetch(`${url}/rest/v1/history?select=*`, { headers }),
  password: ({ url, headers, email }) =>
    post(
      `${url}/auth/v1/token?grant_type=password`,
      { apikey: headers.apikey ?? '', 'content-type': 'application/json' },
      JSON.stringify({ email, password: 'a wrong guess' }),
    ),
  signup: ({ url, headers }) =>
    post(
      `${url}/auth/v1/signup`,
      { apikey: headers.apikey ?? '', 'content-type': 'application/json' },
      JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'a garage with a view' }),
    ),
  upload: ({ url, headers, userId }) =>
    post(
      `${url}/storage/v1/object/receipts/${userId}/${randomUUID()}.png`,
      { ...headers, 'content-type': 'image/png' },
      PICTURE,
    ),
  form: ({ url, headers }) =>
    post(`${url}/functions/v1/analyze-sound`, { ...headers, ...FORM }, EMPTY_FIELDS),
  sound: ({ url, headers }) => {
    const form = Buffer.concat([part('name="job_id"', randomUUID()), SOUND, LAST])
    return post(`${url}/functions/v1/analyze-sound`, { ...headers, ...FORM }, form)
  },
}

// Attackers' machines are not this one: what they compute must not take the server's processors. Linux may group by
// session (sched(7), autogroup), and then a nice alone counts within this process's own.
setPriority(LOWEST)
if (existsSync(GROUP)) writeFileSync(GROUP, String(LOWEST))
process.once('disconnect', () => process.exit())

const [url = '', anonKey = '', people = '10', seconds = '20', only = ''] = process.argv.slice(2)
const attacks = Object.entries(ATTACKS).filter(([name]) => only === '' || only.split(',').includes(name))
const statuses: Record<string, number> = {}
const accounts = await Promise.all(Array.from({ length: Number(people) }, () => signUp(url, anonKey)))
process.send?.('ready')
const endMs = performance.now() + Number(seconds) * 1000

/** That the connection ended before the answer did, and how. */
function why(error: unknown): string {
  const { cause } = error as { cause?: { code?: string } }
  return ` cut off: ${cause?.code ?? String(error)}`
}

async function hammer(account: BenchAccount, first: number): Promise<void> {
  for (let count = first; performance.now() < endMs; count += 1) {
    const [name, attack] = attacks[count % attacks.length] ?? ['none', null]
    const asked = { ...account, headers: { ...account.headers, prefer: 'count=exact' } }
    const told = await attack?.(asked, count).then(
      async (answer) => {
        // A status whose body is cut off afterwards is no whole answer.
        const end = await answer.arrayBuffer().then(() => '', why)
        return `${answer.status}${end}`
      },
      (error: unknown) => why(error),
    )
    const key = `${name} ${told}`
    statuses[key] = (statuses[key] ?? 0) + 1
  }
}
await Promise.all(
  accounts.flatMap((account, person) =>
    Array.from({ length: CONNECTIONS }, (_, connection) => hammer(account, person * 3 + connection * 7)),
  ),
)
process.send?.(statuses)
process.disconnect?.()
