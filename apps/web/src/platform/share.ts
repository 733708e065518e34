import { isNativeApp } from './runtime.ts'

/** True where the device has its own way to pass something on. */
export function canShare(): boolean {
  return isNativeApp() || 'share' in navigator
}

/** Opens the device's share sheet. Answers false when the driver closed it, or it failed. */
export async function shareText(title: string, text: string): Promise<boolean> {
  try {
    // The page of an Android app has no navigator.share of its own.
    if (isNativeApp()) await (await import('./share.native.ts')).shareOnPhone(title, text)
    else await navigator.share({ title, text })
    return true
  } catch {
    return false
  }
}

/** Puts a text on the clipboard. Answers false where the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
