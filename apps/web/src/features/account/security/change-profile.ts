import { isAuthRetryableFetchError, type User } from '@supabase/supabase-js'
import type { Client } from '../../../backend/connection/connect.ts'
import { isRefusal, NOT_KNOWN_WHETHER } from '../../../backend/connection/failed-write.ts'
import { prove } from './prove.ts'

const NAME_MAX = 100

/** Null when the server answered with the new name, else what was wrong. */
export async function changeName(client: Client, userId: string, typed: string): Promise<string | null> {
  const name = typed.trim()
  if (name.length > NAME_MAX) return `A name has at most ${NAME_MAX} characters.`
  const { data, error } = await client
    .from('profiles')
    .update({ name: name || null })
    .eq('user_id', userId)
    .select('name')
    .single()
  if (error)
    return isRefusal(error)
      ? 'The server did not store the name. It is as it was; please try again.'
      : `${NOT_KNOWN_WHETHER} it stored the name. Please look again.`
  return (data.name ?? '') === name ? null : 'The server kept another name. Please look again.'
}

/**
 * The account keeps the old address until the links in both mails were followed.
 * @param typed the password or the code
 * @returns what was wrong, or null
 */
export async function changeEmail(
  client: Client,
  user: User,
  email: string,
  typed: string,
): Promise<string | null> {
  const refused = await prove(client, user, typed)
  if (refused !== null) return refused
  const { error } = await client.auth.updateUser(
    { email },
    { emailRedirectTo: `${window.location.origin}/auth/callback` },
  )
  if (error === null) return null
  if (isAuthRetryableFetchError(error))
    return `${NOT_KNOWN_WHETHER} it sent the emails. Check your email before you try again.`
  if (error.code === 'reauthentication_needed')
    return 'This needs a sign-in of the last 15 minutes. Sign out, sign in again, and come back here.'
  return error.message || 'The server refused the address.'
}

export const emailPendingText = (email: string, sendsMail: boolean): string =>
  sendsMail
    ? `Nothing has changed yet. Follow the links in two emails: one to your old address, one to ${email}.`
    : `Nothing has changed yet. This Tappet sends no email. Ask the person who runs it for the two links that confirm ${email}.`
