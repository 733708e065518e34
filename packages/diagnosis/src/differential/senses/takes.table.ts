/**
 * Likelihood ratios of findings by short takes: two takes with one thing changed in between, a take compared with the
 * car's own normal, and motion measured by a phone on the seat. Those of contrasts are bounded by how often the change
 * was found with synthetic faults over real engines and on pairs without a fault (model/CARD.md); those of motion rest on
 * simulated motion alone and stay small. All judged, not reviewed.
 */
import type { ChangeKind } from '@tappet/acoustics/contrast'
import type { FeltSign } from '@tappet/acoustics/vibration'
import type { ContrastId } from './contrasts.table.ts'

type Ratios = Readonly<Record<string, number>>

/** By change: how much likelier each finding makes it. */
type Says = { says: Partial<Record<ChangeKind, Ratios>>; source: string }

export const CONTRAST_SAYS: Readonly<Record<ContrastId, Says>> = {
  rpm_2500: {
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
    says: {
      new_tone: { brake_noise: 4, brake_squeal: 4 },
      louder: { brake_noise: 3, brake_grind: 2 },
      unchanged: { brake_noise: 0.6 },
    },
    source: 'Squeal is a tone of the brake itself, 1 to 18 kHz (Applus IDIADA, thebrakereport.com part 4)',
  },
  clutch: {
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
