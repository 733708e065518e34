import { open, rename, rm } from 'node:fs/promises'
import { cleanGif } from './gif.ts'
import { cleanHeif } from './heif.ts'
import { cleanJpeg } from './jpeg.ts'
import { blankLocation } from './location.ts'
import { isWhole, type Piece, type Source, sourceOf, writePieces } from './pieces.ts'
import { cleanPng } from './png.ts'
import { cleanWebp } from './webp.ts'

const CLEANERS: Readonly<Record<string, (source: Source) => Promise<Piece[]>>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'image/gif': cleanGif,
  'image/heic': cleanHeif,
  'image/heif': cleanHeif,
  'image/avif': cleanHeif,
}

/**
 * Removes what the picture at `path` says about itself (position, time, device, texts); the picture's bytes stay. Where
 * a file breaks its format's rules, only Exif positions are overwritten in the rest.
 * @returns the new size, or null when nothing was changed
 */
export async function cleanPicture(
  path: string,
  mimetype: string,
  sizeBytes: number,
): Promise<number | null> {
  const rewritten = await rewrite(path, mimetype, sizeBytes)
  const handle = await open(path, 'r+')
  try {
    const isBlanked = await blankLocation(handle, rewritten ?? sizeBytes)
    if (isBlanked) await handle.sync()
    return isBlanked ? (rewritten ?? sizeBytes) : rewritten
  } finally {
    await handle.close()
  }
}

async function rewrite(path: string, mimetype: string, sizeBytes: number): Promise<number | null> {
  const clean = CLEANERS[mimetype]
  if (clean === undefined) return null
  const draft = `${path}.clean`
  const from = await open(path, 'r')
  try {
    const source = sourceOf(from, sizeBytes)
    const pieces = await clean(source)
    if (isWhole(pieces, sizeBytes)) return null
    const to = await open(draft, 'wx', 0o600)
    try {
      const size = await writePieces(pieces, source, to)
      await to.sync()
      await rename(draft, path)
      return size
    } finally {
      await to.close()
    }
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await from.close()
  }
}
