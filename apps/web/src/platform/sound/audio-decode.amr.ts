import { decoder } from '@audio/decode-amr'
import type { Portion } from './audio-decode.portion.ts'

/* A frame has at least one byte and 20 ms. */
const PORTION_BYTES = 16 * 1024

/** With the "#!AMR" mark. */
export async function* amrPortions(bytes: Uint8Array<ArrayBuffer>): AsyncIterable<Portion> {
  const amr = await decoder()
  try {
    for (let at = 0; at < bytes.length; at += PORTION_BYTES) {
      const { channelData, sampleRate } = amr.decode(bytes.subarray(at, at + PORTION_BYTES))
      if (channelData.length > 0) yield { channels: channelData, sampleRateHz: sampleRate }
    }
  } finally {
    amr.free()
  }
}
