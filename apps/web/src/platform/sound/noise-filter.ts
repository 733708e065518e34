import { createChoice } from '../storage/choice.ts'

/** Made for voices; the recorder and Settings show the same switch. */
export const noiseFilter = createChoice<boolean>(
  'tappet.noise-filter',
  (text) => text === 'on',
  (filter) => (filter ? 'on' : null),
)
