import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { getMimeType, mimes } from 'hono/utils/mime'

export type WebFile = {
  type: string
  /** Changes with the file. */
  version: string
  sizeBytes: number
  immutable: boolean
  path: string
  head?: string
}

const TYPES: Record<string, string> = {
  ...mimes,
  md: 'text/markdown',
  webmanifest: 'application/manifest+json',
  onnx: 'application/octet-stream',
  bin: 'application/octet-stream',
}
const HASHED_FOLDER = '/assets/'

/** Never a file outside of `folder` or one whose name begins with a dot. */
export async function findFile(folder: string, urlPath: string): Promise<WebFile | null> {
  const relative = safePath(urlPath)
  if (relative === null) return null
  const path = join(folder, relative)
  const file = await stat(path).catch(() => null)
  if (file === null || !file.isFile()) return null
  const type = getMimeType(path, TYPES) ?? 'application/octet-stream'
  return {
    type: type.startsWith('text/') && !type.includes('charset') ? `${type}; charset=utf-8` : type,
    version: `${file.size.toString(36)}-${Math.floor(file.mtimeMs).toString(36)}`,
    sizeBytes: file.size,
    immutable: urlPath.startsWith(HASHED_FOLDER),
    path,
  }
}

export async function readBytes(file: WebFile): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readFile(file.path)
  const { head } = file
  if (head === undefined) return bytes
  return new TextEncoder().encode(bytes.toString('utf8').replace('</head>', () => `${head}</head>`))
}

function safePath(urlPath: string): string | null {
  let path: string
  try {
    path = decodeURIComponent(urlPath)
  } catch {
    return null
  }
  const safe = path.split('/').every((segment) => !segment.startsWith('.') || segment === '.well-known')
  // Control characters, and separators of other file systems.
  if (!safe || [...path].some((character) => character < ' ' || character === '\\' || character === ':'))
    return null
  return path
}
