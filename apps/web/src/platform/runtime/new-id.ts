/* RFC 9562, section 5.4. */
const VERSION_4 = 0x40
const VARIANT = 0x80

/** Browsers have no crypto.randomUUID on pages without TLS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = VERSION_4 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = VARIANT | ((bytes[8] ?? 0) & 0x3f)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
