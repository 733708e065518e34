import { useConnection } from './backend.tsx'

/**
 * The support address until the server has stated one, or where none can (hosted Supabase): the build's. Without it
 * there is none: a made-up one would lose a driver's mail.
 */
const BUILD_ADDRESS = import.meta.env.VITE_SUPPORT_EMAIL || undefined

/** Said where the operator has named no address. */
export const NO_SUPPORT = 'The operator of this server has named no support address.'

export type SupportMails = {
  /** Known to have no address: the server has answered and named none. */
  none: boolean
  /** A mail link with a subject and a first text filled in; null without an address. */
  supportMail: (subject: string, body?: string) => string | null
  /** A mail that asks to delete an account, a known address filled in; null without a support address. */
  deletionMail: (accountEmail?: string | null) => string | null
}

/** Mail links to the operator's SUPPORT_EMAIL. */
export function useSupportMails(): SupportMails {
  const { backend } = useConnection()
  return supportMails(backend?.config.supportEmail ?? BUILD_ADDRESS, backend !== null)
}

/** The links to an address, or to none; `asked`: whether the server has answered. */
export function supportMails(address: string | undefined, asked: boolean): SupportMails {
  const supportMail: SupportMails['supportMail'] = (subject, body = '') => {
    const query = [
      `subject=${encodeURIComponent(subject)}`,
      ...(body ? [`body=${encodeURIComponent(body)}`] : []),
    ]
    return address === undefined ? null : `mailto:${address}?${query.join('&')}`
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
  return { none: asked && address === undefined, supportMail, deletionMail }
}
