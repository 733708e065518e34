/** What is changed between two takes, and what the driver does for it: all that a page needs to ask for them. */

/**
 * What is changed between two takes. The steering wheel at full lock is no contrast here: a pump's whine was found in 4 of
 * 26 pairs and something in 4 of 26 without a fault, because an engine hums at the same pitch.
 */
export const contrasts = ['rpm_2500', 'ac', 'brake', 'clutch', 'warm'] as const
export type ContrastId = (typeof contrasts)[number]

export type Contrast = {
  first: string
  /** What the driver does for the second take. */
  second: string
  /** The finding that the contrast is asked for. */
  asks: string
  /** By ear alone it found as little with a fault as without one: asked only where an adapter reads the engine speed. */
  needsAdapter?: true
}

export const CONTRASTS: Readonly<Record<ContrastId, Contrast>> = {
  rpm_2500: {
    first: 'engine idling, out of gear',
    second: 'engine held at 2,500 a minute, out of gear',
    asks: 'noise_rpm',
    needsAdapter: true,
  },
  ac: {
    first: 'engine idling, air conditioning off',
    second: 'the same with the air conditioning on, its compressor running',
    asks: 'ac_noise',
  },
  brake: {
    first: 'rolling at walking pace on an empty yard, without braking',
    second: 'the same while braking lightly',
    asks: 'brake_noise',
  },
  clutch: {
    first: 'engine idling out of gear, clutch pedal up',
    second: 'the same with the clutch pedal pressed',
    asks: 'clutch_noise',
  },
  warm: {
    first: 'right after a cold start',
    second: 'the same place when the engine is warm',
    asks: 'ctx_cold',
  },
}
