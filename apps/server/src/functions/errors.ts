/** Worded as Supabase's gateway; a function's own answers are in supabase/functions/_serve/errors.ts. */
import type { IdentifyProblem } from '../identity/identify.ts'

const catalogue = {
  NOT_FOUND: { status: 404, message: 'Requested function was not found' },
  UNAUTHORIZED_NO_AUTH_HEADER: { status: 401, message: 'Missing authorization header' },
  UNAUTHORIZED_INVALID_API_KEY: { status: 401, message: 'Invalid API key' },
  UNAUTHORIZED_INVALID_JWT: { status: 401, message: 'Invalid JWT' },
  UNAUTHORIZED_EXPIRED_JWT: { status: 401, message: 'JWT expired' },
  INSUFFICIENT_AAL: { status: 403, message: 'This account has a second factor. Give its code first.' },
  UNAUTHORIZED_ENDED_SESSION: { status: 401, message: 'The session has ended' },
} as const

export type FunctionsErrorCode = keyof typeof catalogue

export function functionsError(code: FunctionsErrorCode): Response {
  const { status, message } = catalogue[code]
  return Response.json({ code, message }, { status })
}

const problems: Record<IdentifyProblem, FunctionsErrorCode> = {
  no_api_key: 'UNAUTHORIZED_NO_AUTH_HEADER',
  invalid_api_key: 'UNAUTHORIZED_INVALID_API_KEY',
  invalid: 'UNAUTHORIZED_INVALID_JWT',
  expired: 'UNAUTHORIZED_EXPIRED_JWT',
  ended: 'UNAUTHORIZED_ENDED_SESSION',
  second_factor_needed: 'INSUFFICIENT_AAL',
}

export const identifyErrorCode = (problem: IdentifyProblem): FunctionsErrorCode => problems[problem]
