/** A phone's store is asynchronous, a browser's synchronous. */
export interface DeviceStorage {
  getItem(key: string): string | null | Promise<string | null>
  setItem(key: string, value: string): void | Promise<void>
  removeItem(key: string): void | Promise<void>
}

/** May be read while rendering. */
export interface InstantStorage extends DeviceStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

export interface ClearableStorage extends DeviceStorage {
  clear(): Promise<void>
}
