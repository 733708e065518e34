import { hearAllClasses } from '@tappet/acoustics/listener'
import { type HeardWav, hearWav, type SoundModel } from '@tappet/acoustics/model'
import { type DrivingContext, type SoundChip, type SoundDiagnosis, soundChips } from '@tappet/diagnosis'
import { diagnoseSound } from '@tappet/diagnosis/sound-answer'
import { MAX_AUDIO_SECONDS } from '@tappet/wire'

type Heard = Extract<HeardWav, { ok: true }>
export type BenchAnswer = Exclude<HeardWav, Heard> | (Heard & { result: SoundDiagnosis })

/** Sounds are chips; others count as typed. */
export type ToldOfSound = { context?: DrivingContext[]; description?: string; sounds?: string[] }

const isChip = (word: string): word is SoundChip => (soundChips as readonly string[]).includes(word)

/**
 * The listener is asked where the model learned from it.
 * @param wav is taken over
 */
export function answerTo(
  wav: Uint8Array,
  model: SoundModel,
  id: string,
  timestamp: string,
  { context = [], description = '', sounds = [] }: ToldOfSound = {},
): BenchAnswer {
  const listen = model.heardClasses ? hearAllClasses : null
  const sound = hearWav(wav, { maxDurationSeconds: MAX_AUDIO_SECONDS, listen })
  if (!sound.ok) return sound
  const { evidence, odds, durationSeconds: audioDurationSeconds } = sound
  const result = diagnoseSound({
    ...{ evidence, odds, model, context, audioDurationSeconds, id, timestamp },
    sounds: soundChips.filter((chip) => sounds.includes(chip)),
    description: [description, ...sounds.filter((word) => !isChip(word))].join(', '),
  })
  return { ...sound, result }
}
