import { FunctionError } from './errors.ts'
import type { FunctionContext } from './function.ts'

/**
 * For a handler whose limits say signIn 'required'.
 * @throws FunctionError sign_in_required
 */
export function signedInUser({ user }: Pick<FunctionContext, 'user'>): { id: string; email: string | null } {
  if (user === null) throw new FunctionError('sign_in_required')
  return user
}
