/** Receipts on paper: a signed link that ends, the address of another site, or a word where the file is gone. */
import { FILE_LINK_SECONDS, isSignedReceipt, receiptPathOf } from '@tappet/wire'
import { MUTED, type Sheet, type Style } from './sheet.ts'

const FAINT: Style = { size: 9, color: MUTED }
const DAY_MS = 86_400_000

/** What is printed for a receipt, and what its text opens. */
export function receiptShown(address: string): { text: string; link: string | null } {
  if (isSignedReceipt(address)) return { text: 'Open the receipt', link: webAddress(address) }
  if (receiptPathOf(address) !== null) return { text: 'Its file could not be found.', link: null }
  return { text: address, link: webAddress(address) }
}

export function drawReceipt(sheet: Sheet, address: string): void {
  const { text, link } = receiptShown(address)
  for (const line of sheet.wrap(text, sheet.width, FAINT)) {
    sheet.ensure(sheet.lineHeight(FAINT))
    sheet.line(line, sheet.left, sheet.y, FAINT, link === null ? {} : { link })
    sheet.y += sheet.lineHeight(FAINT)
  }
}

/** Until when signed links open, where there are any: the day before their last one, which may be over at midnight. */
export function receiptLife(
  sheet: Sheet,
  records: Iterable<{ receipt_url: string | null }>,
  madeAt: Date,
): void {
  if (!hasSigned(records)) return
  const last = new Date(madeAt.getTime() + FILE_LINK_SECONDS * 1000 - DAY_MS)
  sheet.paragraph(
    `Receipts open from this file until ${sheet.texts.day(last.toISOString())}, for anyone who has it. After that they open in the app of the log’s owner.`,
    FAINT,
    { gap: 6 },
  )
}

function hasSigned(records: Iterable<{ receipt_url: string | null }>): boolean {
  for (const { receipt_url } of records) if (receipt_url !== null && isSignedReceipt(receipt_url)) return true
  return false
}

/** Only a web address becomes a link: some PDF readers run scripts and open files. */
function webAddress(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, href } = new URL(text)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
