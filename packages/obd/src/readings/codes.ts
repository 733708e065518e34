import { type Reading, readingOf, unreadable } from '../reading.ts'
import { POSITIVE } from '../reply/request.ts'
import { SYSTEM_LETTERS } from '../tables/codes.table.ts'

/** CAN has a count byte, older buses always carry three codes, padded with 0000. */
export type CodeLayout = 'can' | 'legacy'

const LEGACY_BYTES = 7
const COUNT_BITS = 0x7f
const FILLERS: ReadonlySet<number> = new Set([0x00, 0x55, 0xaa, 0xff])

export function codeFrom(high: number, low: number): string | null {
  if (high === 0 && low === 0) return null
  const letter = SYSTEM_LETTERS.charAt(high >> 6)
  const digits = ((high & 0x3f) * 256 + low).toString(16).toUpperCase().padStart(4, '0')
  return `${letter}${digits}`
}

/** Services 03, 07 and 0A, each once. A short answer is an error: codes would be lost unnoticed. */
export function codesIn(
  service: number,
  layout: CodeLayout,
  answers: readonly Uint8Array[],
): Reading<string[]> {
  const codes: string[] = []
  for (const answer of answers) {
    if (answer[0] !== service + POSITIVE) return unreadable('wrongService')
    const bytes = layout === 'can' ? countedBytes(answer) : fixedBytes(answer)
    if (bytes === null) return unreadable('short')
    for (let at = 0; at < bytes.length; at += 2) {
      const code = codeFrom(bytes[at] ?? 0, bytes[at + 1] ?? 0)
      if (code !== null && !codes.includes(code)) codes.push(code)
    }
  }
  return readingOf(codes)
}

// Bit 7 of the count means nothing. Filler may follow the counted codes; anything else says that the count is wrong.
function countedBytes(answer: Uint8Array): Uint8Array | null {
  const end = 2 + ((answer[1] ?? 0) & COUNT_BITS) * 2
  if (answer.subarray(end).some((byte) => !FILLERS.has(byte))) return null
  return answer.length % 2 !== 0 || answer.length < end ? null : answer.subarray(2, end)
}

function fixedBytes(answer: Uint8Array): Uint8Array | null {
  return answer.length === LEGACY_BYTES ? answer.subarray(1) : null
}
