import { browserClock, type Clock } from '../runtime/clock.ts'
import type { AdapterAccess } from './obd-transport.ts'

/** Cables and classic Bluetooth need a browser. */
export function createNativeAdapterAccess(clock: Clock = browserClock): AdapterAccess {
  return {
    obstacle: (route) => (route === 'usb' || route === 'classicBluetooth' ? 'onlyInBrowser' : null),
    async choose(route) {
      if (route === 'wifi') {
        const { wifiAdapter } = await import('./tcp.native.ts')
        return { kind: 'chosen', adapter: wifiAdapter(clock) }
      }
      if (route === 'bluetooth' || route === 'anyBluetooth') {
        const { chooseNativeBluetooth } = await import('./bluetooth.native.ts')
        return chooseNativeBluetooth(route === 'anyBluetooth')
      }
      return { kind: 'failed', why: 'refused', reason: 'The app has no serial ports.' }
    },
  }
}
