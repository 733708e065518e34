/** How a file writes letters, by its bytes (WHATWG, Encoding Standard). */

/** What a driver may choose, with a name for it. */
export const ENCODINGS = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'windows-1258': 'Vietnamese (Windows-1258)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-kr': 'Korean (EUC-KR)',
  gb18030: 'Chinese (GB 18030)',
} as const
export type Encoding = keyof typeof ENCODINGS

/** Bytes of a file's beginning that tell UTF-16 by its zeros. */
const PROBED_BYTES = 4096
const MIN_ZEROS = 0.3

/** `isTold`: by a mark at its beginning, by zeros, or because nothing else reads as UTF-8. */
export function encodingOf(bytes: Uint8Array): { encoding: Encoding; isTold: boolean } {
  const marked = markOf(bytes) ?? byZeros(bytes)
  if (marked) return { encoding: marked, isTold: true }
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { encoding: 'utf-8', isTold: true }
  } catch {
    return { encoding: windowsOf(bytes), isTold: false }
  }
}

function markOf([first, second]: Uint8Array): Encoding | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** Every second byte of Latin letters in UTF-16 is zero. */
function byZeros(bytes: Uint8Array): Encoding | null {
  const probed = bytes.subarray(0, PROBED_BYTES)
  const zeros = (from: 0 | 1) => probed.filter((byte, at) => at % 2 === from && byte === 0).length
  const enough = (probed.length / 2) * MIN_ZEROS
  const [even, odd] = [zeros(0), zeros(1)]
  if (odd > enough && even === 0) return 'utf-16le'
  return even > enough && odd === 0 ? 'utf-16be' : null
}

/** Letters outside ASCII stand alone in Western words and side by side in Cyrillic ones. */
function windowsOf(bytes: Uint8Array): Encoding {
  const isHigh = (byte: number | undefined) => byte !== undefined && byte >= 0xc0
  const high = bytes.filter(isHigh).length
  const besides = bytes.filter((byte, at) => isHigh(byte) && isHigh(bytes[at + 1])).length
  if (high > 2 && besides * 2 > high) return 'windows-1251'
  // ł, ą, ż and ľ stand where Western files have ³, ¹, ¿ and ¾, which no word holds.
  const western = new TextDecoder('windows-1252').decode(bytes)
  return /\p{Ll}[³¹¿¾]|[³¿]\p{Ll}/u.test(western) ? 'windows-1250' : 'windows-1252'
}
