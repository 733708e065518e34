import type { Connection } from '@tappet/obd'
import type { ObdStore } from '../store.ts'

/** Opened again once, and told as lost where that fails. */
export async function linkLost(store: ObdStore, car: Connection): Promise<void> {
  if (store.car !== car || !store.idle() || !store.state().connection.isConnected) return
  store.set({ activity: 'reconnecting' })
  await car.recover()
  settle(store)
}

export function settle(store: ObdStore): void {
  const isLost = store.car !== null && store.car.lost() !== null
  if (isLost && store.state().connection.isConnected) lose(store)
  store.set({ activity: null, ...(isLost && { lostName: store.deviceName }) })
}

/** What was read stays. */
export function lose(store: ObdStore): void {
  const { connection, demoDevices } = store.state()
  store.set({
    connection: { ...connection, isConnected: false, deviceName: null },
    demoDevices: demoDevices.map((device) => ({ ...device, connected: false })),
  })
}
