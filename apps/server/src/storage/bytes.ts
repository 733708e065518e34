/** UUID of one upload's bytes, not visible to users. */
export type Version = string

export type ReceivedFile = {
  path: string
  sizeBytes: number
  /** By the bytes, see sniff.ts. */
  mimetype: string
  digest: string
}

/** Inclusive at both ends, as in RFC 9110 section 14. */
export type ByteRange = { start: number; end: number }

/** Versions are immutable, so readers need no lock. */
export type Bytes = {
  /** Moves the file in, and survives a power cut once it resolves. */
  put(version: Version, file: ReceivedFile): Promise<void>
  get(version: Version, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>
  /** An unknown version is no error. */
  remove(version: Version): Promise<void>
  has(version: Version): Promise<boolean>
  list(): AsyncIterable<{ version: Version; writtenAtMs: number }>
}

const VERSION = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function isVersion(text: string): boolean {
  return VERSION.test(text)
}
