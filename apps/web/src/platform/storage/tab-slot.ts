/** Survives a reload, a sign-in on another site and a killed browser once `put` has resolved. */
export interface TabSlot<Value> {
  put(value: Value): Promise<void>
  clear(): Promise<void>
  /** The newest value of a page that is gone. */
  adopt(): Promise<Value | null>
}
