import type { Shake } from '@tappet/acoustics/vibration'

/** absent: this device gives no motion. refused: its owner did not allow it. */
export type MotionOpening = { ok: true; stop: () => Shake[] } | { ok: false; code: 'absent' | 'refused' }

export interface MotionSensor {
  /** iOS asks its owner, and only after a tap. */
  open: () => Promise<MotionOpening>
}
