import type { SecurityEventRow } from '@tappet/wire'

const WORDS: Readonly<Record<SecurityEventRow['kind'], string>> = {
  signed_in: 'Signed in',
  sign_in_failed: 'A sign-in failed',
  session_ended: 'A device was signed out',
  password_changed: 'The password was changed',
  email_changed: 'The email address was changed',
  factor_added: 'A second step was added',
  factor_removed: 'A second step was removed',
  recovery_code_used: 'A recovery code was used',
  archive_taken: 'All data was asked for as an export',
  handover_made: 'A link for a mechanic was made',
  calendar_link_made: 'A calendar link was made',
}

export function eventWords({ kind, times }: Pick<SecurityEventRow, 'kind' | 'times'>): string {
  const words = WORDS[kind] ?? kind
  return times > 1 ? `${words}, ${times} times` : words
}
