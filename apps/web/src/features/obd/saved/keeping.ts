import type { ObdStore } from '../store.ts'
import { type KeptReport, keptFromReport, keptFromStored } from './report.ts'

const ownerOf = (store: ObdStore) => store.services.userId() ?? 'nobody'

export function keptNow(store: ObdStore, occasion: KeptReport['occasion']) {
  const { services } = store
  const { demo, connection } = store.state()
  return {
    id: services.newId(),
    ownerId: ownerOf(store),
    savedAtMs: services.nowMs(),
    occasion,
    demo,
    deviceName: connection.deviceName ?? 'OBD adapter',
    ...(services.carId() === null ? {} : { vehicleId: services.carId() ?? '' }),
  }
}

export async function refreshKept(store: ObdStore): Promise<void> {
  const list = async () => (await store.services.reports()).list(ownerOf(store))
  const reports = await list().catch(() => null)
  store.set({ kept: reports?.map(keptFromStored) ?? [], keptUnread: reports === null })
}

export async function keepReport(store: ObdStore): Promise<void> {
  const { say, reports } = store.services
  const { report } = store.state()
  if (report === null) return
  try {
    const readAtMs = store.state().connection.lastReadTimestamp
    const of = { ...keptNow(store, 'scan'), ...(readAtMs === null ? {} : { readAtMs }) }
    await (await reports()).put(keptFromReport(report, of))
    store.set({ reportKept: true })
    say.saved()
  } catch {
    say.notSaved()
  }
  await refreshKept(store)
}

export async function removeKept(store: ObdStore, id: string): Promise<void> {
  await (await store.services.reports()).remove(id)
  await refreshKept(store)
}

export async function putBackKept(store: ObdStore, report: KeptReport): Promise<void> {
  await (await store.services.reports()).put(report)
  await refreshKept(store)
}
