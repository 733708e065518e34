import { PROTOCOLS, type ProtocolNumber } from '@tappet/obd'
import { z } from 'zod'
import { recentList } from '../../../platform/storage/recent-list.ts'
import type { InstantStorage } from '../../../platform/storage/storage.ts'

const adapters = recentList(
  'tappet.adapters',
  z.array(z.object({ adapter: z.string(), protocol: z.string(), lacksTry: z.boolean().optional() })),
  ({ adapter }) => adapter,
)

/**
 * The bus that was found over this adapter last time; over a new one that of the car that was read last on this device,
 * which is mostly the same car. Null where none was. It only shortens the search: another bus is still found.
 */
export function rememberedProtocol(adapter: string, storage?: InstantStorage): ProtocolNumber | null {
  const all = adapters.read(storage)
  const number = (all.find((entry) => entry.adapter === adapter) ?? all[0])?.protocol
  return PROTOCOLS.find((protocol) => protocol.number === number)?.number ?? null
}

export const rememberedHang = (adapter: string, storage?: InstantStorage): boolean =>
  adapters.read(storage).find((entry) => entry.adapter === adapter)?.lacksTry === true

export function rememberProtocol(
  adapter: string,
  protocol: ProtocolNumber,
  lacksTry = false,
  storage?: InstantStorage,
): void {
  adapters.put({ adapter, protocol, ...(lacksTry && { lacksTry }) }, storage)
}
