import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage'
import { Preferences } from '@capacitor/preferences'
import type { ClearableStorage } from './storage.ts'

/** Kept by the app itself and gone when it is removed, unlike what a phone's keychain holds. */
const INSTALLED_KEY = 'tappet.installed'

/*
 * An iPhone keeps the keychain of an app that was removed: whoever installs it next would find the
 * last driver's session there.
 */
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

/** The phone's own locked store: the keychain of iOS, the keystore of Android. It moves to no other device. */
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
