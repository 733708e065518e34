import { FILE_LINK_SECONDS, RECEIPTS, receiptPathOf } from '@tappet/wire'
import { dataOf } from './data.ts'
import type { FunctionContext } from './function.ts'

const PATHS_AT_ONCE = 500

/**
 * Gives each receipt in the caller's folder a signed link for 30 days; other addresses, and files that are gone, stay.
 * @throws Error when the links cannot be made
 */
export async function withReceiptLinks<Of extends { receipt_url: string | null }>(
  caller: FunctionContext['caller'],
  userId: string,
  records: readonly Of[],
): Promise<Of[]> {
  const paths = new Set(records.flatMap((record) => ownPath(record, userId) ?? []))
  const links = await signAll(caller, [...paths])
  return records.map((record) => {
    const link = links.get(ownPath(record, userId) ?? '')
    return link === undefined ? record : { ...record, receipt_url: link }
  })
}

function ownPath({ receipt_url }: { receipt_url: string | null }, userId: string): string | null {
  const path = receiptPathOf(receipt_url)
  return path?.startsWith(`${userId}/`) ? path : null
}

async function signAll(
  caller: FunctionContext['caller'],
  paths: readonly string[],
): Promise<Map<string, string>> {
  const links = new Map<string, string>()
  for (let from = 0; from < paths.length; from += PATHS_AT_ONCE) {
    const some = paths.slice(from, from + PATHS_AT_ONCE)
    const signing = caller.storage.from(RECEIPTS).createSignedUrls(some, FILE_LINK_SECONDS)
    const signed = await dataOf(signing, 'The links of the receipts could not be made')
    for (const { path, signedUrl } of signed) if (path && signedUrl) links.set(path, signedUrl)
  }
  return links
}
