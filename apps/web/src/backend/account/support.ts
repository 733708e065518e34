import { useConnection } from '../connection/backend.tsx'

/** Until the server has stated one, or where none can. A made-up recipient would lose a driver's words. */
const BUILD_ADDRESS = import.meta.env.VITE_SUPPORT_EMAIL || undefined

export const NO_RECIPIENT = 'No support address here. Ask the person who runs this server.'

export type SupportMails = {
  note: string | null
  supportMail: (subject: string, body?: string) => string
  deletionMail: (accountEmail?: string | null) => string
}

export function useSupportMails(): SupportMails {
  const { backend } = useConnection()
  return supportMails(backend?.config.supportEmail ?? BUILD_ADDRESS, backend !== null)
}

/** `hasAnswered`: whether the server has said if there is an address. */
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
