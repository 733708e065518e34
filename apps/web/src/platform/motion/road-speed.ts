/** Speed on the road by satellite, as a page sees it. Independent of the browser. */
import type { SpeedReading } from '@tappet/acoustics/vibration'

/** absent: this device tells no speed. refused: its owner did not allow it. */
export type RoadSpeedOpening =
  | { ok: true /** Metres a second; seconds on the page's own clock. */; stop: () => SpeedReading[] }
  | { ok: false; code: 'absent' | 'refused' }

export interface RoadSpeed {
  /** Asks for the location, of which the speed alone is kept, and listens. */
  open: () => Promise<RoadSpeedOpening>
}
