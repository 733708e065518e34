/** A signed link that ends, another site's address, or a word where the file is gone. */
import { type FileColumns, filesOf } from '@tappet/upkeep'
import { FILE_LINK_SECONDS, isSignedReceipt, receiptPathOf } from '@tappet/wire'
import type { Texts } from './copy.ts'
import { type Row, SMALL, text } from './report.ts'

const DAY_MS = 86_400_000

export function receiptShown(address: string): { text: string; link: string | null } {
  if (isSignedReceipt(address)) return { text: 'Open the receipt', link: webAddress(address) }
  if (receiptPathOf(address) !== null) return { text: 'We couldn’t find its file.', link: null }
  return { text: address, link: webAddress(address) }
}

/** The day before the last link ends, which may be at midnight. */
export function* receiptLife(records: Iterable<FileColumns>, texts: Texts, madeAt: Date): Generator<Row> {
  for (const record of records) {
    if (!filesOf(record).some(isSignedReceipt)) continue
    const last = texts.day(new Date(madeAt.getTime() + FILE_LINK_SECONDS * 1000 - DAY_MS).toISOString())
    yield text(
      `Receipts open from this file until ${last}, for anyone who has it. After that they open in the app of the log’s owner.`,
      SMALL,
    )
    return
  }
}

/** Only a web address becomes a link: some PDF readers run scripts and open files. */
function webAddress(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
