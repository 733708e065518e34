/** Analyses recordings one after another; see analysis-pool.ts. */
import { hearAllClasses } from '@tappet/acoustics/listener'
import { hearWav } from '@tappet/acoustics/model'
import { MAX_AUDIO_SECONDS } from '@tappet/wire'

process.on('message', (wav: Uint8Array) => {
  process.send?.(hearWav(wav, { maxDurationSeconds: MAX_AUDIO_SECONDS, listen: hearAllClasses }))
})
