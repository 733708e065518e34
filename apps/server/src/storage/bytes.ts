/** UUID of the bytes of one upload. Not visible to users. */
export type Version = string

/** A received file in the temporary folder. */
export type ReceivedFile = {
  path: string
  sizeBytes: number
  /** By the bytes, see sniff.ts. */
  mimetype: string
  /** SHA-256, hex. */
  digest: string
}

/** Inclusive at both ends, as in RFC 9110 section 14. */
export type ByteRange = { start: number; end: number }

/**
 * Storage for bytes: the local disk or an S3-compatible store. Versions are immutable, so
 * readers need no lock.
 */
export type Bytes = {
  /** Moves the file in. It survives a power cut once this resolves. */
  put(version: Version, file: ReceivedFile): Promise<void>
  /** Null when the version is unknown. */
  get(version: Version, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>
  copy(from: Version, to: Version): Promise<void>
  /** Removing an unknown version is no error. */
  remove(version: Version): Promise<void>
  has(version: Version): Promise<boolean>
  /** Every version with the time it was written. */
  list(): AsyncIterable<{ version: Version; writtenAtMs: number }>
}

const VERSION = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function isVersion(text: string): boolean {
  return VERSION.test(text)
}
