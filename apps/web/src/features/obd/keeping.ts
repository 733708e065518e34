import type { Desk } from './desk.ts'
import type { KeptReport } from './report.ts'
import { keptFromReport } from './report.ts'

const ownerOf = (desk: Desk) => desk.services.userId() ?? 'nobody'

/** Who, when and from where, of a report that is about to be kept. */
export function keptNow(desk: Desk, occasion: KeptReport['occasion']) {
  const { services } = desk
  const { demo, connection } = desk.state()
  return {
    id: services.newId(),
    ownerId: ownerOf(desk),
    savedAtMs: services.nowMs(),
    occasion,
    demo,
    deviceName: connection.deviceName ?? 'OBD adapter',
  }
}

/** Lists what this person keeps on this device; a browser that denies its database keeps nothing. */
export async function refreshKept(desk: Desk): Promise<void> {
  const list = async () => (await desk.services.store()).list(ownerOf(desk))
  desk.set({ kept: await list().catch(() => []) })
}

export async function keepReport(desk: Desk): Promise<void> {
  const { say, store } = desk.services
  const { report } = desk.state()
  if (report === null) return
  try {
    await (await store()).put(keptFromReport(report, keptNow(desk, 'scan')))
    desk.set({ reportKept: true })
    say.saved()
  } catch {
    say.notSaved()
  }
  await refreshKept(desk)
}

export async function removeKept(desk: Desk, id: string): Promise<void> {
  await (await desk.services.store()).remove(id)
  await refreshKept(desk)
}

export async function putBackKept(desk: Desk, report: KeptReport): Promise<void> {
  await (await desk.services.store()).put(report)
  await refreshKept(desk)
}
