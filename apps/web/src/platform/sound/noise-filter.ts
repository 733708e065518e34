import { createChoice } from '../storage/choice.ts'

/**
 * In a worker: on a slow phone it takes longer than a tap may wait.
 * @throws DOMException when the browser cannot decode it; Error when the worker breaks
 */
export const noiseFilter = createChoice<boolean>(
  'tappet.noise-filter',
  (kept) => kept === 'on',
  (filter) => (filter ? 'on' : null),
)
