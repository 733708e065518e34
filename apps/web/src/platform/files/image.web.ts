import { fittedSize, ImageRefused, MAX_EDGE_PIXELS, MAX_PIXELS, type ShrunkImage } from './image.ts'
import { IMAGE_HEAD_BYTES, readImageHead } from './image-head.ts'

/** Print stays sharp; a photo of a receipt is about 300 kB. */
const JPEG_QUALITY = 0.85

/**
 * An upright JPEG without place, time, camera and thumbnail.
 * @throws ImageRefused for what is not a picture, has too many pixels, or cannot be decoded here
 */
export async function shrinkImage(file: Blob, maxEdge = MAX_EDGE_PIXELS): Promise<ShrunkImage> {
  const head = readImageHead(new Uint8Array(await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer()))
  if (head === null) throw new ImageRefused('not_an_image')
  if (head.size && head.size.width * head.size.height > MAX_PIXELS) throw new ImageRefused('too_large')
  const bitmap = await decode(new Blob([file], { type: head.type }))
  try {
    const size = fittedSize(bitmap.width, bitmap.height, maxEdge)
    return { ...size, blob: await encode(bitmap, size) }
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

async function encode(
  bitmap: ImageBitmap,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new ImageRefused('unreadable')
  // JPEG has no transparency: it would be black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
  if (blob === null) throw new ImageRefused('unreadable')
  return blob
}
