/** Read once: limits, log and router go by it. */
import { SURFACES, type Surface, WEB } from './surfaces.ts'

export type Target = {
  surface: Surface
  /** As sent, without the query, which may contain a token. */
  path: string
  url: string
  /**
   * Two readers could take the path for different ones: an empty or dot segment, a backslash, an escape of a slash, a
   * dot, a letter or a digit.
   */
  isAmbiguous: boolean
}

/** A server takes a whole address too (RFC 9112 section 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*(?=[/?])/i
const EMPTY_OR_DOTS = /\/\.{0,2}(?=\/)|\/\.{1,2}$/
const NEEDLESS_ESCAPE = /%(?:2[ef]|5c|3\d|4[1-9a-f]|5[\da]|6[1-9a-f]|7[\da])/i
const OTHER_SEPARATOR = /[\\#\s\p{Cc}]/u
/** The app shows its 404 page. */
const NO_PAGE = '/404'

export function readTarget(raw = '/'): Target {
  const url = raw.replace(ORIGIN, '')
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  const isAmbiguous =
    !path.startsWith('/') ||
    [EMPTY_OR_DOTS, NEEDLESS_ESCAPE, OTHER_SEPARATOR].some((pattern) => pattern.test(path))
  if (!isAmbiguous) return { surface: surfaceOf(path), path, url, isAmbiguous }
  const surface = anySurfaceIn(path)
  return { surface, path, url: surface === WEB ? NO_PAGE : url, isAmbiguous }
}

function surfaceOf(path: string): Surface {
  return SURFACES.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`)) ?? WEB
}

/** The surface that some reader could find in the path. */
function anySurfaceIn(path: string): Surface {
  const plain = path.replace(/%[\da-f]{2}/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  )
  const segments = plain.split(/[/\\?#]/)
  return SURFACES.find(({ prefix }) => segments.includes(prefix.split('/')[1] ?? '')) ?? WEB
}
