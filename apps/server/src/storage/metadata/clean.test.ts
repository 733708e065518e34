import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { fileFolder } from '../../../../../tests/harness/folder.ts'
import { cleanPicture } from './clean.ts'
import { orientationOf } from './orientation.ts'

const folder = fileFolder()

/** What is left of a received picture; null as the size means that nothing was changed. */
async function clean(bytes: Buffer, mimetype: string): Promise<Buffer> {
  const path = join(folder, 'picture')
  await writeFile(path, bytes)
  const size = await cleanPicture(path, mimetype, bytes.length)
  const cleaned = await readFile(path)
  expect(cleaned).toHaveLength(size ?? bytes.length)
  expect(cleaned.equals(bytes)).toBe(size === null)
  expect(await readdir(folder)).toEqual(['picture'])
  return cleaned
}

const u16 = (value: number) => Buffer.from([value >> 8, value & 255])
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const text = (value: string) => Buffer.from(value, 'latin1')
const join8 = (...parts: (Buffer | string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? text(part) : Buffer.from(part))))

/** 48° 51′ 30.24″ as Exif writes it: three fractions. */
const LATITUDE = join8(u32(48), u32(1), u32(51), u32(1), u32(3024), u32(100))
/** A TIFF with maker, orientation 6 and a directory of positions. */
function tiff(): Buffer {
  const entry = (tag: number, type: number, count: number, value: Buffer) =>
    join8(u16(tag), u16(type), u32(count), value)
  return join8(
    'MM\0*',
    u32(8),
    u16(3),
    entry(0x010f, 2, 10, u32(100)),
    entry(0x0112, 3, 1, join8(u16(6), u16(0))),
    entry(0x8825, 4, 1, u32(60)),
    u32(0),
    Buffer.alloc(10),
    u16(2),
    entry(1, 2, 2, text('N\0\0\0')),
    entry(2, 5, 3, u32(110)),
    u32(0),
    Buffer.alloc(10),
    'SECRETCAM\0',
    LATITUDE,
  )
}
const XMP =
  '<x:xmpmeta><rdf:Description exif:GPSLatitude="48,51.504N" exif:GPSLongitude="2,17.67E"/></x:xmpmeta>'
const PLACE = 'Taken at 48.8584, 2.2945'

const box = (type: string, ...parts: (Buffer | string | number[])[]) => {
  const body = join8(...parts)
  return join8(u32(body.length + 8), type, body)
}
/** What a phone puts behind a moving picture. */
const FILM = join8(
  box('ftyp', 'mp42', u32(0), 'isom'),
  box('mdat', PLACE),
  box('moov', box('udta', box('\xa9xyz', PLACE)), box('meta', u32(0), PLACE)),
)

/** Nothing of where, with what and by whom. */
function expectNoPlace(bytes: Buffer): void {
  for (const trace of ['48,51', '48.8584', 'SECRETCAM', 'xmpmeta', 'Photoshop']) {
    expect([trace, bytes.includes(trace)]).toEqual([trace, false])
  }
  expect(bytes.includes(LATITUDE)).toBe(false)
}

describe('a JPEG', () => {
  const segment = (marker: number, ...parts: (Buffer | string)[]) => {
    const body = join8(...parts)
    return join8([0xff, marker], u16(body.length + 2), body)
  }
  const jfif = segment(0xe0, 'JFIF\0', Buffer.from([1, 1, 0, 0, 1, 0, 1, 0, 0]))
  const profile = segment(0xe2, 'ICC_PROFILE\0\x01\x01profile')
  const adobe = segment(0xee, 'Adobe', Buffer.alloc(7))
  const tables = segment(0xdb, Buffer.alloc(65, 1))
  const scan = join8(
    segment(0xda, Buffer.alloc(10, 1)),
    [1, 0xff, 0, 2, 0xff, 0xd0, 3],
    Buffer.alloc(70_000, 7),
  )
  const second = join8(segment(0xda, Buffer.alloc(10, 2)), [9, 9, 0xff, 0])
  const end = Buffer.from([0xff, 0xd9])
  const start = Buffer.from([0xff, 0xd8])
  const hidden = {
    xmp: segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', XMP),
    moreXmp: segment(0xe1, 'http://ns.adobe.com/xmp/extension/\0', XMP),
    iptc: segment(0xed, 'Photoshop 3.0\x008BIM\x04\x04', PLACE),
    comment: segment(0xfe, PLACE),
    previews: segment(0xe2, 'MPF\0', PLACE),
    flashpix: segment(0xe2, 'FPXR\0', PLACE),
    thumbnail: segment(0xe0, 'JFXX\0', PLACE),
    maker: segment(0xe4, PLACE),
    contentCredentials: segment(0xeb, 'JP', XMP),
    ducky: segment(0xec, 'Ducky', PLACE),
    vendor: segment(0xef, PLACE),
    reserved: segment(0xf3, PLACE),
  }

  it('keeps its picture, profile and orientation alone', async () => {
    const exif = segment(0xe1, 'Exif\0\0', tiff())
    const cleaned = await clean(
      join8(
        start,
        jfif,
        exif,
        ...Object.values(hidden),
        profile,
        adobe,
        tables,
        scan,
        hidden.comment,
        second,
        end,
      ),
      'image/jpeg',
    )
    expectNoPlace(cleaned)
    const at = cleaned.indexOf('Exif\0\0')
    const turned = cleaned.subarray(at - 4, at + 6 + 26)
    // TIFF 6.0: big endian, one entry: tag 0112, SHORT, one value, 6; no directory after it.
    const tag = '4d4d002a00000008' + '0001' + '0112' + '0003' + '00000001' + '00060000' + '00000000'
    expect(turned.subarray(10).toString('hex')).toBe(tag)
    expect(cleaned).toEqual(join8(start, jfif, turned, profile, adobe, tables, scan, second, end))
  })

  it('has no place in any single segment, and none behind its end', async () => {
    const bare = join8(start, jfif, tables, scan, end)
    expect(await clean(bare, 'image/jpeg')).toEqual(bare)
    for (const [name, bytes] of Object.entries(hidden)) {
      expect([name, await clean(join8(start, bytes, jfif, tables, scan, end), 'image/jpeg')]).toEqual([
        name,
        bare,
      ])
    }
    for (const trailer of [PLACE, join8(start, segment(0xe1, 'Exif\0\0', tiff()), end), FILM]) {
      expect(await clean(join8(bare, trailer), 'image/jpeg')).toEqual(bare)
    }
  })

  it('finds the end of a scan across two windows of the search, and past fill bytes', async () => {
    const head = join8(start, tables, segment(0xda, Buffer.alloc(10, 1)))
    for (const length of [65_534, 65_535, 65_536]) {
      const data = Buffer.alloc(length, 5)
      const bare = join8(head, data, end)
      expect((await clean(join8(head, data, hidden.comment, end), 'image/jpeg')).equals(bare)).toBe(true)
    }
    const filled = join8(head, [5, 0xff, 0xff, 0xff], hidden.comment.subarray(1), [0xff], end)
    expectNoPlace(await clean(filled, 'image/jpeg'))
  })

  it('that breaks off keeps its rest, without the position in Exif', async () => {
    const cleaned = await clean(
      join8(start, hidden.xmp, tables, 'no marker', 'Exif\0\0', tiff(), scan),
      'image/jpeg',
    )
    expect(cleaned.includes(LATITUDE)).toBe(false)
    expect(cleaned.includes('48,51')).toBe(false)
    expect(cleaned.subarray(-scan.length).equals(scan)).toBe(true)
    for (const cut of [2, 3, 4, 5, 8, 30, 90]) {
      const part = join8(start, jfif, tables, scan).subarray(0, cut)
      expect(await clean(part, 'image/jpeg')).toEqual(part)
    }
  })
})

describe('a PNG', () => {
  const chunk = (type: string, ...parts: (Buffer | string)[]) => {
    const body = join8(type, ...parts)
    return join8(u32(body.length - 4), body, u32(crc32(body)))
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const header = chunk('IHDR', u32(1), u32(1), Buffer.from([8, 6, 0, 0, 0]))
  const shown = join8(
    chunk('gAMA', u32(45_455)),
    chunk('tRNS', Buffer.alloc(2)),
    chunk('acTL', Buffer.alloc(8)),
  )
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(5)))
  const end = chunk('IEND')
  const hidden = {
    text: chunk('tEXt', `Comment\0${PLACE}`),
    rawProfile: chunk('zTXt', 'Raw profile type exif\0\0', deflateSync(tiff())),
    xmp: chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${XMP}`),
    time: chunk('tIME', Buffer.alloc(7)),
    older: chunk('zxIf', tiff()),
    vendor: chunk('caBX', PLACE),
    critical: chunk('SeCR', PLACE),
  }

  it('keeps its picture and orientation alone', async () => {
    const cleaned = await clean(
      join8(signature, header, chunk('eXIf', tiff()), ...Object.values(hidden), shown, pixels, end),
      'image/png',
    )
    expectNoPlace(cleaned)
    const at = cleaned.indexOf('eXIf')
    expect(orientationOf(cleaned.subarray(at + 4))).toBe(6)
    const turned = chunk('eXIf', cleaned.subarray(at + 4, at + 30))
    expect(cleaned).toEqual(join8(signature, header, turned, shown, pixels, end))
  })

  it('has no place in any single chunk, and none behind its end', async () => {
    const bare = join8(signature, header, shown, pixels, end)
    expect(await clean(bare, 'image/png')).toEqual(bare)
    for (const [name, bytes] of Object.entries(hidden)) {
      const early = await clean(join8(signature, header, bytes, shown, pixels, end), 'image/png')
      const late = await clean(join8(signature, header, shown, pixels, bytes, end), 'image/png')
      expect([name, early, late]).toEqual([name, bare, bare])
    }
    expect(await clean(join8(bare, PLACE), 'image/png')).toEqual(bare)
    expectNoPlace(
      await clean(join8(signature, header, chunk('eXIf', 'Exif\0\0', tiff()), pixels, end), 'image/png'),
    )
  })
})

describe('a WebP', () => {
  const u32le = (value: number) => Buffer.from(u32(value)).reverse()
  const chunk = (type: string, body: Buffer) =>
    join8(type, u32le(body.length), body, Buffer.alloc(body.length % 2))
  const webp = (...chunks: Buffer[]) => {
    const body = join8('WEBP', ...chunks)
    return join8('RIFF', u32le(body.length), body)
  }
  const extended = (flags: number) => chunk('VP8X', join8([flags, 0, 0, 0], Buffer.alloc(6)))
  const picture = join8(
    chunk('ICCP', text('profile')),
    chunk('ALPH', text('al')),
    chunk('VP8 ', text('pixels')),
  )
  const xmp = chunk('XMP ', text(XMP))

  it('keeps its picture and orientation alone, and its flags and size are true', async () => {
    for (const exif of [tiff(), join8('Exif\0\0', tiff())]) {
      const original = webp(extended(0x3c), picture, chunk('EXIF', exif), xmp, chunk('JUNK', text(PLACE)))
      const cleaned = await clean(join8(original, PLACE), 'image/webp')
      expectNoPlace(cleaned)
      const turned = cleaned.subarray(cleaned.indexOf('EXIF') + 8)
      expect(orientationOf(turned)).toBe(6)
      expect(cleaned).toEqual(webp(extended(0x38), picture, chunk('EXIF', turned)))
    }
  })

  it('of an upright picture says that it has neither Exif nor XMP', async () => {
    const upright = tiff()
    upright.writeUInt16BE(1, 30)
    const bare = webp(extended(0x30), picture)
    expect(await clean(bare, 'image/webp')).toEqual(bare)
    expect(await clean(webp(extended(0x3c), picture, xmp, chunk('EXIF', upright)), 'image/webp')).toEqual(
      bare,
    )
  })

  it('has none in the frames of an animation', async () => {
    const frame = (...chunks: Buffer[]) => chunk('ANMF', join8(Buffer.alloc(16, 1), ...chunks))
    const pixel = chunk('VP8L', text('pixels'))
    const bare = webp(extended(0x02), chunk('ANIM', Buffer.alloc(6)), frame(pixel), frame(pixel))
    expect(await clean(bare, 'image/webp')).toEqual(bare)
    const original = webp(
      extended(0x02),
      chunk('ANIM', Buffer.alloc(6)),
      frame(pixel, chunk('EXIF', tiff())),
      frame(xmp, pixel),
    )
    const cleaned = await clean(original, 'image/webp')
    expectNoPlace(cleaned)
    expect(cleaned).toHaveLength(original.length)
    expect(cleaned.toString('latin1').split('pixels')).toHaveLength(3)
  })

  it('of the simple kind holds no metadata either', async () => {
    const bare = webp(chunk('VP8L', text('pixel')))
    expect(await clean(bare, 'image/webp')).toEqual(bare)
    for (const original of [
      webp(chunk('VP8L', text('pixel')), chunk('EXIF', tiff()), xmp),
      webp(xmp, chunk('VP8L', text('pixel'))),
    ]) {
      expect(await clean(original, 'image/webp')).toEqual(bare)
    }
  })
})

it('a GIF keeps its frames, its loop and its profile, without comments, texts and XMP', async () => {
  const blocks = (value: string) => join8([value.length], value, [0])
  const head = join8('GIF89a', [1, 0, 1, 0, 0x80, 0, 0], Buffer.alloc(6))
  const loop = join8([0x21, 0xff, 11], 'NETSCAPE2.0', [3, 1, 0, 0, 0])
  const control = Buffer.from([0x21, 0xf9, 4, 0, 0, 0, 0, 0])
  const frame = join8([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80], Buffer.alloc(6), [2, 2, 0x4c, 1, 0])
  const end = Buffer.from([0x3b])
  const bare = join8(head, loop, control, frame, control, frame, end)
  expect(await clean(bare, 'image/gif')).toEqual(bare)
  const trailer = join8([1], Buffer.from(Array.from({ length: 256 }, (_, index) => 255 - index)), [0])
  for (const hidden of [
    join8([0x21, 0xfe], blocks(PLACE)),
    join8([0x21, 0x01, 12], Buffer.alloc(12), blocks(PLACE)),
    join8([0x21, 0xff, 11], 'XMP DataXMP', XMP, trailer),
    join8([0x21, 0xff, 11], 'MGK8BIM0000', blocks(PLACE)),
  ]) {
    const cleaned = await clean(
      join8(head, hidden, loop, hidden, control, frame, control, frame, end, PLACE),
      'image/gif',
    )
    expectNoPlace(cleaned)
    expect(cleaned).toEqual(bare)
  }
})

describe('a HEIC, HEIF or AVIF', () => {
  const entry = (id: number, type: string, named = '') =>
    box('infe', [2, 0, 0, 0], u16(id), u16(0), type, named, [0])
  const pixels = Buffer.alloc(500, 7)
  const exif = join8(u32(6), 'Exif\0\0', tiff())
  const place = (id: number, at: number, length: number, method: number) =>
    join8(u16(id), u16(method), u16(0), u16(1), u32(at), u32(length))
  const properties = [
    box('irot', [3]),
    box('udes', PLACE),
    box('colr', 'nclx', Buffer.alloc(7)),
    box('uuid', Buffer.alloc(16, 3), XMP),
  ]
  /** A picture of one tile with Exif, XMP and an unknown item in mdat, and a document in the idat of its meta box. */
  function heif(
    brands: string,
    { inMeta = [], inFront = [] }: { inMeta?: Buffer[]; inFront?: Buffer[] } = {},
  ): Buffer {
    const start = join8(box('ftyp', brands.slice(0, 4), u32(0), brands), ...inFront)
    const meta = (base: number) =>
      box(
        'meta',
        u32(0),
        ...inMeta,
        box('pitm', u32(0), u16(5)),
        box(
          'iinf',
          ...[u32(0), u16(6)],
          ...[entry(1, 'hvc1', PLACE), entry(2, 'Exif'), entry(3, 'mime', XMP), entry(4, 'uri ')],
          ...[entry(5, 'grid'), entry(6, 'v1nd')],
        ),
        box(
          'iloc',
          [1, 0, 0, 0, 0x44, 0],
          u16(6),
          place(2, base, exif.length, 0),
          place(1, base + exif.length, pixels.length, 0),
          place(3, base + exif.length + pixels.length, XMP.length, 0),
          place(4, 4, PLACE.length, 1),
          place(5, 0, 4, 1),
          place(6, base + exif.length + pixels.length + XMP.length, PLACE.length, 0),
        ),
        box('idat', 'grid', PLACE),
        box('iprp', box('ipco', ...properties), box('ipma', u32(0))),
      )
    const base = start.length + meta(0).length + 8
    return join8(start, meta(base), box('mdat', exif, pixels, XMP, PLACE, PLACE))
  }
  const KINDS = [
    ['image/heic', 'heicmif1'],
    ['image/heif', 'mif1mif1'],
    ['image/avif', 'avifmif1'],
  ] as const

  it('keeps its picture, where its tables say, and how to turn it', async () => {
    for (const [type, brands] of KINDS) {
      const original = heif(brands)
      const cleaned = await clean(original, type)
      expectNoPlace(cleaned)
      expect(cleaned).toHaveLength(original.length)
      const at = original.indexOf(pixels)
      expect(cleaned.subarray(at, at + pixels.length).equals(pixels)).toBe(true)
      const tile = original.indexOf('idatgrid')
      expect(cleaned.toString('latin1', tile, tile + 8)).toBe('idatgrid')
      expect(cleaned.includes('irot\x03')).toBe(true)
      // The third property is still the third.
      const [, unknown, colour] = ['irot', 'udes', 'colr'].map((name) => original.indexOf(name)) as [0, 0, 0]
      expect(cleaned.toString('latin1', unknown, unknown + 4)).toBe('free')
      expect(cleaned.toString('latin1', colour, colour + 4)).toBe('colr')
      // Readers refuse a picture whose Exif is none.
      expect(cleaned.includes('Exif')).toBe(false)
      for (const table of ['pitm', 'iloc', 'iprp', 'ipma', 'hvc1'])
        expect([table, cleaned.indexOf(table)]).toEqual([table, original.indexOf(table)])
    }
  })

  it('has no place in any other box, in front of the picture, in its meta box or behind it', async () => {
    const bare = await clean(heif('heicmif1'), 'image/heic')
    const hidden = [
      box('uuid', Buffer.alloc(16, 3), XMP),
      box('mpvd', FILM),
      box('jumb', PLACE),
      box('free', PLACE),
      box('moov', box('udta', box('\xa9xyz', PLACE))),
      box('moov', box('meta', u32(0), PLACE)),
      box('moov', box('trak', box('meta', u32(0), PLACE))),
      box('mdat', PLACE),
      join8(u32(1), 'vend', u32(0), u32(16 + PLACE.length), PLACE),
      join8(u32(0), 'vend', PLACE),
      FILM,
      text(`SEFH${PLACE}SEFT`),
    ]
    for (const [index, each] of hidden.entries()) {
      const cleaned = await clean(join8(heif('heicmif1'), each), 'image/heic')
      expect([index, cleaned.length, cleaned.equals(bare)]).toEqual([index, bare.length, true])
    }
    for (const each of hidden.slice(0, 8)) {
      for (const original of [heif('heicmif1', { inFront: [each] }), heif('heicmif1', { inMeta: [each] })]) {
        const cleaned = await clean(original, 'image/heic')
        expectNoPlace(cleaned)
        expect(cleaned).toHaveLength(original.length)
        expect(cleaned.indexOf(pixels)).toBe(original.indexOf(pixels))
      }
    }
  })

  it('that was also a film is a still picture, and says so', async () => {
    const cleaned = await clean(join8(heif('avismif1avifmsf1'), box('moov', PLACE)), 'image/avif')
    expect(cleaned.toString('latin1', 8, 12)).toBe('avif')
    expect(cleaned.toString('latin1', 16, 32)).toBe('avifmif1avifmif1')
    expectNoPlace(cleaned)
  })

  it('is the same when it is cleaned twice', async () => {
    const cleaned = await clean(heif('heicmif1'), 'image/heic')
    const path = join(folder, 'picture')
    await cleanPicture(path, 'image/heic', cleaned.length)
    expect((await readFile(path)).equals(cleaned)).toBe(true)
  })

  it('with tables that lead nowhere keeps its data as they came, and no other box', async () => {
    const original = heif('heicmif1')
    const at = original.indexOf('iloc') + 4
    for (const [offset, value] of [
      [4, 0x00],
      [4, 0x77],
      [6, 0xff],
    ] as const) {
      const broken = Buffer.from(original)
      broken[at + offset] = value
      const cleaned = await clean(join8(broken, FILM.subarray(FILM.indexOf('moov') - 4)), 'image/heic')
      const picture = original.indexOf(pixels)
      expect(cleaned).toHaveLength(original.length)
      expect(cleaned.subarray(picture, picture + pixels.length).equals(pixels)).toBe(true)
      // The position itself goes even then.
      expect(cleaned.includes(LATITUDE)).toBe(false)
    }
  })

  it('that broke off keeps what is there of its picture', async () => {
    const original = heif('heicmif1')
    const cut = original.indexOf(pixels) + 300
    const cleaned = await clean(original.subarray(0, cut), 'image/heic')
    expect(cleaned.subarray(-300).equals(pixels.subarray(0, 300))).toBe(true)
    expectNoPlace(cleaned)
  })

  it('of very many boxes is cleaned in bounded work', async () => {
    const original = join8(heif('heicmif1'), Buffer.alloc(400_000, box('mdat')), PLACE)
    expectNoPlace(await clean(original, 'image/heic'))
  })
})
