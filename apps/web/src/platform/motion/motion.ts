/** The motion sensor as a page sees it. Independent of the browser. */
import type { Shake } from '@tappet/acoustics/vibration'

/** absent: this device gives no motion. refused: its owner did not allow it. */
export type MotionOpening = { ok: true; stop: () => Shake[] } | { ok: false; code: 'absent' | 'refused' }

export interface MotionSensor {
  /** Asks for the sensor and listens. iOS asks its owner, and only after a tap. */
  open: () => Promise<MotionOpening>
}
