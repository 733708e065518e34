import { useConnection } from '../connection/backend.tsx'

/**
 * The support address until the server has stated one, or where none can (hosted Supabase): the build's. Without it
 * a mail has no recipient: a made-up one would lose a driver's words.
 */
const BUILD_ADDRESS = import.meta.env.VITE_SUPPORT_EMAIL || undefined

/** Beside a link whose mail has no recipient: who answers, and what to do. */
export const NO_RECIPIENT = 'The person who runs this server answers it. Add their address to your mail.'

export type SupportMails = {
  /** What to say beside the links where the server has answered and named no address, else null. */
  note: string | null
  /** A mail link with a subject and a first text filled in. */
  supportMail: (subject: string, body?: string) => string
  /** A mail that asks to delete an account, a known address filled in. */
  deletionMail: (accountEmail?: string | null) => string
}

/** Mail links to the operator's SUPPORT_EMAIL. */
export function useSupportMails(): SupportMails {
  const { backend } = useConnection()
  return supportMails(backend?.config.supportEmail ?? BUILD_ADDRESS, backend !== null)
}

/** The links, with or without a recipient; `hasAnswered`: whether the server has said if there is one. */
export function supportMails(address: string | undefined, hasAnswered: boolean): SupportMails {
  const supportMail: SupportMails['supportMail'] = (subject, body = '') => {
    const query = [
      `subject=${encodeURIComponent(subject)}`,
      ...(body ? [`body=${encodeURIComponent(body)}`] : []),
    ]
    return `mailto:${address ?? ''}?${query.join('&')}`
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
  return { note: hasAnswered && address === undefined ? NO_RECIPIENT : null, supportMail, deletionMail }
}
