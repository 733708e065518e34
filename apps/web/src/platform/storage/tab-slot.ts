/**
 * One value of this tab that must survive a reload, a sign-in on another site and a killed browser. It does once `put`
 * has resolved.
 */
export interface TabSlot<Value> {
  put(value: Value): Promise<void>
  clear(): Promise<void>
  /** Takes over the newest value of a page that is gone. */
  adopt(): Promise<Value | null>
}
