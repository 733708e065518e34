import { isImageRefused } from '../../../platform/files/image.ts'
import { shrinkImage } from '../../../platform/files/image.web.ts'

/** The receipt in the form: none, the stored one, or a new file, already resized. */
export type PickedReceipt =
  | { kind: 'none' }
  | { kind: 'stored'; url: string }
  | { kind: 'new'; blob: Blob; url: string; name: string }

const REFUSED = {
  not_an_image: 'The receipt must be an image: a photo, or a JPEG, PNG, WebP or GIF file.',
  too_large: 'This picture has more than 120 megapixels. Choose a smaller one.',
  unreadable: 'This picture could not be read here. Take it again, or choose a JPEG or PNG.',
} as const

/** Reads and resizes a file. @throws Error with a message for the driver */
export async function pickReceipt(file: File): Promise<PickedReceipt> {
  try {
    const { blob } = await shrinkImage(file)
    return { kind: 'new', blob, url: URL.createObjectURL(blob), name: file.name }
  } catch (error) {
    throw new Error(REFUSED[isImageRefused(error) ? error.problem : 'unreadable'], { cause: error })
  }
}
