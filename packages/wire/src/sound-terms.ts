export const drivingContexts = ['idle', 'accelerating', 'braking', 'turning', 'ac_on'] as const
export type DrivingContext = (typeof drivingContexts)[number]

export const soundChips = [
  'knock',
  'tick',
  'squeal',
  'grind',
  'rattle',
  'hum',
  'whine',
  'hiss',
  'clunk',
  'roar',
] as const
export type SoundChip = (typeof soundChips)[number]

export const soundChipLabels: Readonly<Record<SoundChip, string>> = {
  knock: 'Knock',
  tick: 'Tick',
  squeal: 'Squeal',
  grind: 'Grind',
  rattle: 'Rattle',
  hum: 'Hum',
  whine: 'Whine',
  hiss: 'Hiss',
  clunk: 'Clunk',
  roar: 'Roar',
}

export const urgencyLevels = ['safe', 'check_soon', 'fix_immediately'] as const
export type UrgencyLevel = (typeof urgencyLevels)[number]

/** docs/decisions/0053 */
export const tiers = ['nothing', 'likely', 'possible', 'pair', 'told', 'again'] as const
export type Tier = (typeof tiers)[number]

/** `clean` was learned from licensed and synthetic sound alone. */
export const soundModelVariants = ['default', 'clean'] as const
export type SoundModelVariant = (typeof soundModelVariants)[number]

export const NOT_A_CAR = 'not_a_car'
export const UNCERTAIN = 'uncertain'

export const MAX_AUDIO_BYTES = 20 * 1024 * 1024
export const MAX_AUDIO_SECONDS = 600
