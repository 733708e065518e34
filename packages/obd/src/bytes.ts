/** Blanks allowed; null when a digit is odd or foreign. Never pads. */
export function bytesFromHex(text: string): Uint8Array | null {
  const digits = text.replace(/\s/g, '')
  if (digits.length % 2 !== 0 || !/^[0-9A-Fa-f]*$/.test(digits)) return null
  const bytes = new Uint8Array(digits.length / 2)
  for (let index = 0; index < bytes.length; index++) {
    bytes[index] = Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16)
  }
  return bytes
}

export function toHex(bytes: Iterable<number>): string {
  let text = ''
  for (const byte of bytes) text += byteToHex(byte)
  return text
}

export function byteToHex(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, '0')
}

export function asciiToBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at) & 0x7f
  return bytes
}

/** Filler at either end is dropped, elsewhere it shows as a blank. */
export function printable(bytes: Iterable<number>): string {
  let text = ''
  for (const byte of bytes) text += byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : ' '
  return text.trim()
}

export function unsignedAt(bytes: Uint8Array, at: number, count: number): number | null {
  if (at + count > bytes.length) return null
  let value = 0
  for (let index = at; index < at + count; index++) value = value * 256 + (bytes[index] ?? 0)
  return value
}

export function signedAt(bytes: Uint8Array, at: number, count: number): number | null {
  const value = unsignedAt(bytes, at, count)
  if (value === null) return null
  const half = 2 ** (count * 8 - 1)
  return value >= half ? value - 2 * half : value
}
