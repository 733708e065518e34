import { browserClock, type Clock } from '../runtime/clock.ts'
import type { AdapterAccess, AdapterRoute, RouteObstacle } from './obd-transport.ts'

export function createWebAdapterAccess(clock: Clock = browserClock): AdapterAccess {
  return {
    obstacle,
    async choose(route) {
      if (route === 'bluetooth' || route === 'anyBluetooth') {
        const { chooseBluetooth } = await import('./bluetooth.web.ts')
        return chooseBluetooth(clock, route === 'anyBluetooth')
      }
      if (route === 'wifi') return { kind: 'failed', why: 'refused', reason: 'A browser opens no TCP.' }
      const { chooseSerial } = await import('./serial.web.ts')
      return chooseSerial(route)
    },
  }
}

function obstacle(route: AdapterRoute): RouteObstacle | null {
  if (route === 'wifi') return 'onlyInApp'
  if (!window.isSecureContext) return 'insecure'
  const wanted = route === 'bluetooth' || route === 'anyBluetooth' ? 'bluetooth' : 'serial'
  if (wanted in navigator) return null
  return wanted === 'bluetooth' ? 'noBluetooth' : 'noSerial'
}
