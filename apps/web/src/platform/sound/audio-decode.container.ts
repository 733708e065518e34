/**
 * mediabunny extracts Ogg's and MP4's (3gp) packets. Not Matroska: mediabunny 1.61 never returns from a damaged file,
 * and browsers read WebM themselves.
 */
import { BufferSource, EncodedPacketSink, Input, type InputAudioTrack, MP4, OGG, QTFF } from 'mediabunny'
import { OpusDecoder } from 'opus-decoder'
import { amrPortions } from './audio-decode.amr.ts'
import type { Portion } from './audio-decode.portion.ts'

const FORMATS = [OGG, MP4, QTFF]

/** Yields nothing when there is no audio track or its codec is unknown. */
export async function* containerPortions(bytes: Uint8Array<ArrayBuffer>): AsyncIterable<Portion> {
  const input = new Input({ source: new BufferSource(bytes), formats: FORMATS })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (!track) return
    const codec = (await track.getCodec()) ?? (await track.getInternalCodecId())
    if (codec === 'opus') yield* opusPortions(track)
    if (codec === 'samr' || codec === 'sawb') yield* amrPackets(track, codec)
  } finally {
    input.dispose()
  }
}

/* 3GPP TS 26.244: samr and sawb samples are whole frames. */
const AMR_MARK = { samr: '#!AMR\n', sawb: '#!AMR-WB\n' }

async function* amrPackets(track: InputAudioTrack, codec: keyof typeof AMR_MARK): AsyncIterable<Portion> {
  const parts: BlobPart[] = [AMR_MARK[codec]]
  for await (const { data } of new EncodedPacketSink(track).packets()) parts.push(data.slice())
  yield* amrPortions(new Uint8Array(await new Blob(parts).arrayBuffer()))
}

async function* opusPortions(track: InputAudioTrack): AsyncIterable<Portion> {
  const opus = new OpusDecoder({
    channels: Math.min(2, await track.getNumberOfChannels()),
    preSkip: await preSkipOf(track),
  })
  await opus.ready
  try {
    for await (const { data } of new EncodedPacketSink(track).packets()) {
      const { channelData, sampleRate } = opus.decodeFrame(data)
      if (channelData.length > 0) yield { channels: channelData, sampleRateHz: sampleRate }
    }
  } finally {
    opus.free()
  }
}

/* RFC 7845, 5.1: the pre-skip, little-endian. */
const PRE_SKIP_OFFSET = 10
const DEFAULT_PRE_SKIP = 312

async function preSkipOf(track: InputAudioTrack): Promise<number> {
  const header = (await track.getDecoderConfig())?.description
  if (!header) return DEFAULT_PRE_SKIP
  const view = ArrayBuffer.isView(header)
    ? new DataView(header.buffer, header.byteOffset, header.byteLength)
    : new DataView(header)
  return view.byteLength >= PRE_SKIP_OFFSET + 2 ? view.getUint16(PRE_SKIP_OFFSET, true) : DEFAULT_PRE_SKIP
}
