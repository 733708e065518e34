/**
 * Full scale is 1. PCM of 8 bits is unsigned around 128, wider PCM signed little endian and left-justified. Source:
 * Microsoft, WAVEFORMATEX and WAVEFORMATEXTENSIBLE.
 */
interface SampleFormat {
  bytesPerSample: number
  read: (view: DataView, offset: number) => number
}

export interface WavFormat {
  sampleRateHz: number
  channelCount: number
  sample: SampleFormat
  /** Of a sample of each channel. */
  frameBytes: number
}

const PCM = 1
const IEEE_FLOAT = 3
const EXTENSIBLE = 0xfffe
const EXTENSIBLE_BYTES = 40
/** Bytes 2 to 15 of sub-format GUIDs that stand for a plain format tag. */
const TAG_GUID_TAIL = [0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71]

const sampleFormats: Record<string, SampleFormat> = {
  [`${PCM}/1`]: { bytesPerSample: 1, read: (view, at) => (view.getUint8(at) - 128) / 2 ** 7 },
  [`${PCM}/2`]: { bytesPerSample: 2, read: (view, at) => view.getInt16(at, true) / 2 ** 15 },
  [`${PCM}/3`]: {
    bytesPerSample: 3,
    read: (view, at) => (view.getUint16(at, true) + view.getInt8(at + 2) * 2 ** 16) / 2 ** 23,
  },
  [`${PCM}/4`]: { bytesPerSample: 4, read: (view, at) => view.getInt32(at, true) / 2 ** 31 },
  [`${IEEE_FLOAT}/4`]: { bytesPerSample: 4, read: (view, at) => finite(view.getFloat32(at, true)) },
  [`${IEEE_FLOAT}/8`]: { bytesPerSample: 8, read: (view, at) => finite(view.getFloat64(at, true)) },
}

/** Null for a format that is not decoded here. */
export function readFormat(chunk: DataView): WavFormat | null {
  const channelCount = chunk.getUint16(2, true)
  const sampleRateHz = chunk.getUint32(4, true)
  const sample = sampleFormats[`${formatTag(chunk)}/${Math.ceil(chunk.getUint16(14, true) / 8)}`]
  if (sample === undefined || channelCount === 0 || sampleRateHz === 0) return null
  const frameBytes = channelCount * sample.bytesPerSample
  return chunk.getUint16(12, true) === frameBytes ? { sampleRateHz, channelCount, sample, frameBytes } : null
}

function formatTag(chunk: DataView): number | null {
  const tag = chunk.getUint16(0, true)
  if (tag !== EXTENSIBLE) return tag
  if (chunk.byteLength < EXTENSIBLE_BYTES) return null
  const isPlain = TAG_GUID_TAIL.every((byte, n) => chunk.getUint8(26 + n) === byte)
  return isPlain ? chunk.getUint16(24, true) : null
}

const finite = (sample: number) => (Number.isFinite(Math.fround(sample)) ? sample : 0)
