/** Names the bytes of one upload; never seen by a user, never made from anything of theirs. */
export type Version = string

/** A received file, waiting on the local disk. */
export type ReceivedFile = {
  path: string
  sizeBytes: number
  /** What the bytes are (see sniff.ts). */
  mimetype: string
  /** SHA-256, hex. */
  digest: string
}

/** Inclusive at both ends, as in RFC 9110 section 14. */
export type ByteRange = { start: number; end: number }

/**
 * Where the bytes lie: this machine's disk, or an S3-compatible store. Versions are
 * written once and never changed, so a reader needs no lock.
 */
export type Bytes = {
  /** Takes the file over; when this returns it survives a power cut. */
  put(version: Version, file: ReceivedFile): Promise<void>
  /** The bytes, or null when there are none of that version. */
  get(version: Version, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>
  copy(from: Version, to: Version): Promise<void>
  /** Removing what is not there is no error. */
  remove(version: Version): Promise<void>
  has(version: Version): Promise<boolean>
  /** Every version, with the time it was written. */
  list(): AsyncIterable<{ version: Version; writtenAtMs: number }>
}

const VERSION = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function isVersion(text: string): boolean {
  return VERSION.test(text)
}
