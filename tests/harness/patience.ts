import { expect, vi } from 'vitest'

/** What comes in milliseconds here has taken seconds where others share the processor. */
const PATIENCE_MS = 20_000

const { waitFor } = vi
vi.waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })

const { poll } = expect
expect.poll = (check, options) => poll(check, { timeout: PATIENCE_MS, ...options })
