import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fittedSize } from './image.ts'
import { readImageHead } from './image-head.ts'

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  )
const ZEROS = Array.from({ length: 40 }, () => 0)

describe('what a file is, by its first bytes', () => {
  it.each([
    [
      'a PNG',
      bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 13], 'IHDR', [0, 0, 4, 0, 0, 0, 3, 0]),
      'image/png',
      1024,
      768,
    ],
    ['a GIF', bytes('GIF89a', [0x40, 1, 0xf0, 0], ZEROS), 'image/gif', 320, 240],
    [
      'a JPEG behind its EXIF',
      bytes(
        [0xff, 0xd8, 0xff, 0xe1, 0, 8],
        'Exif',
        [0, 0, 0xff, 0xc2, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0],
        ZEROS,
      ),
      'image/jpeg',
      4000,
      3000,
    ],
    [
      'a WebP',
      bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0x3f, 1, 0, 0xef, 0, 0]),
      'image/webp',
      320,
      240,
    ],
  ])('%s', (_, head, type, width, height) => {
    expect(readImageHead(head)).toEqual({ type, size: { width, height } })
  })

  it('a photo of an iPhone', () => {
    expect(readImageHead(bytes([0, 0, 0, 24], 'ftypheic', ZEROS))).toEqual({ type: 'image/heif', size: null })
  })

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7 and so on and on'],
    ['nothing', ''],
    ['a word', 'GIF'],
  ])('%s is no picture, whatever its name [MNT-036]', (_, text) => {
    expect(readImageHead(bytes(text))).toBeNull()
  })

  it('never throws, whatever the bytes', () => {
    const start = fc.constantFrom([0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47], [0x52, 0x49, 0x46, 0x46], [])
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 200 }), (head, rest) => {
        readImageHead(new Uint8Array([...head, ...rest]))
      }),
    )
  })
})

describe('the size that is kept', () => {
  it.each([
    [7296, 5472, 1600, 1600, 1200],
    [3000, 4000, 1600, 1200, 1600],
    [800, 600, 1600, 800, 600],
    [20_000, 1, 1600, 1600, 1],
    [1080, 8000, Number.POSITIVE_INFINITY, 1080, 8000],
  ])('%i × %i within %i becomes %i × %i', (width, height, maxEdge, newWidth, newHeight) => {
    expect(fittedSize(width, height, maxEdge)).toEqual({ width: newWidth, height: newHeight })
  })
})
