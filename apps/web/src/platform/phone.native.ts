import { App } from '@capacitor/app'
import { SplashScreen } from '@capacitor/splash-screen'
import { StatusBar, Style } from '@capacitor/status-bar'
import { pathOfLink } from './phone.ts'
import { onThemeShown } from './theme.ts'

/**
 * What a page inside a phone's app has to do that a browser does for it: take links, answer the back
 * button, colour the letters of the status bar, and take the splash screen away once something can be seen.
 *
 * @param open goes to a path of the app
 */
export async function settleOnPhone(open: (path: string) => void): Promise<void> {
  const follow = (url: string | undefined) => {
    const path = url === undefined ? null : pathOfLink(url)
    if (path !== null) open(path)
  }
  await App.addListener('appUrlOpen', ({ url }) => follow(url))
  follow((await App.getLaunchUrl())?.url)
  await App.addListener('backButton', ({ canGoBack }) => goBack(canGoBack))
  onThemeShown(colourStatusBar)
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', colourStatusBar)
  colourStatusBar()
  await SplashScreen.hide()
}

/* Android's own button: what lies on top closes first, and at the first page the app steps aside. */
function goBack(canGoBack: boolean): void {
  const layers = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
  if (layers.some((layer) => layer.checkVisibility())) {
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  } else if (canGoBack) window.history.back()
  else void App.minimizeApp()
}

function colourStatusBar(): void {
  const chosen = document.documentElement.dataset.theme
  const isDark =
    chosen === undefined ? window.matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark'
  // Style.Dark means light letters on a dark ground. A tablet without a status bar refuses; nothing is lost.
  StatusBar.setStyle({ style: isDark ? Style.Dark : Style.Light }).catch(() => undefined)
}
