import { MAX_RECEIPT_BYTES, PDF_TYPE } from '../../../backend/car/receipts.ts'
import { isImageRefused } from '../../../platform/files/image.ts'
import { cleanImage } from '../../../platform/files/image.web.ts'
import { isPdfShown, type ReceiptRow } from './shown.ts'

/** A picture without its metadata, or a PDF. */
export type PickedReceipt =
  | { kind: 'none' }
  | { kind: 'stored'; row: ReceiptRow }
  | { kind: 'new'; blob: Blob; url: string; name: string }

const REFUSED = {
  not_an_image: 'The receipt must be an image (a photo, or a JPEG, PNG, WebP or GIF file) or a PDF.',
  too_large: 'This picture has more than 120 megapixels. Choose a smaller one.',
  unreadable: 'This picture could not be read here. Take it again, or choose a JPEG or PNG.',
} as const
const PDF_TOO_LARGE = 'This PDF is larger than 10 MB. Choose a smaller one, or take a photo of it.'
/** ISO 32000-2, 7.5.2. */
const PDF_MARK = '%PDF-'

export const isPdfReceipt = (receipt: PickedReceipt): boolean =>
  receipt.kind === 'stored'
    ? isPdfShown(receipt.row)
    : receipt.kind === 'new' && receipt.blob.type === PDF_TYPE

/** By its bytes, not its name. @throws Error with a message for the driver */
export async function pickReceipt(file: File): Promise<PickedReceipt> {
  if ((await file.slice(0, PDF_MARK.length).text()) === PDF_MARK) return pickPdf(file)
  try {
    const { blob } = await cleanImage(file, { maxBytes: MAX_RECEIPT_BYTES })
    return { kind: 'new', blob, url: URL.createObjectURL(blob), name: file.name }
  } catch (error) {
    throw new Error(REFUSED[isImageRefused(error) ? error.problem : 'unreadable'], { cause: error })
  }
}

function pickPdf(file: File): PickedReceipt {
  if (file.size > MAX_RECEIPT_BYTES) throw new Error(PDF_TOO_LARGE)
  const blob = new Blob([file], { type: PDF_TYPE })
  return { kind: 'new', blob, url: URL.createObjectURL(blob), name: file.name }
}
