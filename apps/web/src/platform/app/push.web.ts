import { HAS_WORKER, registeredWorker } from './app-update.ts'
import type { DevicePush, PushState } from './push.ts'

const hasPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Without a worker nothing can be shown while the app is closed. */
async function current(): Promise<PushSubscription | null> {
  if (!hasPush()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

export const devicePush: DevicePush = {
  async state(): Promise<PushState> {
    if (!hasPush() || !HAS_WORKER || (await registeredWorker()) === undefined) return 'unsupported'
    if (Notification.permission === 'denied') return 'blocked'
    return (await current()) === null ? 'off' : 'on'
  },

  async endpoint() {
    return (await current())?.endpoint ?? null
  },

  async subscribe(publicKey) {
    if ((await Notification.requestPermission()) !== 'granted') return null
    const { pushManager } = await navigator.serviceWorker.ready
    // A subscription for another server's key cannot be changed.
    await (await pushManager.getSubscription())?.unsubscribe()
    const { endpoint, keys } = (
      await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    ).toJSON()
    const { p256dh, auth } = keys ?? {}
    if (endpoint === undefined || p256dh === undefined || auth === undefined) {
      throw new Error('The browser gave no address')
    }
    return { endpoint, p256dh, auth }
  },

  async unsubscribe() {
    const subscription = await current()
    await subscription?.unsubscribe()
    return subscription?.endpoint ?? null
  },
}
