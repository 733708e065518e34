/** Texts stored on this device by key. A phone's store is asynchronous, a browser's synchronous. */
export interface DeviceStorage {
  getItem(key: string): string | null | Promise<string | null>
  setItem(key: string, value: string): void | Promise<void>
  removeItem(key: string): void | Promise<void>
}

/** A synchronous store, which may be read while rendering. */
export interface InstantStorage extends DeviceStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A store of this app alone, which can be cleared. */
export interface ClearableStorage extends DeviceStorage {
  clear(): Promise<void>
}
