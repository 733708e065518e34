/** Of a Supabase project, only what analyze-sound asks for: who the caller is, and its job; nothing is kept. */
import type { Project } from './deno-function.ts'
import { type HttpServer, startHttp } from './http.ts'

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

export async function startListeningProject(): Promise<Project & HttpServer> {
  const http = await startHttp((request, response, body) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const result = () => JSON.stringify(JSON.parse(body.toString()).p_result)
    response.setHeader('content-type', 'application/json')
    response.end(path.endsWith('/finish_analysis') ? result() : (answers[path] ?? 'null'))
  })
  return { ...http, anonKey: 'sb_publishable_test', serviceKey: 'sb_secret_test' }
}
