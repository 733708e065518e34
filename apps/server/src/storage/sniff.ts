/** By first bytes: names and declared types are not trusted. */

/** Enough for every rule, including codec names in a WebM header. */
export const SNIFF_BYTES = 4096

type Rule = { mimetype: string; matches: (head: Buffer) => boolean }

const ascii = (head: Buffer, start: number, end: number) => head.toString('latin1', start, end)
const startsWith =
  (...bytes: number[]) =>
  (head: Buffer) =>
    head.length >= bytes.length && bytes.every((byte, index) => head[index] === byte)
const startsWithText = (text: string) => (head: Buffer) => ascii(head, 0, text.length) === text
const riff = (form: string) => (head: Buffer) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === form

/** Of an ISO base media file's first box (ISO/IEC 14496-12, 4.3), or none. */
function brands(head: Buffer): string[] {
  if (head.length < 16 || ascii(head, 4, 8) !== 'ftyp') return []
  const end = Math.min(head.readUInt32BE(0), head.length)
  const names = [ascii(head, 8, 12)]
  // Between the major and the compatible brands are four bytes of version.
  for (let at = 16; at + 4 <= end; at += 4) names.push(ascii(head, at, at + 4))
  return names
}

const hasBrand =
  (...wanted: string[]) =>
  (head: Buffer) =>
    brands(head).some((brand) => wanted.includes(brand))
const majorBrand = (pattern: RegExp) => (head: Buffer) => pattern.test(brands(head)[0] ?? '')

/** EBML magic (RFC 8794) with the document type webm; codec names begin with V_ or A_. */
const isWebm = (head: Buffer) =>
  startsWith(0x1a, 0x45, 0xdf, 0xa3)(head) && head.subarray(0, 64).includes('webm')
const isOgg = startsWithText('OggS')

// The first match wins: narrower rules come first.
const RULES: readonly Rule[] = [
  // ITU-T T.81 annex B: SOI, then the 0xFF of the next marker
  { mimetype: 'image/jpeg', matches: startsWith(0xff, 0xd8, 0xff) },
  // W3C PNG, 5.2: signature, then the IHDR chunk
  {
    mimetype: 'image/png',
    matches: (head) =>
      startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)(head) && ascii(head, 12, 16) === 'IHDR',
  },
  // GIF89a, section 17
  {
    mimetype: 'image/gif',
    matches: (head) => startsWithText('GIF87a')(head) || startsWithText('GIF89a')(head),
  },
  // RFC 9649, section 2.4
  { mimetype: 'image/webp', matches: (head) => riff('WEBP')(head) && /^VP8[ LX]$/.test(ascii(head, 12, 16)) },
  // AV1 Image File Format, section 6; before HEIF, because it may also carry the brand mif1
  { mimetype: 'image/avif', matches: hasBrand('avif') },
  // ISO/IEC 23008-12, annex B. What has the brands of a sequence alone (avis, hevc, msf1) is a film.
  { mimetype: 'image/heic', matches: hasBrand('heic', 'heix', 'heim', 'heis') },
  { mimetype: 'image/heif', matches: hasBrand('mif1') },
  // ISO 32000-2, 7.5.2
  { mimetype: 'application/pdf', matches: startsWithText('%PDF-') },
  // RFC 2361
  { mimetype: 'audio/wav', matches: riff('WAVE') },
  // RFC 3533 with RFC 7845 and Vorbis I
  {
    mimetype: 'audio/ogg',
    matches: (head) =>
      isOgg(head) &&
      ['OpusHead', '\x01vorbis', '\x7fFLAC', 'Speex   '].some((codec) =>
        head.subarray(0, 64).includes(codec),
      ),
  },
  { mimetype: 'video/ogg', matches: isOgg },
  { mimetype: 'audio/webm', matches: (head) => isWebm(head) && head.includes('A_') && !head.includes('V_') },
  { mimetype: 'video/webm', matches: isWebm },
  // RFC 9639, section 6
  { mimetype: 'audio/flac', matches: startsWithText('fLaC') },
  // 3GPP TS 26.244; RFC 4867, section 5
  { mimetype: 'video/3gpp', matches: majorBrand(/^3g/) },
  { mimetype: 'audio/amr', matches: startsWithText('#!AMR') },
  { mimetype: 'audio/mp4', matches: majorBrand(/^M4[AB] $/) },
  { mimetype: 'video/mp4', matches: (head) => brands(head).length > 0 },
  // ID3v2.4, section 3.1; else an MPEG audio frame (ISO/IEC 11172-3, 2.4.1.3), layer III
  { mimetype: 'audio/mpeg', matches: (head) => startsWithText('ID3')(head) || frameSync(head, 0x01) },
  // ADTS (ISO/IEC 13818-7, 6.2): the same sync word with layer 0
  { mimetype: 'audio/aac', matches: (head) => frameSync(head, 0x00) },
]

function frameSync(head: Buffer, layer: number): boolean {
  const [first, second, third] = head
  if (first !== 0xff || second === undefined || third === undefined) return false
  if ((second & 0xe0) !== 0xe0 || ((second >> 1) & 0x03) !== layer) return false
  // Bitrate 15 and sampling rate 3 are invalid, which excludes text that begins with ÿ.
  return layer === 0 ? (second & 0xf6) === 0xf0 : (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c
}

export function sniff(head: Buffer): string | null {
  return RULES.find((rule) => rule.matches(head))?.mimetype ?? null
}

/** Shown or played and never run; others are served as downloads. */
const INLINE = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
  'audio/wav',
  'audio/ogg',
  'audio/webm',
  'audio/flac',
  'audio/amr',
  'audio/mp4',
  'audio/mpeg',
  'audio/aac',
])

export function mayBeShown(mimetype: string): boolean {
  return INLINE.has(mimetype)
}

/** Types or `image/*`; null allows all. */
export function isAllowed(mimetype: string, allowed: readonly string[] | null): boolean {
  if (allowed === null || allowed.length === 0) return true
  const family = mimetype.slice(0, mimetype.indexOf('/'))
  return allowed.some(
    (entry) => entry === '*/*' || entry === `${family}/*` || entry.toLowerCase() === mimetype,
  )
}
