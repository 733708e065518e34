/** Of a Supabase project, only what analyze-sound asks for: who the caller is, and its job; nothing is kept. */
import { createServer } from 'node:http'
import type { Project } from './deno-function.ts'

const USER = '00000000-0000-4000-8000-000000000001'

const answers: Record<string, string> = {
  '/auth/v1/user': JSON.stringify({ id: USER, aud: 'authenticated', role: 'authenticated' }),
  '/auth/v1/.well-known/jwks.json': '{"keys":[]}',
  '/rest/v1/rpc/begin_analysis': JSON.stringify([
    { outcome: 'started', attempt: 1, result: null, limit: null },
  ]),
}

/** A token whose user this project vouches for. */
export const LISTENING_TOKEN = [
  { alg: 'HS256', typ: 'JWT' },
  { sub: USER, role: 'authenticated', exp: 4e9 },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .concat('c2ln')
  .join('.')

export async function startListeningProject(): Promise<Project & { close(): void }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = (request.url ?? '').split('?')[0] ?? ''
      response.setHeader('content-type', 'application/json')
      const finished = path.endsWith('/finish_analysis')
      const result = () => JSON.stringify(JSON.parse(Buffer.concat(chunks).toString()).p_result)
      response.end(finished ? result() : (answers[path] ?? 'null'))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    anonKey: 'sb_publishable_test',
    serviceKey: 'sb_secret_test',
    close: () => server.close(),
  }
}
