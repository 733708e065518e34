import { type Identity, TokenError, type Tokens } from './token.ts'

export type IdentifyProblem = 'no_api_key' | 'invalid_api_key' | 'expired' | 'invalid'

/** Why a request has no identity; each surface words it in its own dialect. */
export class IdentifyError extends Error {
  readonly problem: IdentifyProblem
  constructor(problem: IdentifyProblem) {
    super(problem)
    this.name = 'IdentifyError'
    this.problem = problem
  }
}

/**
 * Who is asking. As at Supabase's gateway: the public key comes as `apikey` (header, or
 * query for websockets and links), the bearer token decides the role, and without a
 * bearer token the key itself does.
 *
 * @throws IdentifyError
 */
export async function identify(request: Request, tokens: Tokens): Promise<Identity> {
  const apiKey = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey')
  const bearer = bearerToken(request)
  if (apiKey === null && bearer === null) throw new IdentifyError('no_api_key')
  if (apiKey !== null) {
    const known = apiKey === tokens.anonKey || apiKey === tokens.serviceKey
    if (!known && !(await isBelieved(apiKey, tokens))) throw new IdentifyError('invalid_api_key')
  }
  const token = bearer ?? apiKey ?? ''
  try {
    return await tokens.verify(token)
  } catch (error) {
    if (error instanceof TokenError) throw new IdentifyError(error.reason)
    throw error
  }
}

export function bearerToken(request: Request): string | null {
  const header = request.headers.get('authorization')
  const match = header === null ? null : /^Bearer\s+(\S+)$/i.exec(header)
  return match?.[1] ?? null
}

async function isBelieved(token: string, tokens: Tokens): Promise<boolean> {
  try {
    await tokens.verify(token)
    return true
  } catch {
    return false
  }
}
