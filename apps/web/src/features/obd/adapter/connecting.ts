import type { FoundAdapter } from '@tappet/obd'
import type { AdapterAccess, AdapterRoute } from '../../../platform/obd/obd-transport.ts'
import { stepWords } from '../copy.ts'
import { WITHOUT_REPORT } from '../state.ts'
import type { Active, ObdStore } from '../store.ts'
import { activeOver } from '../store.ts'
import { linkLost } from './losing.ts'
import { rememberedProtocol, rememberProtocol } from './remembered.ts'

/** The demo, made once: its car keeps its codes while the page lives. */
export function demoOf(store: ObdStore): () => Promise<Active> {
  let demo: Promise<Active> | null = null
  return () => {
    demo ??= store.services.demo().then((driver) => activeOver(store, driver))
    return demo
  }
}

/** The stated search; it lists demo adapters. Real ones come from the device's own chooser. */
export async function search(store: ObdStore, demo: () => Promise<Active>): Promise<void> {
  if (store.state().search === 'searching') return
  store.set({ search: 'searching', demoDevices: [], routeFailure: null })
  const { scanner } = await demo()
  const demoDevices = await scanner.find()
  store.set({ search: demoDevices.length > 0 ? 'found' : 'none', demoDevices })
}

/** Connects to the demo car at once: the driver asked for it, so nothing is searched for. */
export async function tryDemo(store: ObdStore, demo: () => Promise<Active>): Promise<boolean> {
  const next = await demo()
  const [device] = next.driver.known
  return device !== undefined && connectOver(store, next, device.id, device.name)
}

/** Connects and says how it went. True when a car answers. */
export async function connectOver(
  store: ObdStore,
  next: Active,
  deviceId: string,
  name: string,
): Promise<boolean> {
  const { say } = store.services
  if (!store.idle() || store.state().connection.isConnected) return false
  store.active = next
  store.deviceName = name
  store.set({ ...WITHOUT_REPORT, activity: 'connecting', connectingTo: name, demo: next.driver.isDemo })
  const connected = await next.scanner.connect(deviceId)
  store.set({ activity: null, connectingTo: null, progress: null })
  if (connected.ok) {
    const { protocol } = connected.connection.adapter()
    if (protocol !== null && !next.driver.isDemo) rememberProtocol(deviceId, protocol.number)
    store.set({ links: store.state().links + 1 })
    say.connected()
    return true
  }
  const { diagnosis, transcript } = connected
  store.set({ doctor: { of: 'connect', diagnosis, transcript } })
  say.connectionFailed()
  return false
}

/** Lets the driver choose a real adapter, and connects to it. Call it from a press. */
export async function connectReal(
  store: ObdStore,
  access: AdapterAccess,
  route: AdapterRoute,
  onChosen: () => void,
): Promise<boolean> {
  store.set({ routeFailure: null })
  const choice = await access.choose(route)
  if (choice.kind === 'closed') return false
  if (choice.kind === 'failed') {
    store.set({ routeFailure: { route, why: choice.why, reason: choice.reason } })
    return false
  }
  const { device } = choice.adapter
  const next = await realOver(store, choice.adapter).catch(() => null)
  if (next === null) {
    store.services.say.connectionFailed()
    return false
  }
  await next.scanner.find()
  onChosen()
  return connectOver(store, next, device.id, device.name)
}

/** The dialogue with a car comes with the first one. @throws where its code cannot be fetched; the next press asks again */
async function realOver(store: ObdStore, adapter: FoundAdapter): Promise<Active> {
  const { clock, newId } = store.services
  let active: Active | null = null
  const driver = (await store.services.real())({
    find: async () => [{ ...adapter, protocol: rememberedProtocol(adapter.device.id) }],
    clock,
    newId,
    onProgress: (step) => store.set({ progress: stepWords(step) }),
    onLost: () => {
      if (active !== null) void linkLost(store, active)
    },
  })
  active = activeOver(store, driver)
  return active
}

/** Lets the adapter go. Where that fails it stays connected, and can be tried again. */
export async function disconnect(store: ObdStore): Promise<void> {
  const { say } = store.services
  if (store.active === null || !store.idle()) return
  store.set({ activity: 'disconnecting' })
  try {
    await store.active.scanner.disconnect()
    say.disconnected()
  } catch {
    say.disconnectFailed()
  }
  store.set({ activity: null })
}
