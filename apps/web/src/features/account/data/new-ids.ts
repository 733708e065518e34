const STARTS = [0x811c9dc5, 0x1f83d9ab, 0x5be0cd19, 0x9b05688c]

function fnv(text: string, start: number): string {
  let hash = start
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  // murmur3's end, so that similar ids do not lie side by side.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0')
}

/**
 * Deterministic, so that a second import finds the row; never the old id, which the first owner's row may still have.
 * @returns a UUID of version 8 (RFC 9562)
 */
export function adoptedId(ownerId: string, rowId: string): string {
  const hex = STARTS.map((start) => fnv(`${ownerId}/${rowId}`, start)).join('')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
