import { createChoice } from '../storage/choice.ts'

/**
 * Whether this device records through the browser's noise filter, which is made for voices. The recorder and Settings
 * show the same switch.
 */
export const noiseFilter = createChoice<boolean>(
  'tappet.noise-filter',
  (kept) => kept === 'on',
  (filter) => (filter ? 'on' : null),
)
