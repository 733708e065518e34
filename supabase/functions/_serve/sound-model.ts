import type { Listen, SoundModel } from '@tappet/acoustics/model'
import { MAX_AUDIO_SECONDS } from '@tappet/wire'
import type { FunctionContext } from './function.ts'

export async function soundModelOf({ soundModel }: Pick<FunctionContext, 'soundModel'>): Promise<SoundModel> {
  if (soundModel === 'clean') return (await import('@tappet/acoustics/model/clean')).cleanModel
  return (await import('@tappet/acoustics/model/default')).defaultModel
}

export async function listening(
  model: SoundModel,
): Promise<{ maxDurationSeconds: number; listen: Listen | null }> {
  const listen = model.heardClasses ? (await import('@tappet/acoustics/listener')).hearAllClasses : null
  return { maxDurationSeconds: MAX_AUDIO_SECONDS, listen }
}
