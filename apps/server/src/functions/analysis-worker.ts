/** Analyses recordings one after another; see analysis-pool.ts. */
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hearAllClasses } from '@tappet/acoustics/listener'
import { hearWav } from '@tappet/acoustics/model'
import { MAX_AUDIO_SECONDS } from '@tappet/wire'

// Half a second of a processor without a pause: answers that take a millisecond go first. On Linux alone a priority is one of a thread; elsewhere this would be the whole server's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

parentPort?.on('message', (wav: Uint8Array) => {
  parentPort?.postMessage(hearWav(wav, { maxDurationSeconds: MAX_AUDIO_SECONDS, listen: hearAllClasses }))
})
