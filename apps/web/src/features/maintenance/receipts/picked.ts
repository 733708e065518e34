import { MAX_RECEIPT_BYTES, PDF_TYPE, receiptPath, receiptUrl } from '../../../backend/car/receipts.ts'
import type { Client } from '../../../backend/connection/connect.ts'
import { isImageRefused } from '../../../platform/files/image.ts'
import { cleanImage } from '../../../platform/files/image.web.ts'
import type { RecordFile } from './shown.ts'

/** Of a form; `name` as it was picked. */
export type PickedFile = RecordFile & { name?: string }

const REFUSED = {
  not_an_image: 'The receipt must be an image (a photo, or a JPEG, PNG, WebP or GIF file) or a PDF.',
  too_large: 'This picture has more than 120 megapixels. Choose a smaller one.',
  unreadable: 'This picture could not be read here. Take it again, or choose a JPEG or PNG.',
} as const
const PDF_TOO_LARGE = 'This PDF is larger than 10 MB. Choose a smaller one, or take a photo of it.'
/** ISO 32000-2, 7.5.2. */
const PDF_MARK = '%PDF-'

let lastMs = 0

/** A picture without its metadata, or a PDF as it is. @throws Error with a message for the driver */
export async function pickReceipt(file: File, client: Client, userId: string): Promise<PickedFile> {
  const blob = await storable(file)
  // The path is a time: two files of one millisecond would have the same.
  lastMs = Math.max(Date.now(), lastMs + 1)
  const path = receiptPath(userId, lastMs, blob.type)
  const here = { path, bytes: await blob.arrayBuffer(), type: blob.type }
  return { address: receiptUrl(client, path), here, name: file.name }
}

/** By its bytes, not its name. */
async function storable(file: File): Promise<Blob> {
  if ((await file.slice(0, PDF_MARK.length).text()) === PDF_MARK) {
    if (file.size > MAX_RECEIPT_BYTES) throw new Error(PDF_TOO_LARGE)
    return new Blob([file], { type: PDF_TYPE })
  }
  try {
    return await cleanImage(file, { maxBytes: MAX_RECEIPT_BYTES })
  } catch (error) {
    throw new Error(REFUSED[isImageRefused(error) ? error.problem : 'unreadable'], { cause: error })
  }
}
