import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis'
import type { Portion } from './audio-decode.portion.ts'

const PORTION_BYTES = 64 * 1024

export async function* vorbisPortions(bytes: Uint8Array<ArrayBuffer>): AsyncIterable<Portion> {
  const vorbis = new OggVorbisDecoder()
  await vorbis.ready
  try {
    for (let at = 0; at < bytes.length; at += PORTION_BYTES) {
      const decoded = await vorbis.decode(bytes.subarray(at, at + PORTION_BYTES))
      yield { channels: decoded.channelData, sampleRateHz: decoded.sampleRate }
    }
    const rest = await vorbis.flush()
    yield { channels: rest.channelData, sampleRateHz: rest.sampleRate }
  } finally {
    vorbis.free()
  }
}
