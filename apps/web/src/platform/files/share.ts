import { isNativeApp } from '../runtime/runtime.ts'

export function canShare(): boolean {
  return isNativeApp() || 'share' in navigator
}

/** False when the driver closed it or it failed. */
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

/** False where the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
