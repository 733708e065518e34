import type { SpeedReading } from '@tappet/acoustics/vibration'

/** absent: this device tells no speed. refused: its owner did not allow it. */
export type RoadSpeedOpening =
  | { ok: true /** Metres a second; seconds on the page's own clock. */; stop: () => SpeedReading[] }
  | { ok: false; code: 'absent' | 'refused' }

export interface RoadSpeed {
  /** Of the location the speed alone is kept. */
  open: () => Promise<RoadSpeedOpening>
}
