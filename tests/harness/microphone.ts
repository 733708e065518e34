import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Of this Playwright worker alone; the folder goes with the run (scripts/test-run.mjs). */
const clipPath = join(tmpdir(), `tappet-heard-${process.env.TEST_WORKER_INDEX}.wav`)

/**
 * A microphone that is allowed without a question and hears a file. Every browser of the tests has it: a file of tests
 * with arguments of its own would need a worker, a server and a browser of its own.
 */
export const MICROPHONE_ARGS = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-audio-capture=${clipPath}`,
  '--autoplay-policy=no-user-gesture-required',
]

/** What the microphone hears from its next opening on, again and again: the bytes of a WAV file. */
export const hear = (wav: Uint8Array): void => writeFileSync(clipPath, wav)
