import type { ErasedId, SavedSnapshot, SnapshotPiece } from '@tappet/obd'
import { carLink } from '../../platform/obd/car-link.ts'
import type { AdapterAccess, AdapterRoute } from '../../platform/obd/obd-transport.ts'
import { oneAttempt } from '../../platform/runtime/one-attempt.ts'
import { connectDemo, connectReal, disconnect, search } from './adapter/connecting.ts'
import { clear, prepareClear } from './clearing/clearing.ts'
import { scan, scanAgain } from './reading/reading.ts'
import { keepReport, putBackKept, refreshKept, removeKept } from './saved/keeping.ts'
import type { KeptReport } from './saved/report.ts'
import { WITHOUT_REPORT } from './state.ts'
import { createObdStore, diagnosed, type ObdServices, type ObdStore } from './store.ts'

export type ObdController = ReturnType<typeof createObdController>

export function createObdController(services: ObdServices) {
  const store = createObdStore(services)
  // Its car keeps its codes while the page lives.
  const demo = oneAttempt(services.demo)
  store.subscribe(() => carLink.set(carToRead(store)))
  let saved: SavedSnapshot | null = null
  return {
    state: store.state,
    subscribe: store.subscribe,
    access: services.access,
    search: () => search(store, demo),
    connectDemo: (deviceId: string) => connectDemo(store, demo, deviceId),
    connectReal: (access: AdapterAccess, route: AdapterRoute, onChosen: () => void) =>
      connectReal(store, access, route, onChosen),
    tryDemo: () => connectDemo(store, demo),
    disconnect: () => disconnect(store),
    scanAgain: () => scanAgain(store),
    scan: () => scan(store),
    async prepareClear() {
      saved = null
      saved = await prepareClear(store)
    },
    async clear(
      points: readonly ErasedId[],
      givenUp: readonly SnapshotPiece[],
      driverSaysEngineIsOff: boolean,
    ) {
      return saved !== null && clear(store, saved, points, givenUp, driverSaysEngineIsOff)
    },
    leaveClearing: () => store.set({ clearing: null }),
    keepReport: () => keepReport(store),
    removeKept: (id: string) => removeKept(store, id),
    putBackKept: (report: KeptReport) => putBackKept(store, report),
    refreshKept: () => refreshKept(store),
    connection: () => store.car,
    /** Though nothing failed. */
    openDoctor: () => store.set({ doctor: diagnosed(store, 'look') }),
    closeDoctor: () => store.set({ doctor: null }),
    liveFailed: () => store.set({ doctor: diagnosed(store, 'live') }),
    /** What was read is not another person's to see. */
    forget: () =>
      store.set({ ...WITHOUT_REPORT, kept: [], connection: { ...store.state().connection, codes: [] } }),
  }
}

/** For takes on other pages. */
function carToRead(store: ObdStore) {
  const { connection, demo, activity } = store.state()
  if (!connection.isConnected || demo || activity !== null) return null
  return store.car
}
