type Surface = 'rest' | 'auth' | 'storage' | 'functions'

const SURFACE = /\/(rest|auth|storage|functions)\/v1\//
const UNAUTHORIZED = 401
const NO_CONTENT = 204

function surfaceOf(url: string): Surface | null {
  return (SURFACE.exec(url)?.[1] ?? null) as Surface | null
}

const contentType = (response: Response) => response.headers.get('content-type') ?? ''
const isJson = (response: Response) => /\bjson\b/i.test(contentType(response))
const isPlain = (response: Response) => /\btext\/plain\b/i.test(contentType(response))
const isPage = (response: Response) => /\bhtml\b/i.test(contentType(response))

async function isSuccess(surface: Surface, method: string, response: Response): Promise<boolean> {
  switch (surface) {
    // PostgREST sends Content-Range with every success; an empty one of somebody else would be read as no rows.
    case 'rest':
      if (response.headers.has('content-range')) return true
      return isJson(response) && (method === 'HEAD' || (await response.clone().text()) !== '')
    case 'auth':
      return isJson(response) || contentType(response) === ''
    case 'storage':
      return method === 'GET' ? !isPage(response) : isJson(response)
    // An empty 200 and plain words are a proxy's.
    case 'functions':
      return (
        response.status === NO_CONTENT ||
        (contentType(response) !== '' && !isPage(response) && !isPlain(response))
      )
  }
}

function isRefusal(surface: Surface, status: number, body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  const has = (...names: string[]) => names.some((name) => name in body)
  const isWorded = has('message', 'msg', 'error', 'error_description')
  // Supabase's gateway refuses a key with a message alone; a function may name no code.
  if (status === UNAUTHORIZED || surface === 'functions') return isWorded
  return isWorded && has('code', 'error_code', 'error_description', 'statusCode')
}

/** 500 and above count as one: they claim nothing. The body stays readable. */
export async function isOwnAnswer(url: string, method: string, response: Response): Promise<boolean> {
  const surface = surfaceOf(url)
  if (surface === null || response.status >= 500) return true
  if (response.ok) return isSuccess(surface, method, response)
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return isRefusal(surface, response.status, body)
}
