/** The sound that another app shared, once; null where there is none. The service worker kept it (sw/shared.ts). */
export async function sharedSound(): Promise<File | null> {
  const cache = await caches.open('tappet-shared')
  const kept = await cache.match('/share')
  if (kept === undefined) return null
  await cache.delete('/share')
  const name = decodeURIComponent(kept.headers.get('x-name') ?? '')
  return new File([await kept.blob()], name, { type: kept.headers.get('content-type') ?? '' })
}
