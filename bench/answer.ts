/** One sound file as the product answers it, without what the driver said: no situation, no description. */
import { hearAllClasses } from '@tappet/acoustics/listener'
import { type HeardWav, hearWav, type SoundModel } from '@tappet/acoustics/model'
import { diagnoseSound, type SoundDiagnosis } from '@tappet/diagnosis'
import { MAX_AUDIO_SECONDS } from '@tappet/wire'

type Heard = Extract<HeardWav, { ok: true }>
export type BenchAnswer = Exclude<HeardWav, Heard> | (Heard & { result: SoundDiagnosis })

/** The listener is asked where the model learned from it, as analyze-sound does. @param wav is taken over */
export function answerTo(wav: Uint8Array, model: SoundModel, id: string, timestamp: string): BenchAnswer {
  const listen = model.heardClasses ? hearAllClasses : null
  const heard = hearWav(wav, { maxDurationSeconds: MAX_AUDIO_SECONDS, listen })
  if (!heard.ok) return heard
  const { evidence, odds, durationSeconds: audioDurationSeconds } = heard
  const result = diagnoseSound({ evidence, odds, model, context: [], audioDurationSeconds, id, timestamp })
  return { ...heard, result }
}
