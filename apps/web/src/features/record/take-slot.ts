import type { TabSlot } from '../../platform/storage/tab-slot.ts'
import { createWebSlot } from '../../platform/storage/tab-slot.web.ts'
import type { KeptTake } from './keeper.ts'

/** @param choose is given the sound that another app shared, where there is one */
export function openTakeSlot(choose: (sound: File) => void): TabSlot<KeptTake> {
  if (location.search === '?shared') void sharedSound().then((sound) => sound && choose(sound))
  return createWebSlot<KeptTake>('tappet.take', Date.now)
}

/** The sound that another app shared, once; null where there is none. The service worker kept it (sw/shared.ts). */
async function sharedSound(): Promise<File | null> {
  const cache = await caches.open('tappet-shared')
  const response = await cache.match('/share')
  if (response === undefined) return null
  await cache.delete('/share')
  const name = decodeURIComponent(response.headers.get('x-name') ?? '')
  return new File([await response.blob()], name, { type: response.headers.get('content-type') ?? '' })
}
