import { type RestError, refuse } from './errors.ts'
import { preferenceApplied } from './prefer.ts'
import { contentRange } from './range.ts'
import type { RestRequest } from './request.ts'
import type { AnswerRow } from './sql/answer.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** 206 or 416 where a count shows there are more or fewer rows. */
export function respondRows(request: RestRequest, row: AnswerRow): Response {
  const { offset } = request.query
  const range = contentRange(offset, row.rows, row.total)
  const headers = {
    'Content-Range': range.header,
    'Content-Type': request.format.contentType,
    ...applied(request, ['count']),
  }
  if (range.status === 416) throw refuse.outOfRange(offset, row.total ?? 0, headers)
  return new Response(request.method === 'HEAD' ? null : row.body, { status: range.status, headers })
}

export function respondInserted(request: RestRequest, row: AnswerRow): Response {
  const { preferences } = request
  const nothingNew = row.updated !== null && row.rows - row.updated <= 0
  const headers = {
    'Content-Range': `*/${preferences.count === null ? '*' : row.rows}`,
    ...applied(request, ['resolution', 'return', 'count']),
  }
  return respondWritten(request, row, headers, nothingNew ? 200 : 201, nothingNew ? 200 : 201)
}

export function respondChanged(request: RestRequest, row: AnswerRow): Response {
  const { preferences, method } = request
  const total = preferences.count === null ? '*' : row.rows
  const span = method === 'PATCH' && row.rows > 0 ? `0-${row.rows - 1}` : '*'
  const headers = { 'Content-Range': `${span}/${total}`, ...applied(request, ['return', 'count']) }
  return respondWritten(request, row, headers, 200, 204)
}

function respondWritten(
  request: RestRequest,
  row: AnswerRow,
  headers: Record<string, string>,
  status: number,
  emptyStatus: number,
): Response {
  if (request.preferences.return !== 'representation')
    return new Response(null, { status: emptyStatus, headers })
  return new Response(row.body, {
    status,
    headers: { ...headers, 'Content-Type': request.format.contentType },
  })
}

export function respondVoid(request: RestRequest): Response {
  return new Response(null, {
    status: 204,
    headers: { 'Content-Range': '*/*', ...applied(request, ['count']) },
  })
}

export function respondRefusal(error: RestError): Response {
  const headers = {
    'Proxy-Status': `PostgREST; error=${error.body.code}`,
    ...error.headers,
    'Content-Type': JSON_TYPE,
  }
  return new Response(JSON.stringify(error.body), { status: error.status, headers })
}

/** The gateway's own refusals have no code. */
export function respondGatewayRefusal(body: { message: string; hint: string }): Response {
  return new Response(JSON.stringify(body), { status: 401, headers: { 'Content-Type': JSON_TYPE } })
}

function applied(
  request: RestRequest,
  names: Parameters<typeof preferenceApplied>[1],
): { 'Preference-Applied'?: string } {
  const value = preferenceApplied(request.preferences, names)
  return value === null ? {} : { 'Preference-Applied': value }
}
