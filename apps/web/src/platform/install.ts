/** The browser's offer to install the app; Chromium alone makes it, so the DOM types lack it. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

function isInstallOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function'
}

let offer: { event: InstallOffer; atMs: number } | null = null
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Catches the offer; called before the app draws, because the browser offers once and early. */
export function watchInstallOffer(target: Window = window, now: () => number = Date.now): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallOffer(event)) return
    event.preventDefault()
    offer = { event, atMs: now() }
    tell()
  })
  target.addEventListener('appinstalled', () => {
    offer = null
    tell()
  })
}

/** The offer that stands, with the moment it was made. */
export function installOffer(): { event: InstallOffer; atMs: number } | null {
  return offer
}

/** Calls back when an offer is made or settled. */
export function onInstallOffer(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** True when the page runs as an installed app. */
export function isInstalled(): boolean {
  const iosHomeScreen = 'standalone' in navigator && navigator.standalone === true
  return iosHomeScreen || window.matchMedia('(display-mode: standalone)').matches
}
