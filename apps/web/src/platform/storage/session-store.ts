import { isNativeApp } from '../runtime/runtime.ts'
import type { ClearableStorage, DeviceStorage } from './storage.ts'
import { deviceStorage } from './storage.web.ts'

/** Emptied at sign-out. */
export async function openSessionStore(): Promise<DeviceStorage> {
  if (!isNativeApp()) return deviceStorage
  const { secureStorage } = await import('./secure-storage.native.ts')
  return secureStorage
}

export function isClearable(storage: DeviceStorage): storage is ClearableStorage {
  return 'clear' in storage
}
