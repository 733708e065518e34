import type { FoundAdapter } from '@tappet/obd'
import { realDriver } from '@tappet/obd'
import type { AdapterAccess, AdapterRoute } from '../../platform/obd-transport.ts'
import type { Active, Desk } from './desk.ts'
import { activeOver } from './desk.ts'
import { WITHOUT_REPORT } from './state.ts'
import { stepWords } from './words.ts'

/** The demo, made once: its car keeps its codes while the page lives. */
export function demoOf(desk: Desk): () => Promise<Active> {
  let demo: Promise<Active> | null = null
  return () => {
    demo ??= desk.services.demo().then((driver) => activeOver(desk, driver))
    return demo
  }
}

/** The stated search; it lists demo adapters. Real ones come from the device's own chooser. */
export async function search(desk: Desk, demo: () => Promise<Active>): Promise<void> {
  if (desk.state().search === 'searching') return
  desk.set({ search: 'searching', demoDevices: [], routeFailure: null })
  const { scanner } = await demo()
  const demoDevices = await scanner.find()
  desk.set({ search: demoDevices.length > 0 ? 'found' : 'none', demoDevices })
}

/** Connects and says how it went. True when a car answers. */
export async function connectOver(
  desk: Desk,
  next: Active,
  deviceId: string,
  name: string,
): Promise<boolean> {
  const { say } = desk.services
  if (!desk.idle() || desk.state().connection.isConnected) return false
  desk.active = next
  desk.set({ ...WITHOUT_REPORT, activity: 'connecting', connectingTo: name, demo: next.driver.isDemo })
  const connected = await next.scanner.connect(deviceId)
  desk.set({ activity: null, connectingTo: null, progress: null })
  if (connected.ok) {
    say.connected()
    return true
  }
  const { diagnosis, transcript } = connected
  desk.set({ doctor: { of: 'connect', diagnosis, transcript } })
  say.connectionFailed()
  return false
}

/** Lets the driver choose a real adapter, and connects to it. Call it from a press. */
export async function connectReal(
  desk: Desk,
  access: AdapterAccess,
  route: AdapterRoute,
  onChosen: () => void,
): Promise<boolean> {
  desk.set({ routeFailure: null })
  const choice = await access.choose(route)
  if (choice.kind === 'closed') return false
  if (choice.kind === 'failed') {
    desk.set({ routeFailure: { route, why: choice.why, reason: choice.reason } })
    return false
  }
  const { device } = choice.adapter
  const next = realOver(desk, choice.adapter)
  await next.scanner.find()
  onChosen()
  return connectOver(desk, next, device.id, device.name)
}

function realOver(desk: Desk, adapter: FoundAdapter): Active {
  const { clock, newId } = desk.services
  const driver = realDriver({
    find: async () => [adapter],
    clock,
    newId,
    onProgress: (step) => desk.set({ progress: stepWords(step) }),
  })
  return activeOver(desk, driver)
}

/** Lets the adapter go. Where that fails it stays connected, and can be tried again. */
export async function disconnect(desk: Desk): Promise<void> {
  const { say } = desk.services
  if (desk.active === null || !desk.idle()) return
  desk.set({ activity: 'disconnecting' })
  try {
    await desk.active.scanner.disconnect()
    say.disconnected()
  } catch {
    say.disconnectFailed()
  }
  desk.set({ activity: null })
}
