import { hearAllClasses } from '@tappet/acoustics/listener'
import { hearWav } from '@tappet/acoustics/model'
import { MAX_AUDIO_SECONDS } from '@tappet/wire'

process.on('message', (wav: Uint8Array) => {
  const result = hearWav(wav, { maxDurationSeconds: MAX_AUDIO_SECONDS, listen: hearAllClasses })
  // Where the server has ended meanwhile nobody wants the answer.
  process.send?.(result, () => undefined)
})
