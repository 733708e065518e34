import type { Shake } from '@tappet/acoustics/vibration'
import type { MotionOpening, MotionSensor } from './motion.ts'

/** A desk computer has the event and never fires it with numbers. */
const FIRST_READING_MS = 1500

/** W3C Device Orientation and Motion. */
export const webMotion: MotionSensor = { open }

async function open(): Promise<MotionOpening> {
  if (!('DeviceMotionEvent' in window)) return { ok: false, code: 'absent' }
  if (!(await isAllowed())) return { ok: false, code: 'refused' }
  const shakes: Shake[] = []
  let onFirst = () => {}
  const first = new Promise<void>((resolve) => {
    onFirst = resolve
  })
  const listen = ({ accelerationIncludingGravity: force, timeStamp }: DeviceMotionEvent) => {
    if (!force || force.x === null || force.y === null || force.z === null) return
    shakes.push({ at: timeStamp / 1000, x: force.x, y: force.y, z: force.z })
    onFirst()
  }
  window.addEventListener('devicemotion', listen)
  const stop = () => {
    window.removeEventListener('devicemotion', listen)
    return shakes
  }
  await Promise.race([first, new Promise((resolve) => setTimeout(resolve, FIRST_READING_MS))])
  if (shakes.length > 0) return { ok: true, stop }
  stop()
  return { ok: false, code: 'absent' }
}

/** WebKit asks, and newer Chromium can. */
async function isAllowed(): Promise<boolean> {
  const ask: unknown = Reflect.get(DeviceMotionEvent, 'requestPermission')
  if (typeof ask !== 'function') return true
  try {
    return (await ask.call(DeviceMotionEvent)) === 'granted'
  } catch {
    // Asked without a tap, or on a page without TLS.
    return false
  }
}
