import { isNativeApp } from '../runtime/runtime.ts'

const MAX_ID = 2 ** 31 - 1

/** A positive 32-bit id; the same text gives the same id (FNV-1a). */
export function noticeNumber(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % MAX_ID
}

/** In a browser push does that. */
export function noticeOutOfSight(name: string, title: string, body: string): void {
  if (!isNativeApp() || document.visibilityState === 'visible') return
  void import('./local-notice.native.ts')
    .then(({ showLocalNotice }) => showLocalNotice(noticeNumber(name), title, body))
    // The bell's list shows it anyway.
    .catch(() => undefined)
}
