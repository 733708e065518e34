/**
 * One thing that this tab has in hand and must not lose with its page: a reload, a sign-in that leads
 * away, a browser that is killed. What `put` has answered is safe.
 */
export interface TabSlot<Value> {
  put(value: Value): Promise<void>
  clear(): Promise<void>
  /** What a page that is gone has left behind, the newest of it; from then on it is this page's. */
  adopt(): Promise<Value | null>
}
