import { hearWav, type Listen, type SoundModel } from '@tappet/acoustics/model'
import type { KnownCar, ServiceLog } from '@tappet/diagnosis/sound-answer'
import { MAX_AUDIO_SECONDS, type SoundDiagnosis, type SoundModelVariant } from '@tappet/wire'
import type { AnalysisJob } from './job.ts'

export type DeviceJob = Pick<
  AnalysisJob,
  'id' | 'wav' | 'description' | 'context' | 'sounds' | 'filtered'
> & {
  variant: SoundModelVariant
  car?: KnownCar
  log?: ServiceLog
  /** ISO 8601. */
  timestamp: string
}

/**
 * As analyze-sound, some 100 ms for ten seconds of sound: never on the page's thread. Null where nothing can be heard.
 */
export async function diagnoseOnDevice(job: DeviceJob): Promise<SoundDiagnosis | null> {
  const model = await loadModel(job.variant)
  const listen = model.heardClasses ? await loadListener() : null
  const hearing = hearWav(new Uint8Array(job.wav), { maxDurationSeconds: MAX_AUDIO_SECONDS, listen })
  if (!hearing.ok) return null
  const { diagnoseSound } = await import('@tappet/diagnosis/sound-answer')
  const result = diagnoseSound({
    evidence: hearing.evidence,
    odds: hearing.odds,
    model,
    context: job.context,
    sounds: job.sounds ?? [],
    ...(job.description !== undefined && { description: job.description }),
    filtered: job.filtered ?? false,
    ...(job.car && { car: job.car }),
    ...(job.log && { log: job.log }),
    audioDurationSeconds: hearing.durationSeconds,
    id: job.id,
    timestamp: job.timestamp,
  })
  return { ...result, preliminary: true }
}

/** Null where it was never fetched and there is no connection: the measurements decide alone. */
const loadListener = (): Promise<Listen | null> =>
  import('@tappet/acoustics/listener').then(({ hearAllClasses }) => hearAllClasses).catch(() => null)

async function loadModel(variant: SoundModelVariant): Promise<SoundModel> {
  if (variant === 'clean') return (await import('@tappet/acoustics/model/clean')).cleanModel
  return (await import('@tappet/acoustics/model/default')).defaultModel
}
