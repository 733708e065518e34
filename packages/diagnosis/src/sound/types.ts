/** The first four are ways a car moves; air conditioning may be on in any of them. */
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

export const NOT_A_CAR = 'not_a_car'
export const UNCERTAIN = 'uncertain'
/** Answers that say nothing of the car. */
export const SAYS_NOTHING: readonly string[] = [UNCERTAIN, NOT_A_CAR, 'analysis_error']
export const NAMES_NO_FAULT: readonly string[] = [...SAYS_NOTHING, 'no_fault_heard']

export const urgencyLevels = ['safe', 'check_soon', 'fix_immediately'] as const
export type UrgencyLevel = (typeof urgencyLevels)[number]

/** docs/decisions/0053; what fits none of them has no tier. */
export const tiers = ['nothing', 'likely', 'possible', 'pair', 'told', 'again'] as const
export type Tier = (typeof tiers)[number]

/** `stop`: do not; `limp`: only as far as a safe place or a workshop; `soon`: have it checked soon. */
export const dangerLevels = ['none', 'soon', 'limp', 'stop'] as const
export type Danger = (typeof dangerLevels)[number]

export const dangerOf = {
  safe: 'none',
  check_soon: 'soon',
  fix_immediately: 'limp',
} as const satisfies Record<UrgencyLevel, Danger>
