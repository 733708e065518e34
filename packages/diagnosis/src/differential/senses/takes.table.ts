/**
 * Likelihood ratios of findings by short takes: two takes with one thing changed in between, a take compared with the
 * car's own normal, and motion measured by a phone on the seat. Those of contrasts are bounded by how often the change
 * was found with synthetic faults over real engines and on pairs without a fault (model/CARD.md); those of motion rest on
 * simulated motion alone and stay small. All judged, not reviewed.
 */
import type { ChangeKind } from '@tappet/acoustics/contrast'
import type { FeltSign } from '@tappet/acoustics/vibration'

/**
 * What is changed between two takes. The steering wheel at full lock is no contrast here: a pump's whine was found in 4 of
 * 26 pairs and something in 4 of 26 without a fault, because an engine hums at the same pitch.
 */
export const contrasts = ['rpm_2500', 'ac', 'brake', 'clutch', 'warm'] as const
export type ContrastId = (typeof contrasts)[number]

type Ratios = Readonly<Record<string, number>>

export type ContrastRow = {
  /** What the driver does for the second take. */
  first: string
  second: string
  /** The finding that the contrast is asked for. */
  asks: string
  /** By change: how much likelier each finding makes it. */
  says: Partial<Record<ChangeKind, Ratios>>
  /** By ear alone it found as little with a fault as without one: asked only where an adapter reads the engine speed. */
  needsAdapter?: true
  source: string
}

export const CONTRASTS: Readonly<Record<ContrastId, ContrastRow>> = {
  rpm_2500: {
    first: 'engine idling, out of gear',
    second: 'engine held at 2,500 a minute, out of gear',
    asks: 'noise_rpm',
    needsAdapter: true,
    says: {
      impulses_follow: { noise_rpm: 2, tick_engine: 1.5 },
      impulses_stay: { noise_rpm: 0.7 },
      more_even: { rough_idle: 1.5 },
      stays_uneven: { misfire: 1.5 },
    },
    source:
      'What turns with the engine keeps its order: Randall, Vibration-based Condition Monitoring, 3.5; lifters and exhaust leaks tick with engine speed (engineerfix.com, ramforum.com 2464503)',
  },
  ac: {
    first: 'engine idling, air conditioning off',
    second: 'the same with the air conditioning on, its compressor running',
    asks: 'ac_noise',
    says: {
      new_impulses: { ac_noise: 5 },
      new_tone: { ac_noise: 3, squeal_belt: 2 },
      louder: { ac_noise: 1.5 },
      unchanged: { ac_noise: 0.4 },
    },
    source:
      'A compressor grinds or rattles with its clutch (autoacforum.com 6276, soundcy.com); a slipping belt squeals when the compressor engages (GM Firebird manual)',
  },
  brake: {
    first: 'rolling at walking pace on an empty yard, without braking',
    second: 'the same while braking lightly',
    asks: 'brake_noise',
    says: {
      new_tone: { brake_noise: 4, brake_squeal: 4 },
      louder: { brake_noise: 3, brake_grind: 2 },
      unchanged: { brake_noise: 0.6 },
    },
    source: 'Squeal is a tone of the brake itself, 1 to 18 kHz (Applus IDIADA, thebrakereport.com part 4)',
  },
  clutch: {
    first: 'engine idling out of gear, clutch pedal up',
    second: 'the same with the clutch pedal pressed',
    asks: 'clutch_noise',
    says: {
      impulses_gone: { clutch_noise: 4 },
      tone_gone: { clutch_noise: 2 },
      new_tone: { clutch_noise: 2 },
      new_impulses: { clutch_noise: 3 },
      unchanged: { clutch_noise: 0.4 },
    },
    source: 'A pressed pedal loads the release bearing and stops the gearbox: the finding’s own question',
  },
  warm: {
    first: 'right after a cold start',
    second: 'the same place when the engine is warm',
    asks: 'ctx_cold',
    says: { impulses_gone: { ctx_cold: 4 }, tone_gone: { ctx_cold: 2 }, unchanged: { ctx_cold: 0.5 } },
    source:
      'A leaking manifold ticks cold and closes warm; a lifter fades when oil arrives (engineerfix.com)',
  },
}

/** What was felt. */
export const FELT_SAYS: Readonly<Record<FeltSign, Ratios>> = {
  half_order: { rough_idle: 2, misfire: 2 },
  engine_order: { rough_idle: 1.5 },
  // A healthy engine is felt at every firing.
  firing: {},
  wheel: { wobble_speed: 3 },
  wheel_twice: { wobble_speed: 2, thump_speed: 2 },
  brake_pulse: { brake_shake: 3 },
}

/** Two takes further from the car's own normal than 19 in 20 of healthy cars. */
export const CHANGED_RATIO = 3
