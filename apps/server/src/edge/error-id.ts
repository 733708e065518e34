const OWN_ID = /^[\w.-]{8,64}$/

/** A proxy's or client's id, if it is a plain one. */
export function givenId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && OWN_ID.test(header) ? header : null
}

/** Adds the log's id to a failure: in PostgREST's hint on rest, as request_id elsewhere. */
export async function withRequestId(response: Response, id: string, surface: string): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('json') === true
  if (response.status < 500 || !isJson) return response
  const text = await response.text()
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(named(text, id, surface), { status: response.status, headers })
}

function named(text: string, id: string, surface: string): string {
  const body = objectOf(text)
  if (body === null) return text
  if (surface !== 'rest' || !('hint' in body)) return JSON.stringify({ ...body, request_id: id })
  const hint = typeof body.hint === 'string' ? `${body.hint} Request ${id}` : `Request ${id}`
  return JSON.stringify({ ...body, hint })
}

function objectOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
