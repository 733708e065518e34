import { toDataUrl } from '../../platform/files/data-url.ts'
import { isImageRefused } from '../../platform/files/image.ts'

/** Shown 320 px wide, and small enough for a listed row. */
const MAX_EDGE = 640
const MAX_LENGTH = 140_000

export class PictureRefused extends Error {}

/** A small JPEG as data URL, without place and time. @throws PictureRefused */
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
