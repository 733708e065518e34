import { toDataUrl } from '../../platform/files/data-url.ts'
import { isImageRefused } from '../../platform/files/image.ts'

/** Shown 320 px wide. */
const MAX_EDGE = 640
/** A data URL of 140,000 characters, the column's limit, holds four for three bytes, behind its type. */
const MAX_BYTES = 104_000

export class PictureRefused extends Error {}

/** A small JPEG as data URL, without place and time. @throws PictureRefused */
export async function carPicture(file: Blob): Promise<string> {
  const { cleanImage } = await import('../../platform/files/image.web.ts')
  try {
    return await toDataUrl(await cleanImage(file, { maxBytes: MAX_BYTES, maxEdge: MAX_EDGE }))
  } catch (error) {
    if (!isImageRefused(error)) throw error
    throw new PictureRefused('This file is no picture that can be read here. Choose another one.', {
      cause: error,
    })
  }
}
