import type { Connected, FoundAdapter } from '@tappet/obd'
import type { AdapterAccess, AdapterRoute } from '../../../platform/obd/obd-transport.ts'
import { stepWords } from '../copy.ts'
import { DISCONNECTED, WITHOUT_REPORT } from '../state.ts'
import type { Demo, ObdStore } from '../store.ts'
import { linkLost, lose } from './link-loss.ts'
import { rememberedHang, rememberedProtocol, rememberProtocol } from './remembered.ts'

/** The stated search; it lists demo adapters. Real ones come from the device's own chooser. */
export async function search(store: ObdStore, demo: () => Promise<Demo>): Promise<void> {
  if (store.state().search === 'searching') return
  store.set({ search: 'searching', demoDevices: [], routeFailure: null })
  const demoDevices = await (await demo()).find()
  store.set({ search: demoDevices.length > 0 ? 'found' : 'none', demoDevices })
}

export async function connectDemo(
  store: ObdStore,
  demo: () => Promise<Demo>,
  deviceId?: string,
): Promise<boolean> {
  const { known, connect } = await demo()
  const device = known.find(({ id }) => deviceId === undefined || id === deviceId)
  if (device === undefined) return false
  return connectOver(store, { ...device, isDemo: true, connect: () => connect(device.id) })
}

type Adapter = { id: string; name: string; isDemo: boolean; connect: () => Promise<Connected> }

/** Connects and says how it went. True when a car answers. */
async function connectOver(store: ObdStore, { id, name, isDemo, connect }: Adapter): Promise<boolean> {
  const { say } = store.services
  if (!store.idle() || store.state().connection.isConnected) return false
  store.deviceName = name
  store.car = null
  store.set({ ...WITHOUT_REPORT, activity: 'connecting', connectingTo: name, demo: isDemo })
  const connected = await connect()
  store.set({ activity: null, connectingTo: null, progress: null })
  if (!connected.ok) {
    const { diagnosis, transcript } = connected
    store.set({ doctor: { of: 'connect', diagnosis, transcript } })
    say.connectionFailed()
    return false
  }
  store.car = connected.connection
  const { links, demoDevices } = store.state()
  store.set({
    links: links + 1,
    connection: { ...DISCONNECTED, isConnected: true, deviceName: name },
    demoDevices: demoDevices.map((device) => ({ ...device, connected: device.id === id })),
  })
  const { protocol } = connected.connection.adapter()
  const lacksTry = connected.connection.adapter().lacks.includes('ATTP')
  if (protocol !== null && !isDemo) rememberProtocol(id, protocol.number, lacksTry)
  say.connected()
  return true
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
  // The dialogue with a car comes with the first one; where its code cannot be fetched the next press asks again.
  const connect = await store.services.real().catch(() => null)
  if (connect === null) {
    store.services.say.connectionFailed()
    return false
  }
  onChosen()
  const { device } = choice.adapter
  return connectOver(store, { ...device, isDemo: false, connect: () => dial(store, choice.adapter, connect) })
}

function dial(
  store: ObdStore,
  { device, ways }: FoundAdapter,
  connect: Awaited<ReturnType<ObdStore['services']['real']>>,
): Promise<Connected> {
  const { clock, newId } = store.services
  const id = newId()
  return connect({
    ways,
    clock,
    id,
    protocol: rememberedProtocol(device.id),
    lacksTry: rememberedHang(device.id),
    onProgress: (step) => store.set({ progress: stepWords(step) }),
    onLost: () => {
      if (store.car?.id === id) void linkLost(store, store.car)
    },
  })
}

/** Lets the adapter go. Where that fails it stays connected, and can be tried again. */
export async function disconnect(store: ObdStore): Promise<void> {
  const { say } = store.services
  if (store.car === null || !store.idle()) return
  store.set({ activity: 'disconnecting' })
  try {
    await store.car.close()
    store.car = null
    lose(store)
    say.disconnected()
  } catch {
    say.disconnectFailed()
  }
  store.set({ activity: null })
}
