/** Needs a fresh sign-in, so that an unattended device is not enough. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { FRESH_SIGN_IN_MINUTES } from '@tappet/wire'
import { z } from 'zod'
import { dataOf } from '../_serve/data.ts'
import { eraseAccount } from '../_serve/erase-account.ts'
import { FunctionError } from '../_serve/errors.ts'
import type { FunctionLimits, Handler } from '../_serve/function.ts'
import { signedInUser } from '../_serve/user.ts'

export const limits: FunctionLimits = { timeLimitMs: 60_000, signIn: 'required' }

/**
 * No payload -> 204, and nothing of the account is left; 403 fresh_sign_in_required for an older sign-in, 403
 * second_factor_required for one without the second factor of the account.
 */
export const handler: Handler = async (request, context) => {
  const { id } = signedInUser(context)
  const { provenAt, aal } = proofOf(request)
  if (aal !== 'aal2' && (await hasSecondFactor(id, context.service)))
    throw new FunctionError('second_factor_required')
  const ageSeconds = context.now().getTime() / 1000 - provenAt
  if (ageSeconds > FRESH_SIGN_IN_MINUTES * 60) throw new FunctionError('fresh_sign_in_required')
  await eraseAccount(id, context.service)
  context.log.info({ userId: id }, 'an account was deleted by its driver')
  return new Response(null, { status: 204 })
}

const claims = z.object({ aal: z.string(), amr: z.array(z.object({ timestamp: z.number() })).min(1) })

/** The last proof in seconds since 1970, and its level, from a checked token. */
function proofOf(request: Request): { provenAt: number; aal: string } {
  const payload = (request.headers.get('authorization') ?? '').split('.')[1] ?? ''
  try {
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const { aal, amr } = claims.parse(JSON.parse(json))
    return { aal, provenAt: Math.max(...amr.map(({ timestamp }) => timestamp)) }
  } catch {
    return { aal: 'unknown', provenAt: 0 }
  }
}

/** @throws when the auth service does not tell */
async function hasSecondFactor(userId: string, service: SupabaseClient): Promise<boolean> {
  const { factors } = await dataOf(
    service.auth.admin.mfa.listFactors({ userId }),
    'Factors could not be read',
  )
  return factors.some(({ status }) => status === 'verified')
}
