import { App } from '@capacitor/app'
import { SplashScreen } from '@capacitor/splash-screen'
import { StatusBar, Style } from '@capacitor/status-bar'
import { closeTopLayer } from './back.ts'
import { pathOfLink } from './phone.ts'
import { theme } from './theme.ts'

/**
 * Opens links, handles the back button, colours the status bar's text, hides the splash screen.
 * @param open navigates to a path of the app
 */
export async function settleOnPhone(open: (path: string) => void): Promise<void> {
  const follow = (url: string | undefined) => {
    const path = url === undefined ? null : pathOfLink(url)
    if (path !== null) open(path)
  }
  await App.addListener('appUrlOpen', ({ url }) => follow(url))
  follow((await App.getLaunchUrl())?.url)
  await App.addListener('backButton', ({ canGoBack }) => goBack(canGoBack))
  theme.subscribe(colourStatusBar)
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', colourStatusBar)
  colourStatusBar()
  await SplashScreen.hide()
}

/* Closes the top layer, else goes back, else minimizes the app. */
function goBack(canGoBack: boolean): void {
  if (closeTopLayer()) return
  if (canGoBack) window.history.back()
  else void App.minimizeApp()
}

function colourStatusBar(): void {
  const chosen = document.documentElement.dataset.theme
  const isDark =
    chosen === undefined ? window.matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark'
  // Style.Dark means light text. A tablet without a status bar rejects.
  StatusBar.setStyle({ style: isDark ? Style.Dark : Style.Light }).catch(() => undefined)
}
