/** Files that are no recording, or none that can be used: what a driver, or somebody with a script, may send. */
import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeWav } from '@tappet/acoustics'
import { knockingEngineWav } from '../harness/sample-diagnosis.ts'

export type BadFile = {
  name: string
  mimeType: string
  bytes: () => Buffer
  /** Too large to be handed over as bytes: a path, and what the function gets instead. */
  path?: () => string
  /** What the recorder says to it. */
  said: string
  /** refused: what was in hand before stays. weak: it is taken, warned of, and refused by the analysis. */
  by: 'refused' | 'weak'
  /** How the function refuses it; the server's door, which knows no codes, before it. */
  status: number
  code: string | undefined
}

const text = (content: string) => () => Buffer.from(content)
const seconds = (count: number, rateHz: number) =>
  Buffer.from(encodeWav(new Float32Array(count * rateHz), rateHz))

/** A sound WAV with some bytes of its header changed. */
function doctored(change: (header: DataView) => void, wav = knockingEngineWav()): Buffer {
  const copy = Buffer.from(wav)
  change(new DataView(copy.buffer, copy.byteOffset, copy.byteLength))
  return copy
}

/** Three seconds of IEEE float samples, none of which is a number. */
function notANumber(): Buffer {
  const samples = 3 * 16_000
  const wav = Buffer.alloc(44 + 4 * samples)
  seconds(1, 16_000).copy(wav, 0, 0, 44)
  wav.writeUInt32LE(36 + 4 * samples, 4)
  wav.writeUInt16LE(3, 20)
  wav.writeUInt32LE(4 * 16_000, 28)
  wav.writeUInt16LE(4, 32)
  wav.writeUInt16LE(32, 34)
  wav.writeUInt32LE(4 * samples, 40)
  for (let n = 0; n < samples; n++) wav.writeFloatLE(Number.NaN, 44 + 4 * n)
  return wav
}

/** A file that takes no room on the disk and 129 MB on paper. */
function hugePath(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'tappet-huge-')), 'drive.wav')
  writeFileSync(path, knockingEngineWav())
  truncateSync(path, 129 * 1024 * 1024)
  return path
}

const UNREADABLE = 'Could not load audio file. Please try a different format.'
const LOW_QUALITY =
  'Recording quality is low. Try getting closer to the sound source and recording in a quieter environment.'
const wav = { mimeType: 'audio/wav' }
const notWav = { by: 'refused', said: UNREADABLE, status: 415, code: 'unsupported_media_type' } as const
const noSound = { by: 'refused', said: UNREADABLE, status: 422, code: 'unprocessable' } as const

export const BAD_FILES: readonly (readonly [kind: string, file: BadFile])[] = [
  ['an empty file', { ...wav, ...notWav, name: 'empty.wav', bytes: () => Buffer.alloc(0) }],
  ['a text renamed', { ...wav, ...notWav, name: 'letter.wav', bytes: text('Dear car, you sound ill.') }],
  [
    'a web page that says it is sound',
    {
      ...notWav,
      name: 'page.html',
      mimeType: 'audio/mpeg',
      bytes: text('<!doctype html><title>Not found</title><h1>404</h1>'),
    },
  ],
  [
    'a WAV cut off in its header',
    { ...wav, ...notWav, name: 'cut.wav', bytes: () => knockingEngineWav().subarray(0, 30) },
  ],
  [
    'a header without its sound',
    { ...wav, ...noSound, name: 'header.wav', bytes: () => knockingEngineWav().subarray(0, 44) },
  ],
  [
    'a WAV of no channels',
    {
      ...wav,
      ...noSound,
      name: 'mute.wav',
      bytes: () =>
        doctored((header) => {
          header.setUint16(22, 0, true)
          header.setUint16(32, 0, true)
        }),
    },
  ],
  [
    'a WAV that promises four gigabytes and holds nothing',
    {
      ...wav,
      ...noSound,
      name: 'promise.wav',
      bytes: () =>
        doctored(
          (header) => {
            header.setUint32(4, 0xffff_fff0, true)
            header.setUint32(40, 0xffff_ff00, true)
          },
          knockingEngineWav().subarray(0, 44),
        ),
    },
  ],
  [
    'a codec nobody has',
    {
      ...wav,
      ...noSound,
      name: 'codec.wav',
      bytes: () => doctored((header) => header.setUint16(20, 0x7abc, true)),
    },
  ],
  [
    'silence',
    {
      ...wav,
      ...noSound,
      name: 'silence.wav',
      by: 'weak',
      said: LOW_QUALITY,
      bytes: () => seconds(3, 16_000),
    },
  ],
  [
    'samples that are no numbers',
    { ...wav, ...noSound, name: 'nan.wav', by: 'weak', said: LOW_QUALITY, bytes: notANumber },
  ],
  [
    'more than a phone should hold',
    {
      ...wav,
      by: 'refused',
      name: 'drive.wav',
      path: hugePath,
      bytes: () => Buffer.concat([knockingEngineWav(), Buffer.alloc(21 * 1024 * 1024)]),
      said: 'Tappet takes files up to 128 MB. Cut out the part with the sound and try again.',
      status: 413,
      code: 'request_too_large',
    },
  ],
]
