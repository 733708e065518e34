import { useConnection } from './backend.tsx'

/**
 * The support address until the server has stated one, or where none can (hosted Supabase): the build's, else a reserved
 * one (RFC 2606), so that no stranger gets a driver's mail.
 */
const BUILD_ADDRESS = import.meta.env.VITE_SUPPORT_EMAIL ?? 'support@tappet.example'

export type SupportMails = {
  /** A mail link with a subject and a first text filled in. */
  supportMail: (subject: string, body?: string) => string
  /** A mail that asks to delete an account; a known address is filled in. */
  deletionMail: (accountEmail?: string | null) => string
}

/** Mail links to the operator's SUPPORT_EMAIL. */
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
