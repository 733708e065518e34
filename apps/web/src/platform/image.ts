/** A picture made small: upright, without whatever the camera wrote beside the pixels. */
export type ShrunkImage = { blob: Blob; width: number; height: number }

export type ImageProblem = 'not_an_image' | 'too_large' | 'unreadable'

/** Why a file was not taken as a picture. */
export class ImageRefused extends Error {
  readonly problem: ImageProblem
  constructor(problem: ImageProblem, cause?: unknown) {
    super(`The picture is refused: ${problem}`, { cause })
    this.name = 'ImageRefused'
    this.problem = problem
  }
}

export function isImageRefused(error: unknown): error is ImageRefused {
  return error instanceof ImageRefused
}

/** The longer edge of what is kept, in pixels: a receipt stays legible. */
export const EDGE_MOST_PIXELS = 1600
/** More pixels than this need more memory than a phone gives a page (4 bytes each). */
export const PIXELS_MOST = 120_000_000

/** The size in which a picture fits: never larger than it was. */
export function fittedSize(width: number, height: number, edgeMost = EDGE_MOST_PIXELS) {
  const scale = Math.min(1, edgeMost / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
