declare global {
  interface Window {
    /** Capacitor sets it before the page runs. */
    Capacitor?: { isNativePlatform?: () => boolean; getPlatform?: () => string }
  }
}

export function isNativeApp(): boolean {
  return window.Capacitor?.isNativePlatform?.() ?? false
}

export function isIosApp(): boolean {
  return isNativeApp() && window.Capacitor?.getPlatform?.() === 'ios'
}
