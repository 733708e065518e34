import type { ProtocolNumber } from '@tappet/obd'
import { PROTOCOLS } from '@tappet/obd'
import { z } from 'zod'
import type { InstantStorage } from '../../../platform/storage/storage.ts'
import { deviceStorage } from '../../../platform/storage/storage.web.ts'

const KEY = 'tappet.adapters'
/** The adapter that was used last comes first; the ones after that are forgotten. */
const MAX_ADAPTERS = 20

const kept = z
  .array(z.object({ adapter: z.string(), protocol: z.string(), lacksTry: z.boolean().optional() }))
  .max(MAX_ADAPTERS)
type Kept = z.infer<typeof kept>

function readAll(storage: InstantStorage): Kept {
  try {
    return kept.parse(JSON.parse(storage.getItem(KEY) ?? '[]'))
  } catch {
    // Of another version, or edited by hand: the adapter searches as on the first day.
    return []
  }
}

/**
 * The bus that was found over this adapter last time; over a new one that of the car that was read last on this device,
 * which is mostly the same car. Null where none was. It only shortens the search: another bus is still found.
 */
export function rememberedProtocol(
  adapter: string,
  storage: InstantStorage = deviceStorage,
): ProtocolNumber | null {
  const all = readAll(storage)
  const number = (all.find((entry) => entry.adapter === adapter) ?? all[0])?.protocol
  return PROTOCOLS.find((protocol) => protocol.number === number)?.number ?? null
}

/** Whether this adapter hung when a bus was tried (ATTP). */
export const rememberedHang = (adapter: string, storage: InstantStorage = deviceStorage): boolean =>
  readAll(storage).find((entry) => entry.adapter === adapter)?.lacksTry === true

/** Keeps the bus that was found over this adapter on this device, and whether it hung at a try. */
export function rememberProtocol(
  adapter: string,
  protocol: ProtocolNumber,
  lacksTry = false,
  storage: InstantStorage = deviceStorage,
): void {
  const others = readAll(storage).filter((entry) => entry.adapter !== adapter)
  storage.setItem(
    KEY,
    JSON.stringify([{ adapter, protocol, ...(lacksTry && { lacksTry }) }, ...others].slice(0, MAX_ADAPTERS)),
  )
}
