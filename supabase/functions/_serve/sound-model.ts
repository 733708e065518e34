import type { SoundModel } from '@tappet/acoustics/model'
import type { FunctionContext } from './function.ts'

/** The sound model that the operator chose; the other one is never loaded. */
export async function soundModelOf({ soundModel }: Pick<FunctionContext, 'soundModel'>): Promise<SoundModel> {
  if (soundModel === 'clean') return (await import('@tappet/acoustics/model/clean')).cleanModel
  return (await import('@tappet/acoustics/model/default')).defaultModel
}
