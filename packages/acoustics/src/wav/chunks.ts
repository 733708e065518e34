/**
 * RIFF/WAVE, RF64 and BW64; whatever a header says, a chunk ends with the bytes present. Sources: Microsoft and IBM,
 * Multimedia Programming Interface and Data Specifications 1.0; EBU Tech 3306 and ITU-R BS.2088.
 */
import { readFormat, type WavFormat } from './sample-formats.ts'

export interface WavChunks extends WavFormat {
  data: Uint8Array
  /** Null where the samples go on to the end of the file. */
  claimedBytes: number | null
  /** The header promised more sample bytes than are there. */
  truncated: boolean
}

const UNKNOWN_SIZE = 0xffffffff
const CHUNK_HEADER_BYTES = 8
const FIRST_CHUNK_OFFSET = 12
const MIN_FORMAT_BYTES = 16

/** 'not_a_wav' without the RIFF/WAVE marks or a format, 'no_samples' without data. */
export type ChunksProblem = 'not_a_wav' | 'unsupported_format' | 'no_samples'

export function readChunks(bytes: Uint8Array): WavChunks | ChunksProblem {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < FIRST_CHUNK_OFFSET || mark(view, 8) !== 'WAVE') return 'not_a_wav'
  if (!['RIFF', 'RF64', 'BW64'].includes(mark(view, 0))) return 'not_a_wav'

  let format: DataView | null = null
  let longDataSize: number | null = null
  for (let offset = FIRST_CHUNK_OFFSET; offset + CHUNK_HEADER_BYTES <= bytes.length; ) {
    const id = mark(view, offset)
    const claimed = view.getUint32(offset + 4, true)
    const start = offset + CHUNK_HEADER_BYTES
    const present = Math.min(claimed, bytes.length - start)
    if (id === 'ds64' && present >= 16) longDataSize = Number(view.getBigUint64(start + 8, true))
    if (id === 'fmt ' && present >= MIN_FORMAT_BYTES) {
      format = new DataView(bytes.buffer, bytes.byteOffset + start, present)
    }
    if (id === 'data') {
      if (format === null) return 'not_a_wav'
      const samples = readFormat(format)
      if (samples === null) return 'unsupported_format'
      return { ...samples, ...dataChunk(bytes, start, view.getUint32(4, true), claimed, longDataSize) }
    }
    // Chunks start on even offsets.
    offset = start + claimed + (claimed % 2)
  }
  return format === null ? 'not_a_wav' : 'no_samples'
}

/**
 * A recorder that was cut off, or wrote into a pipe, leaves 0 or all ones as the size; then the samples go on to the
 * end of the file.
 */
function dataChunk(
  bytes: Uint8Array,
  start: number,
  riffSize: number,
  claimed: number,
  longSize: number | null,
) {
  const rest = bytes.length - start
  const size = claimed === UNKNOWN_SIZE && longSize !== null ? longSize : claimed
  const riffUnwritten = riffSize === 0 || riffSize === UNKNOWN_SIZE || riffSize <= start
  const open = size === UNKNOWN_SIZE || (size === 0 && riffUnwritten)
  const length = open ? rest : Math.min(size, rest)
  return {
    data: bytes.subarray(start, start + length),
    claimedBytes: open ? null : size,
    truncated: !open && size > rest,
  }
}

function mark(view: DataView, offset: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((n) => view.getUint8(offset + n)))
}
