/** The newest value of a page that is gone. */
export interface TabSlot<Value> {
  put(value: Value): Promise<void>
  clear(): Promise<void>
  /**
   * A page holds a Web Lock while its slot is full; when the page ends, another may adopt the slot. Without Web Locks
   * nothing is adopted: its page might still be open.
   * @throws DOMException when the browser denies the database or the disk is full
   */
  adopt(): Promise<Value | null>
}
