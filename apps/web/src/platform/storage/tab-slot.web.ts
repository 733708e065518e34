import { type DBSchema, openDB } from 'idb'
import { newId } from '../runtime/new-id.ts'
import type { TabSlot } from './tab-slot.ts'

const STORE = 'slots'
const VERSION = 1

type Slot<Value> = { page: string; keptAtMs: number; value: Value }
interface Schema<Value> extends DBSchema {
  [STORE]: { key: string; value: Slot<Value> }
}

/**
 * A page holds a Web Lock while its slot is full; when the page ends, another may adopt the slot. Without Web Locks
 * nothing is adopted: its page might still be open.
 * @throws DOMException when the browser denies the database or the disk is full
 */
export function createWebSlot<Value>(name: string, nowMs: () => number): TabSlot<Value> {
  const page = newId()
  const opening = openDB<Schema<Value>>(name, VERSION, {
    upgrade: (database) => void database.createObjectStore(STORE, { keyPath: 'page' }),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  opening.catch(() => undefined)
  const lockOf = (owner: string) => `${name}.${owner}`
  let letGo: (() => void) | null = null

  async function write(change: (slots: Writable<Value>) => Promise<unknown>): Promise<void> {
    const transaction = (await opening).transaction(STORE, 'readwrite', { durability: 'strict' })
    await Promise.all([change(transaction.store), transaction.done])
  }

  function hold(): void {
    if (letGo || !('locks' in navigator)) return
    void navigator.locks.request(lockOf(page), () => new Promise<void>((free) => (letGo = free)))
  }

  const keep = (value: Value) => {
    hold()
    return write((slots) => slots.put({ page, keptAtMs: nowMs(), value }))
  }

  /** Null when its page is still open. */
  function takeOver(slot: Slot<Value>): Promise<Value | null> {
    return navigator.locks.request(lockOf(slot.page), { ifAvailable: true }, async (lock) => {
      if (!lock) return null
      await keep(slot.value)
      await write((slots) => slots.delete(slot.page))
      return slot.value
    })
  }

  return {
    put: keep,
    clear: async () => {
      await write((slots) => slots.delete(page))
      letGo?.()
      letGo = null
    },
    adopt: async () => {
      if (!('locks' in navigator)) return null
      const slots = (await (await opening).getAll(STORE)).filter((slot) => slot.page !== page)
      for (const slot of slots.sort((a, b) => b.keptAtMs - a.keptAtMs)) {
        const value = await takeOver(slot)
        if (value !== null) return value
      }
      return null
    },
  }
}

type Writable<Value> = {
  put(slot: Slot<Value>): Promise<unknown>
  delete(page: string): Promise<unknown>
}
