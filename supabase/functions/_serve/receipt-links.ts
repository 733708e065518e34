import { type FileColumns, fileColumns, filesOf } from '@tappet/upkeep'
import { FILE_LINK_SECONDS, RECEIPTS, receiptPathOf } from '@tappet/wire'
import { dataOf } from './data.ts'
import type { FunctionContext } from './function.ts'

const PATHS_AT_ONCE = 500

/**
 * Gives each file in the caller's folder a signed link for 30 days; other addresses, and files that are gone, stay.
 * @throws Error when the links cannot be made
 */
export async function withReceiptLinks<Of extends FileColumns>(
  caller: FunctionContext['caller'],
  userId: string,
  records: readonly Of[],
): Promise<Of[]> {
  const paths = new Set(records.flatMap(filesOf).flatMap((address) => ownPath(address, userId) ?? []))
  const links = await signAll(caller, [...paths])
  const linked = (address: string) => links.get(ownPath(address, userId) ?? '') ?? address
  return records.map((record) => ({ ...record, ...fileColumns(filesOf(record).map(linked)) }))
}

function ownPath(address: string, userId: string): string | null {
  const path = receiptPathOf(address)
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
