import { type AuthError, isAuthError } from '@supabase/supabase-js'
import { isProven } from '../../backend/account/second-factor.ts'
import type { Client } from '../../backend/connection/connect.ts'
import { CALLBACK_UNEXPECTED, NO_SESSION } from './copy.ts'

/** `elsewhere`: a link that another browser asked for. */
export type Exchange = { ok: true; awaitsCode?: true } | { ok: false; message: string; elsewhere?: string }

const DESCRIPTION_LENGTH_MAX = 200

export function returnedFault(search: string, hash: string): string | null {
  for (const part of [search, hash.replace(/^#/, '')]) {
    const params = new URLSearchParams(part)
    const said = params.get('error_description') ?? params.get('error')
    if (said) return said.slice(0, DESCRIPTION_LENGTH_MAX)
  }
  return null
}

/** Without a code an existing session will do. Never throws: an unknown answer is CALLBACK_UNEXPECTED. */
export async function exchangeCode(client: Client, search: string, hash: string): Promise<Exchange> {
  const fault = returnedFault(search, hash)
  if (fault) return { ok: false, message: fault }
  try {
    const code = new URLSearchParams(search).get('code')
    const { data, error } = code
      ? await client.auth.exchangeCodeForSession(code)
      : await client.auth.getSession()
    if (error) {
      const message = error.message || CALLBACK_UNEXPECTED
      return code && isOfAnotherBrowser(error)
        ? { ok: false, message, elsewhere: code }
        : { ok: false, message }
    }
    if (!data.session) return { ok: false, message: NO_SESSION }
    return isProven(data.session) ? { ok: true } : { ok: true, awaitsCode: true }
  } catch (error) {
    return { ok: false, message: isAuthError(error) && error.message ? error.message : CALLBACK_UNEXPECTED }
  }
}

// This browser keeps no verifier, or that of another link.
const isOfAnotherBrowser = ({ code }: AuthError) =>
  code === 'pkce_code_verifier_not_found' || code === 'bad_code_verifier'
