/** True where the device has its own way to pass something on. */
export function canShare(): boolean {
  return 'share' in navigator
}

/** Opens the device's share sheet. Answers false when the driver closed it, or it failed. */
export async function shareText(title: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ title, text })
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
