/**
 * Where drivers write to. A server's operator sets it at build time; the fallback is a reserved
 * address (RFC 2606), so that no stranger ever gets a driver's mail.
 */
const SUPPORT_EMAIL = import.meta.env.VITE_SUPPORT_EMAIL ?? 'support@tappet.example'

/** A mail link with a subject and a first text filled in. */
export function supportMail(subject: string, body = ''): string {
  const query = [
    `subject=${encodeURIComponent(subject)}`,
    ...(body ? [`body=${encodeURIComponent(body)}`] : []),
  ]
  return `mailto:${SUPPORT_EMAIL}?${query.join('&')}`
}

/** The mail that asks for an account to be deleted; an address already known is filled in. */
export function deletionMail(accountEmail?: string | null): string {
  const account = accountEmail
    ? `The account's email address: ${accountEmail}`
    : "The account's email address: "
  return supportMail(
    'Data deletion request',
    `Please delete my Tappet account and all of its data.\n\n${account}\n`,
  )
}
