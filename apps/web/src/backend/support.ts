import { useConnection } from './backend.tsx'

/**
 * Where drivers write to until the server has said so, or where none can (hosted Supabase): what the
 * build was told, else a reserved address (RFC 2606), so that no stranger ever gets a driver's mail.
 */
const BUILD_ADDRESS = import.meta.env.VITE_SUPPORT_EMAIL ?? 'support@tappet.example'

export type SupportMails = {
  /** A mail link with a subject and a first text filled in. */
  supportMail: (subject: string, body?: string) => string
  /** The mail that asks for an account to be deleted; an address already known is filled in. */
  deletionMail: (accountEmail?: string | null) => string
}

/** Mail links to the address that this server's operator named (SUPPORT_EMAIL). */
export function useSupportMails(): SupportMails {
  const { backend } = useConnection()
  const address = backend?.config.supportEmail ?? BUILD_ADDRESS
  const supportMail: SupportMails['supportMail'] = (subject, body = '') => {
    const query = [
      `subject=${encodeURIComponent(subject)}`,
      ...(body ? [`body=${encodeURIComponent(body)}`] : []),
    ]
    return `mailto:${address}?${query.join('&')}`
  }
  const deletionMail: SupportMails['deletionMail'] = (accountEmail) => {
    const account = accountEmail
      ? `The account's email address: ${accountEmail}`
      : "The account's email address: "
    return supportMail(
      'Data deletion request',
      `Please delete my Tappet account and all of its data.\n\n${account}\n`,
    )
  }
  return { supportMail, deletionMail }
}
