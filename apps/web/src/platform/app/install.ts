import { isNativeApp } from '../runtime/runtime.ts'
import { createStore } from '../runtime/store.ts'

/** Only Chromium has it, so the DOM types lack it. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

function isInstallOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function'
}

export const installOffer = createStore<{ event: InstallOffer; atMs: number } | null>(null)

/** Called before the first render: the browser fires it once and early. */
export function watchInstallOffer(target: Window = window, now: () => number = Date.now): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallOffer(event)) return
    event.preventDefault()
    installOffer.set({ event, atMs: now() })
  })
  target.addEventListener('appinstalled', () => installOffer.set(null))
}

const isOnIosHomeScreen = () => 'standalone' in navigator && navigator.standalone === true

/** Chrome lets an installed app's page be pulled to load it again; an app's shell and iOS's home screen do not. */
export const pullsItself = () => !isNativeApp() && !isOnIosHomeScreen()

export function isInstalled(): boolean {
  return isOnIosHomeScreen() || window.matchMedia('(display-mode: standalone)').matches
}
