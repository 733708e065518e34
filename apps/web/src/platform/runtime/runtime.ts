declare global {
  interface Window {
    /** Present inside the native app: Capacitor sets it before the page runs. */
    Capacitor?: { isNativePlatform?: () => boolean; getPlatform?: () => string }
  }
}

/** True inside the iOS or Android app, false in a browser. */
export function isNativeApp(): boolean {
  return window.Capacitor?.isNativePlatform?.() ?? false
}

/** True inside the iOS app alone. */
export function isIosApp(): boolean {
  return isNativeApp() && window.Capacitor?.getPlatform?.() === 'ios'
}
