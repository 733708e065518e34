import { isNativeApp } from '../runtime/runtime.ts'
import type { ClearableStorage, DeviceStorage } from './storage.ts'
import { deviceStorage } from './storage.web.ts'

/** A phone's keychain or keystore, a browser's localStorage. */
export async function openSessionStore(): Promise<DeviceStorage> {
  if (!isNativeApp()) return deviceStorage
  const { secureStorage } = await import('./secure-storage.native.ts')
  return secureStorage
}

/** Emptied at sign-out. */
export function isClearable(storage: DeviceStorage): storage is ClearableStorage {
  return 'clear' in storage
}
