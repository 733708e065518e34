import type { ErasedId, SavedSnapshot } from '@tappet/obd'
import type { AdapterAccess, AdapterRoute } from '../../platform/obd-transport.ts'
import { clear, prepareClear } from './clearing.ts'
import { connectOver, connectReal, demoOf, disconnect, search } from './connecting.ts'
import type { ObdServices } from './desk.ts'
import { createDesk, diagnosed } from './desk.ts'
import { keepReport, putBackKept, refreshKept, removeKept } from './keeping.ts'
import { scan } from './reading.ts'
import type { KeptReport } from './report.ts'
import { WITHOUT_REPORT } from './state.ts'

export type ObdController = ReturnType<typeof createObdController>

/** The scanner behind the page. It outlives the page, so that a look at a code's details ends no connection. */
export function createObdController(services: ObdServices) {
  const desk = createDesk(services)
  const demo = demoOf(desk)
  let saved: SavedSnapshot | null = null
  return {
    state: desk.state,
    subscribe: desk.subscribe,
    access: services.access,
    search: () => search(desk, demo),
    async connectDemo(deviceId: string) {
      const name = desk.state().demoDevices.find(({ id }) => id === deviceId)?.name ?? deviceId
      return connectOver(desk, await demo(), deviceId, name)
    },
    connectReal: (access: AdapterAccess, route: AdapterRoute, onChosen: () => void) =>
      connectReal(desk, access, route, onChosen),
    disconnect: () => disconnect(desk),
    scan: () => scan(desk),
    async prepareClear() {
      saved = null
      saved = await prepareClear(desk)
    },
    async clear(points: readonly ErasedId[], driverSaysEngineIsOff: boolean) {
      return saved !== null && clear(desk, saved, points, driverSaysEngineIsOff)
    },
    leaveClearing: () => desk.set({ clearing: null }),
    keepReport: () => keepReport(desk),
    removeKept: (id: string) => removeKept(desk, id),
    putBackKept: (report: KeptReport) => putBackKept(desk, report),
    refreshKept: () => refreshKept(desk),
    /** The car, for the gauges; null while there is none. */
    connection: () => desk.active?.driver.connection() ?? null,
    /** Shows the doctor though nothing failed. */
    openDoctor: () => desk.set({ doctor: diagnosed(desk, 'look') }),
    closeDoctor: () => desk.set({ doctor: null }),
    liveFailed: () => desk.set({ doctor: diagnosed(desk, 'live') }),
    /** Another person uses the app now: what was read is not theirs to see. */
    forget: () =>
      desk.set({ ...WITHOUT_REPORT, kept: [], connection: { ...desk.state().connection, codes: [] } }),
  }
}
