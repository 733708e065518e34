import { describe, expect, it } from 'vitest'
import { sniff } from './sniff.ts'

const head = (...parts: (string | number[])[]) =>
  Buffer.concat([
    ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
    Buffer.alloc(64),
  ])
const box = (brands: string) => head([0, 0, 0, 8 + brands.length], `ftyp${brands}`)
const ebml = (codec: string) => head([0x1a, 0x45, 0xdf, 0xa3, 0x9f], 'B\x82\x84webm', [0, 0, 0], codec)

describe('the type of a file by its first bytes', () => {
  it.each([
    // Phones write either brand first: HEIC and AVIF are found among the compatible brands.
    ['image/heic', 'HEIC under the brand of any still picture', box('mif1\0\0\0\0mif1heic')],
    ['image/heic', 'a still picture with a sequence', box('heic\0\0\0\0mif1heicmsf1hevc')],
    ['video/mp4', 'a sequence without a still picture', box('hevc\0\0\0\0msf1hevc')],
    ['image/heic', 'HEIC in several layers', box('heim\0\0\0\0mif1heim')],
    ['image/avif', 'AVIF under the brand of any still picture', box('mif1\0\0\0\0avifmif1miaf')],
    ['image/heif', 'a still picture of no named codec', box('mif1\0\0\0\0mif1')],
    // A recording has to stay audio: audio is served inline, video is not.
    ['audio/webm', 'WebM with a sound track alone', ebml('A_OPUS')],
    ['video/webm', 'WebM with both', ebml('V_VP8 A_OPUS')],
    ['audio/ogg', 'Opus in Ogg', head('OggS', Array<number>(24).fill(0), 'OpusHead')],
    ['video/ogg', 'Theora in Ogg', head('OggS', Array<number>(24).fill(0), '\x80theora')],
    ['audio/mp4', 'AAC in MP4', box('M4A \0\0\0\0M4A ')],
    ['audio/mpeg', 'MP3 behind an ID3 tag', head('ID3\x04')],
    ['audio/mpeg', 'MP3 without a tag', head([0xff, 0xfb, 0x90, 0x64])],
    ['audio/aac', 'AAC frames', head([0xff, 0xf1, 0x50, 0x80])],
  ])('is %s for %s', (mimetype, _, bytes) => {
    expect(sniff(bytes)).toBe(mimetype)
  })

  it.each([
    ['a sentence about GIF', head('GIF is a format')],
    ['a RIFF file that only says WEBP', head('RIFF', [36, 0, 0, 0], 'WEBP<script>')],
    ['a PNG signature without a picture', head([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], '<html>')],
    ['text that begins with ÿû', head([0xff, 0xfb, 0xff], 'alert(1)')],
    ['XML', head('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a ZIP file', head('PK\x03\x04')],
    ['nothing', Buffer.alloc(0)],
  ])('is unknown for %s', (_, bytes) => {
    expect(sniff(bytes)).toBeNull()
  })
})
