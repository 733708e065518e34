import { newId } from '../../platform/runtime/new-id.ts'
import type { InstantStorage } from '../../platform/storage/storage.ts'

const KEY = 'tappet.own-sound-device'

/** Takes of two microphones are never compared. */
export function thisDevice(storage: InstantStorage): string {
  const kept = storage.getItem(KEY)
  if (kept !== null) return kept
  const drawn = newId()
  storage.setItem(KEY, drawn)
  return drawn
}
