import type { Client } from '../../backend/connection/connect.ts'
import type { AdapterAccess } from '../../platform/obd/obd-transport.ts'
import { browserClock } from '../../platform/runtime/clock.ts'
import { newId } from '../../platform/runtime/new-id.ts'
import { oneAttempt } from '../../platform/runtime/one-attempt.ts'
import { browserRandomness } from '../../platform/runtime/randomness.ts'
import { isNativeApp } from '../../platform/runtime/runtime.ts'
import { messages } from './clearing/messages.ts'
import type { KeptReport } from './saved/report.ts'
import type { Demo, ObdServices } from './store.ts'

/** Never goes back. */
const obdClock: ObdServices['clock'] = { now: () => performance.now(), after: browserClock.after }

async function openDemo(): Promise<Demo> {
  const { statedSimulation } = await import('@tappet/obd/testing')
  return statedSimulation({ clock: obdClock, randomness: browserRandomness, newId })
}

async function openAccess(): Promise<AdapterAccess> {
  if (isNativeApp()) {
    const { createNativeAdapterAccess } = await import('../../platform/obd/obd-transport.native.ts')
    return createNativeAdapterAccess()
  }
  const { createWebAdapterAccess } = await import('../../platform/obd/obd-transport.web.ts')
  return createWebAdapterAccess()
}

const openReports = oneAttempt(async () => {
  const { createWebSnapshotStore } = await import('../../platform/storage/snapshot-store.web.ts')
  return createWebSnapshotStore<KeptReport>()
})

export type Latest = {
  client: Client | null
  userId: string | null
  carId: string | null
  askToSignIn: () => void
  onCounted: () => void
  /** Null where nothing is sold. */
  onUpgrade: (() => void) | null
}

function clientOf({ client }: Latest): Client {
  if (client === null) throw new Error('The server could not be reached')
  return client
}

export function createServices(latest: () => Latest): ObdServices {
  return {
    clock: obdClock,
    nowMs: browserClock.nowMs,
    newId,
    userId: () => latest().userId,
    carId: () => latest().carId,
    askToSignIn: () => latest().askToSignIn(),
    count: async (vin) => (await import('./reading/usage.ts')).countRead(clientOf(latest()), vin),
    giveBack: async (useId) => (await import('./reading/usage.ts')).giveReadBack(clientOf(latest()), useId),
    onCounted: () => latest().onCounted(),
    demo: openDemo,
    real: async () => (await import('@tappet/obd/driver')).connect,
    access: openAccess,
    reports: openReports,
    say: {
      ...messages,
      readFailed: (serviceError) => messages.readFailed(serviceError, latest().onUpgrade),
    },
  }
}
