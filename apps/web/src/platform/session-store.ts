import { isNativeApp } from './runtime.ts'
import type { ClearableStorage, DeviceStorage } from './storage.ts'
import { deviceStorage } from './storage.web.ts'

/** Where the session is kept: a phone's locked store, a browser's own. */
export async function openSessionStore(): Promise<DeviceStorage> {
  if (!isNativeApp()) return deviceStorage
  const { secureStorage } = await import('./secure-storage.native.ts')
  return secureStorage
}

/** True for a store that belongs to the app alone: at sign-out nothing in it stays. */
export function isClearable(storage: DeviceStorage): storage is ClearableStorage {
  return 'clear' in storage
}
