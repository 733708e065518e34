import type { Identity } from '../identity/token.ts'
import { refuse } from './errors.ts'
import { type Format, negotiate } from './media.ts'
import { type Preferences, parsePrefer } from './prefer.ts'
import { parseQuery, type Query } from './query/parse-query.ts'
import { EXPOSED_SCHEMA } from './schema/model.ts'

/** Checked as far as possible without the schema. */
export type RestRequest = {
  method: string
  identity: Identity
  query: Query
  preferences: Preferences
  format: Format
  contentType: string | null
  body: string
}

export const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/** @throws RestError for what cannot be read */
export async function readRequest(raw: Request, identity: Identity): Promise<RestRequest> {
  const { method, headers, url } = raw
  const reads = isRead(method)
  const profile = headers.get(reads ? 'accept-profile' : 'content-profile')
  if (profile !== null && profile !== EXPOSED_SCHEMA) throw refuse.schema(profile, EXPOSED_SCHEMA)
  const preferences = parsePrefer(headers.get('prefer'))
  const format = negotiate(headers.get('accept'))
  const mark = url.indexOf('?')
  const query = parseQuery(mark === -1 ? '' : url.slice(mark + 1))
  const body = reads ? '' : await raw.text()
  return {
    method,
    identity,
    query,
    preferences,
    format,
    contentType: headers.get('content-type'),
    body,
  }
}

/** PostgreSQL's log must not have them. */
const SECRET_HEADERS = new Set(['authorization', 'apikey', 'cookie'])

/**
 * For `current_setting('request.…')`, as in PostgREST, without the headers that prove who asks.
 * @param path below /rest/v1
 */
export function aboutRequest({ method, headers }: Request, path: string): Record<string, string> {
  const visible = [...headers].filter(([name]) => !SECRET_HEADERS.has(name))
  return {
    'request.method': method,
    'request.path': path,
    'request.headers': JSON.stringify(Object.fromEntries(visible)),
  }
}
