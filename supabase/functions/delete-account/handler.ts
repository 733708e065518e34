/**
 * "Delete my account now": rows, files, sessions, push and calendar links, at once. It needs a fresh sign-in, so that
 * an unattended device is not enough.
 */
import { FRESH_SIGN_IN_MINUTES } from '@tappet/wire'
import { z } from 'zod'
import { eraseAccount } from '../_serve/erase-account.ts'
import { FunctionError } from '../_serve/errors.ts'
import type { FunctionLimits, Handler } from '../_serve/function.ts'
import { signedInUser } from '../_serve/user.ts'

export const limits: FunctionLimits = {
  methods: ['POST'],
  maxBodyBytes: 1024,
  timeLimitMs: 60_000,
  signIn: 'required',
}

/** No payload -> 204, and nothing of the account is left; 403 fresh_sign_in_required for an older sign-in. */
export const handler: Handler = async (request, context) => {
  const { id } = signedInUser(context)
  const ageSeconds = context.now().getTime() / 1000 - signedInAt(request)
  if (ageSeconds > FRESH_SIGN_IN_MINUTES * 60) throw new FunctionError('fresh_sign_in_required')
  await eraseAccount(id, context.service)
  context.log.info({ userId: id }, 'an account was deleted by its driver')
  return new Response(null, { status: 204 })
}

const claims = z.object({ amr: z.array(z.object({ timestamp: z.number() })).min(1) })

/** Seconds since 1970 of the last proof, as GoTrue writes it to a token that was checked before; 0: unknown. */
function signedInAt(request: Request): number {
  const payload = (request.headers.get('authorization') ?? '').split('.')[1] ?? ''
  try {
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    return Math.max(...claims.parse(JSON.parse(json)).amr.map(({ timestamp }) => timestamp))
  } catch {
    return 0
  }
}
