import { FLACDecoder } from '@wasm-audio-decoders/flac'

/**
 * RFC 9639; mono from -1 to 1, of several channels the mean.
 * @throws RangeError for what is no FLAC stream, is damaged or ends too early
 */
export async function decodeFlac(bytes: Uint8Array): Promise<{ samples: Float32Array; rateHz: number }> {
  const expected = samplesNamed(bytes)
  const decoder = new FLACDecoder()
  await decoder.ready
  try {
    const { channelData, samplesDecoded, sampleRate, bitDepth, errors } = await decoder.decodeFile(bytes)
    if (errors.length > 0) throw new RangeError(`The FLAC stream is damaged: ${errors[0]?.message}`)
    // The decoder drops a short last frame of some whole streams.
    if (expected - samplesDecoded >= longestBlock(bytes))
      throw new RangeError('The FLAC stream ends too early')
    // The decoder divides by the greatest positive value; all figures were measured with one more.
    const full = 2 ** (bitDepth - 1)
    const scale = 1 / (channelData.length * full)
    const samples = Float32Array.from({ length: samplesDecoded }, (_, n) => {
      return scale * channelData.reduce((sum, channel) => sum + Math.round((channel[n] ?? 0) * (full - 1)), 0)
    })
    return { samples, rateHz: sampleRate }
  } finally {
    decoder.free()
  }
}

const longestBlock = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset).getUint16(10)

/** In STREAMINFO, 36 bits, or 0 where unknown (RFC 9639, 8.2). */
function samplesNamed(bytes: Uint8Array): number {
  if (bytes.length < 42 || new TextDecoder().decode(bytes.subarray(0, 4)) !== 'fLaC')
    throw new RangeError('Not a FLAC stream')
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return (view.getUint8(21) & 0x0f) * 2 ** 32 + view.getUint32(22)
}
