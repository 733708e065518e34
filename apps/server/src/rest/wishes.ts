import { z } from 'zod'
import { refuse } from '../errors/rest.ts'
import type { AnswerRow } from './sql/answer.ts'

type Wishes = { status: number | null; headers: readonly (readonly [name: string, value: string])[] }

const NAME = /^[\w-]+$/
/** What a Response takes: no line breaks, no letters beyond Latin-1. */
const VALUE = /^[\t -~\u0080-\u00ff]*$/
/** As PostgREST reads them: a list of objects with one name and one text each. */
const headerList = z.array(
  z.record(z.string().regex(NAME), z.string().regex(VALUE)).refine((one) => Object.keys(one).length === 1),
)

/**
 * What SQL asked of the answer while it ran: another status, further headers.
 *
 * @throws RestError PGRST111, PGRST112 for what is neither
 * @see https://docs.postgrest.org/en/v13/references/transactions.html#response-headers
 */
export function wishesOf({ response_status, response_headers }: AnswerRow): Wishes {
  return {
    status: response_status === null ? null : statusOf(response_status),
    headers: response_headers === null ? [] : headersOf(response_headers),
  }
}

function statusOf(text: string): number {
  const status = Number(text)
  // A Response takes these alone.
  if (!Number.isInteger(status) || status < 200 || status > 599) throw refuse.responseStatus()
  return status
}

function headersOf(text: string): Wishes['headers'] {
  const read = headerList.safeParse(jsonOf(text))
  if (!read.success) throw refuse.responseHeaders()
  return read.data.flatMap((one) => Object.entries(one))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Answers that carry no body (RFC 9110). */
const WITHOUT_BODY = [204, 205, 304]

/** The answer with what SQL asked of it; its own headers win over ours of the same name. */
export function granted(response: Response, { status, headers }: Wishes): Response {
  if (status === null && headers.length === 0) return response
  const all = new Headers(response.headers)
  for (const [name] of headers) all.delete(name)
  for (const [name, value] of headers) all.append(name, value)
  const code = status ?? response.status
  return new Response(WITHOUT_BODY.includes(code) ? null : response.body, { status: code, headers: all })
}
