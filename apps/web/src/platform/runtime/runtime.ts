declare global {
  interface Window {
    /** Present inside the native app: Capacitor sets it before the page runs. */
    Capacitor?: { isNativePlatform?: () => boolean }
  }
}

/** True inside the iOS or Android app, false in a browser. */
export function isNativeApp(): boolean {
  return window.Capacitor?.isNativePlatform?.() ?? false
}
