import { toDataUrl } from '../../platform/files/data-url.ts'
import { isImageRefused } from '../../platform/files/image.ts'

/** A card shows it 320 px wide; twice that stays sharp, and the row stays small enough to be listed. */
const MAX_EDGE = 640
const MAX_LENGTH = 140_000

/** Why a picture was not taken over; what is there stays. */
export class PictureRefused extends Error {}

/** A small JPEG of a photo as data URL, without the place and time it was taken. @throws PictureRefused */
export async function carPicture(file: Blob): Promise<string> {
  const { shrinkImage } = await import('../../platform/files/image.web.ts')
  try {
    const url = await toDataUrl((await shrinkImage(file, MAX_EDGE)).blob)
    if (url.length <= MAX_LENGTH) return url
    const smaller = await toDataUrl((await shrinkImage(file, MAX_EDGE / 2)).blob)
    if (smaller.length <= MAX_LENGTH) return smaller
  } catch (error) {
    if (!isImageRefused(error)) throw error
    throw new PictureRefused('This file is no picture that can be read here. Choose another one.', {
      cause: error,
    })
  }
  throw new PictureRefused('This picture stays too large. Choose another one.')
}
