import { App } from '@capacitor/app'
import { SplashScreen } from '@capacitor/splash-screen'
import { StatusBar, Style } from '@capacitor/status-bar'
import { pathOfLink } from './phone.ts'
import { onThemeShown } from './theme.ts'

/**
 * What a page inside a phone's app has to do that a browser does for it: take links, colour the
 * letters of the status bar, and take the splash screen away once something can be seen.
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
  onThemeShown(colourStatusBar)
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', colourStatusBar)
  colourStatusBar()
  await SplashScreen.hide()
}

function colourStatusBar(): void {
  const chosen = document.documentElement.dataset.theme
  const isDark =
    chosen === undefined ? window.matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark'
  // Style.Dark means light letters on a dark ground. A tablet without a status bar refuses; nothing is lost.
  StatusBar.setStyle({ style: isDark ? Style.Dark : Style.Light }).catch(() => undefined)
}
