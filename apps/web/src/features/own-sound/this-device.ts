import { newId } from '../../platform/runtime/new-id.ts'
import type { InstantStorage } from '../../platform/storage/storage.ts'

const KEY = 'tappet.own-sound-device'

/** Takes of two microphones are never compared. */
export function thisDevice(storage: InstantStorage): string {
  const id = storage.getItem(KEY)
  if (id !== null) return id
  const drawn = newId()
  storage.setItem(KEY, drawn)
  return drawn
}
