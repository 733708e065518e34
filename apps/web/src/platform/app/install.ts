import { createStore } from '../runtime/store.ts'

/** The beforeinstallprompt event; only Chromium has it, so the DOM types lack it. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

function isInstallOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function'
}

/** The current offer, with its time. */
export const installOffer = createStore<{ event: InstallOffer; atMs: number } | null>(null)

/** Catches the offer; called before the first render, because the browser fires it once and early. */
export function watchInstallOffer(target: Window = window, now: () => number = Date.now): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallOffer(event)) return
    event.preventDefault()
    installOffer.set({ event, atMs: now() })
  })
  target.addEventListener('appinstalled', () => installOffer.set(null))
}

/** True when the page runs as an installed app. */
export function isInstalled(): boolean {
  const iosHomeScreen = 'standalone' in navigator && navigator.standalone === true
  return iosHomeScreen || window.matchMedia('(display-mode: standalone)').matches
}
