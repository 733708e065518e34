/** Analyses recordings one after another; see analysis-pool.ts. */
import { parentPort } from 'node:worker_threads'
import { hearAllClasses } from '@tappet/acoustics/listener'
import { hearWav } from '@tappet/acoustics/model'
import { MAX_AUDIO_SECONDS } from '@tappet/wire'

parentPort?.on('message', (wav: Uint8Array) => {
  parentPort?.postMessage(hearWav(wav, { maxDurationSeconds: MAX_AUDIO_SECONDS, listen: hearAllClasses }))
})
