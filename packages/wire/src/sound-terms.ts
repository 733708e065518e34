import type { SoundChip } from '@tappet/diagnosis/sound-terms'

export * from '@tappet/diagnosis/sound-terms'

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

/** `clean` was learned from licensed and synthetic sound alone. */
export const soundModelVariants = ['default', 'clean'] as const
export type SoundModelVariant = (typeof soundModelVariants)[number]

export const MAX_AUDIO_BYTES = 20 * 1024 * 1024
export const MAX_AUDIO_SECONDS = 600
