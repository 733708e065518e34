import { isAuthRetryableFetchError, type User } from '@supabase/supabase-js'
import type { Client } from '../connection/connect.ts'
import { appFactor } from './second-factor.ts'

type CodeAnswer = 'right' | 'wrong' | 'too_many' | 'failed' | 'no_answer'

/** Anything else is taken for a recovery code. */
const isAppCode = (typed: string) => /^\d{6}$/.test(typed)

/** `right`: the session has proven the second factor just now. */
export async function giveCode(
  client: Pick<Client, 'auth'>,
  user: Pick<User, 'factors'>,
  typed: string,
): Promise<CodeAnswer> {
  const code = typed.replaceAll(/\s/g, '')
  const factor = appFactor(user)
  const { error } =
    factor && isAppCode(code)
      ? await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
      : await client.auth.mfa.recoveryCodes.verify({ code })
  if (error === null) return 'right'
  if (error.status === 429) return 'too_many'
  if (error.code === 'mfa_verification_failed' || error.code === 'validation_failed') return 'wrong'
  // A 5xx is called retryable too, and did answer.
  return isAuthRetryableFetchError(error) && !error.status ? 'no_answer' : 'failed'
}

const REFUSED: Readonly<Record<CodeAnswer, string | null>> = {
  right: null,
  wrong:
    'This code is not right, or was used before. A new one comes every 30 seconds; the clock of the phone must be right.',
  too_many: 'Too many wrong codes. Try again in an hour, or from a device that you have used before.',
  failed: 'The server sent an error, so we can’t tell if it took the code. Try the next one.',
  no_answer: 'The server gave no answer, so we can’t tell if it took the code. Try the next one.',
}
const NO_RECOVERY_CODE = 'This is no recovery code of this account, or it was used before.'

/** Null for a right one. */
export const codeRefused = (answer: CodeAnswer, user: Pick<User, 'factors'>): string | null =>
  answer === 'wrong' && appFactor(user) === undefined ? NO_RECOVERY_CODE : REFUSED[answer]

/** Of an app's first code. */
export const WRONG_CODE = REFUSED.wrong ?? ''
