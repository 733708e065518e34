import { fittedSize, ImageRefused, MAX_PIXELS } from './image.ts'
import { IMAGE_HEAD_BYTES, readImageHead } from './image-head.ts'

/** Print stays sharp. */
const JPEG_QUALITY = 0.85
/** Of each edge, where a picture has too many bytes, or more pixels than this browser draws. */
const NEXT_SCALE = 0.8

/**
 * The picture as an upright JPEG without place, time, camera and thumbnail: every pixel of it where that fits into `maxBytes` and
 * `maxEdge`, else the largest that does.
 * @throws ImageRefused for what is not a picture, has too many pixels, or cannot be decoded here
 */
export async function cleanImage(
  file: Blob,
  { maxBytes, maxEdge = Number.POSITIVE_INFINITY }: { maxBytes: number; maxEdge?: number },
): Promise<Blob> {
  const head = readImageHead(new Uint8Array(await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer()))
  if (head === null) throw new ImageRefused('not_an_image')
  if (head.size && head.size.width * head.size.height > MAX_PIXELS) throw new ImageRefused('too_large')
  const bitmap = await decode(new Blob([file], { type: head.type }))
  try {
    const whole = fittedSize(bitmap.width, bitmap.height, maxEdge)
    for (let edge = Math.max(whole.width, whole.height); edge >= 1; edge *= NEXT_SCALE) {
      const blob = await encode(bitmap, fittedSize(bitmap.width, bitmap.height, edge))
      if (blob !== null && blob.size <= maxBytes) return blob
    }
    throw new ImageRefused('unreadable')
  } finally {
    bitmap.close()
  }
}

async function decode(picture: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(picture, { imageOrientation: 'from-image' })
  } catch (error) {
    throw new ImageRefused('unreadable', error)
  }
}

/** Null where it is more than this browser draws. */
async function encode(
  bitmap: ImageBitmap,
  { width, height }: { width: number; height: number },
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return null
  // JPEG has no transparency: it would be black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
  // Safari counts the pixels of canvases that are not collected yet.
  canvas.width = 0
  return blob
}
