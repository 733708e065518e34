export const RECEIPTS = 'receipts'

/** In the app, and in a file that leaves it (CSV, PDF). */
export const APP_LINK_SECONDS = 7_200
export const FILE_LINK_SECONDS = 30 * 86_400

const STORED = `/storage/v1/object/public/${RECEIPTS}/`
const SIGNED = `/storage/v1/object/sign/${RECEIPTS}/`

const WEB_ADDRESS = /^https?:\/\/[^/?#]+([^?#]*)/i

/**
 * The path in the bucket; null for any other address. The host does not count: an installation may have had another
 * one.
 */
export function receiptPathOf(address: string | null): string | null {
  const pathname = WEB_ADDRESS.exec(address ?? '')?.[1] ?? ''
  const at = pathname.indexOf(STORED)
  return at < 0 ? null : decoded(pathname.slice(at + STORED.length))
}

export const isSignedReceipt = (address: string): boolean => address.includes(SIGNED)

export function storedReceipt(address: string): string {
  return isSignedReceipt(address) ? (address.split('?')[0] ?? '').replace(SIGNED, STORED) : address
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
