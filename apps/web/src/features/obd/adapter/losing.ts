import type { Active, ObdStore } from '../store.ts'

/** The link of an adapter ended by itself: it is opened again once, and told as lost where that fails. */
export async function linkLost(store: ObdStore, active: Active): Promise<void> {
  // Whatever is under way meets the loss itself, and tells it when it ends.
  if (store.active !== active || !store.idle() || !store.state().connection.isConnected) return
  store.set({ activity: 'reconnecting' })
  await active.driver.connection()?.recover()
  settle(store)
}

/** Ends what was under way. A link that is lost by then is told as lost. */
export function settle(store: ObdStore): void {
  const lost = store.active?.driver.connection()?.lost() ?? null
  if (lost !== null && store.state().connection.isConnected) store.active?.scanner.lose()
  store.set({ activity: null, ...(lost === null ? {} : { lostName: store.deviceName }) })
}
