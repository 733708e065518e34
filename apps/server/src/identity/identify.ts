import { type Identity, type Role, TokenError, type TokenProblem, type Tokens } from './token.ts'

export type IdentifyProblem = 'no_api_key' | 'invalid_api_key' | TokenProblem

/** Each surface has its own message for it. */
export class IdentifyError extends Error {
  readonly problem: IdentifyProblem
  constructor(problem: IdentifyProblem) {
    super(problem)
    this.name = 'IdentifyError'
    this.problem = problem
  }
}

const roles = new WeakMap<Request, Role>()

export function roleOf(request: Request): Role | undefined {
  return roles.get(request)
}

/**
 * As at Supabase's gateway: the public key comes as `apikey` (header, or query for websockets and links); the bearer
 * token decides the role, else the key itself.
 * @throws IdentifyError
 */
export async function identify(request: Request, tokens: Tokens): Promise<Identity> {
  const apiKey = request.headers.get('apikey') ?? queryKey(request.url)
  const bearer = bearerToken(request)
  if (apiKey === null && bearer === null) throw new IdentifyError('no_api_key')
  if (apiKey !== null) {
    const isOurs = apiKey === tokens.anonKey || apiKey === tokens.serviceKey
    if (!isOurs && !(await isTrusted(apiKey, tokens))) throw new IdentifyError('invalid_api_key')
  }
  const token = bearer ?? apiKey ?? ''
  try {
    const identity = await tokens.verify(token)
    roles.set(request, identity.role)
    return identity
  } catch (error) {
    if (error instanceof TokenError) throw new IdentifyError(error.reason)
    throw error
  }
}

// Parsing an address costs more than looking for the word.
function queryKey(url: string): string | null {
  return url.includes('apikey=') ? new URL(url).searchParams.get('apikey') : null
}

export function bearerToken(request: Request): string | null {
  const header = request.headers.get('authorization')
  const match = header === null ? null : /^Bearer\s+(\S+)$/i.exec(header)
  return match?.[1] ?? null
}

async function isTrusted(token: string, tokens: Tokens): Promise<boolean> {
  try {
    await tokens.verify(token)
    return true
  } catch {
    return false
  }
}
