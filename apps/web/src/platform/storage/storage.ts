/** May be read while rendering. */
export interface DeviceStorage {
  getItem(key: string): string | null | Promise<string | null>
  setItem(key: string, value: string): void | Promise<void>
  removeItem(key: string): void | Promise<void>
}

export interface InstantStorage extends DeviceStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Where storage is denied the values live in memory until the page is left, so reads and writes never fail. */
export interface ClearableStorage extends DeviceStorage {
  clear(): Promise<void>
}
