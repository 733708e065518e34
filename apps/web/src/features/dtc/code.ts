const FORMAT = /^[PBCU][0-9A-F]{4}$/

const CATEGORY: Record<string, string> = { P: 'Powertrain', B: 'Body', C: 'Chassis', U: 'Network' }

/** A trouble code in upper case, or null when the text is none: one of P, B, C, U and four hex digits. */
export function readCode(text: string): string | null {
  const code = text.trim().toUpperCase()
  return FORMAT.test(code) ? code : null
}

/** Which part of the car a code's family speaks of. */
export function categoryOf(code: string): string {
  return CATEGORY[code.charAt(0)] ?? 'Unknown'
}

/** The code this page was given: in the navigation state, or, after a reload, in the path. */
export function passedCode(state: unknown, pathCode: string | undefined): string | null {
  if (typeof state === 'object' && state !== null && 'code' in state && typeof state.code === 'string') {
    return readCode(state.code)
  }
  return pathCode === undefined ? null : readCode(pathCode)
}
