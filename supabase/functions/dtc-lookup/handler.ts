/** For codes that the app's built-in reference does not hold; visitors may ask too. */
import { type DtcLookupResponse, dtcLookupRequest } from '@tappet/wire'
import { readJson } from '../_serve/body.ts'
import { FunctionError } from '../_serve/errors.ts'
import type { FunctionLimits, Handler } from '../_serve/function.ts'

export const limits: FunctionLimits = { signIn: 'optional' }

/**
 * {code, make?} -> 200 {code, description, severity, common_causes, suggested_actions, owner, certainty, source}; 400
 * for what is no code; 404 for a code that no table lists.
 */
export const handler: Handler = async (request) => {
  const { code, make = '' } = await readJson(request, dtcLookupRequest)
  // A megabyte of tables: loaded at the first request.
  const { describeCodeWithSource } = await import('@tappet/diagnosis/code-details')
  const { lookUpMakerCode, makeNamed } = await import('@tappet/diagnosis/maker-codes')
  const makeId = makeNamed(make)
  const maker = makeId === null ? null : await lookUpMakerCode(makeId, code)
  const described = describeCodeWithSource(code, maker)
  if (described === null)
    throw new FunctionError('not_found', `No published table lists ${code}`, { dtc: code })
  return Response.json(described satisfies DtcLookupResponse)
}
