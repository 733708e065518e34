import { isNativeApp } from '../runtime/runtime.ts'
import type { ClearableStorage, DeviceStorage } from './storage.ts'
import { deviceStorage } from './storage.web.ts'

/** Where the session is stored: a phone's keychain or keystore, a browser's localStorage. */
export async function openSessionStore(): Promise<DeviceStorage> {
  if (!isNativeApp()) return deviceStorage
  const { secureStorage } = await import('./secure-storage.native.ts')
  return secureStorage
}

/** True for a store of the app alone, which is emptied at sign-out. */
export function isClearable(storage: DeviceStorage): storage is ClearableStorage {
  return 'clear' in storage
}
