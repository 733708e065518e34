import { isNativeApp } from '../runtime/runtime.ts'

/** True where the device has a share sheet. */
export function canShare(): boolean {
  return isNativeApp() || 'share' in navigator
}

/** Opens the share sheet. Resolves to false when the driver closed it or it failed. */
export async function shareText(title: string, text: string): Promise<boolean> {
  try {
    // Android's WebView has no navigator.share.
    if (isNativeApp()) await (await import('./share.native.ts')).shareOnPhone(title, text)
    else await navigator.share({ title, text })
    return true
  } catch {
    return false
  }
}

/** Copies a text to the clipboard. Resolves to false where the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
