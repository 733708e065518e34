/** Text kept on this device by name. A phone's store answers later; a browser's answers at once. */
export interface DeviceStorage {
  getItem(key: string): string | null | Promise<string | null>
  setItem(key: string, value: string): void | Promise<void>
  removeItem(key: string): void | Promise<void>
}

/** A store that answers at once: what a page may ask while it draws. */
export interface InstantStorage extends DeviceStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A store of this app alone, which can be emptied whole. */
export interface ClearableStorage extends DeviceStorage {
  clear(): Promise<void>
}
