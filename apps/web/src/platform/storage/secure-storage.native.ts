import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage'
import { Preferences } from '@capacitor/preferences'
import type { ClearableStorage } from './storage.ts'

/** Deleted with the app, unlike a phone's keychain. */
const INSTALLED_KEY = 'tappet.installed'

/* An iPhone keeps the keychain of a removed app, with the last driver's session. */
async function forgetFormerInstall(): Promise<void> {
  await SecureStorage.setDefaultKeychainAccess(KeychainAccess.afterFirstUnlockThisDeviceOnly)
  const { value } = await Preferences.get({ key: INSTALLED_KEY })
  if (value !== null) return
  await SecureStorage.clear()
  await Preferences.set({ key: INSTALLED_KEY, value: 'yes' })
}

let ready: Promise<void> | undefined
const whenReady = (): Promise<void> => {
  ready ??= forgetFormerInstall()
  return ready
}

/** It does not move to another device. */
export const secureStorage: ClearableStorage = {
  async getItem(key) {
    await whenReady()
    return SecureStorage.getItem(key)
  },
  async setItem(key, value) {
    await whenReady()
    await SecureStorage.setItem(key, value)
  },
  async removeItem(key) {
    await whenReady()
    await SecureStorage.removeItem(key)
  },
  async clear() {
    await whenReady()
    await SecureStorage.clear()
  },
}
