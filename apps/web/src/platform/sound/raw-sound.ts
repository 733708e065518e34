import { createChoice } from '../storage/choice.ts'

/**
 * Whether this device records without the noise filter, which is made for voices. The recorder and Settings show the
 * same switch.
 */
export const rawSound = createChoice<boolean>(
  'tappet.raw-engine-sound',
  (kept) => kept === 'on',
  (raw) => (raw ? 'on' : null),
)
