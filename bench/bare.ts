/**
 * What bench/load.ts compares with: the same statements on node:http and pg, with nothing
 * else around them. Run by load.ts: node bench/bare.ts ADMIN_URL PORT USER_ID
 */
import { createServer } from 'node:http'
import pg from 'pg'

const [databaseUrl = '', port = '0', userId = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 })
const claims = JSON.stringify({ role: 'authenticated', sub: userId, aud: 'authenticated' })

const SCOPE =
  "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true), set_config('statement_timeout', $3, true)"
const SELECT = 'select * from public.maintenance where user_id = $1 order by date desc limit 20'
const INSERT =
  'insert into public.maintenance (user_id, item, date, mileage, cost) values ($1, $2, $3, $4, $5) returning *'

async function asUser(name: string, text: string, values: unknown[]): Promise<unknown[]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query({ name: 'scope', text: SCOPE, values: ['authenticated', claims, '8000'] })
    const { rows } = await client.query({ name, text, values })
    await client.query('commit')
    return rows
  } finally {
    client.release()
  }
}

async function bodyOf(request: AsyncIterable<Buffer>): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

createServer(async (request, response) => {
  const rows =
    request.method === 'GET'
      ? await asUser('select', SELECT, [userId])
      : await bodyOf(request).then(({ user_id, item, date, mileage, cost }) =>
          asUser('insert', INSERT, [user_id, item, date, mileage, cost]),
        )
  const text = JSON.stringify(rows)
  response.writeHead(request.method === 'GET' ? 200 : 201, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
  })
  response.end(text)
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))
