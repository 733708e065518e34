export type ImageProblem = 'not_an_image' | 'too_large' | 'unreadable'

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

/** More need more memory than a phone gives a page (4 bytes each). */
export const MAX_PIXELS = 120_000_000

/** Nothing grows. */
export function fittedSize(width: number, height: number, maxEdge: number) {
  const scale = Math.min(1, maxEdge / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
