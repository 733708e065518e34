/** Made by the product's own diagnosis. */
import { encodeWav } from '@tappet/acoustics'
import { hearWav } from '@tappet/acoustics/model'
import { diagnose } from '@tappet/diagnosis'
import type { Database, Json } from '@tappet/wire'
import type { ListeningContext } from '../_serve/listening.ts'
import { listening, soundModelOf } from '../_serve/sound-model.ts'
import { daysBefore } from './seed.ts'
import { type DemoSound, demoSounds, SOUND_SECONDS } from './sounds.ts'
import { car, engineLight } from './story.table.ts'

type HistoryInsert = Database['public']['Tables']['history']['Insert']
/** Stores a WAV for a row of the history; answers its address. */
type StoreSound = (historyId: string, wav: Uint8Array<ArrayBuffer>) => Promise<string>
type Context = Pick<ListeningContext, 'now' | 'analyze' | 'soundModel'>

export async function demoDiagnoses(
  userId: string,
  newId: () => string,
  storeSound: StoreSound,
  context: Context,
): Promise<HistoryInsert[]> {
  const sounds = await Promise.all(
    demoSounds().map((sound) => soundDiagnosis(sound, userId, newId(), storeSound, context)),
  )
  return [...sounds, codeDiagnosis(userId, newId(), context.now())]
}

async function soundDiagnosis(
  sound: DemoSound,
  userId: string,
  id: string,
  storeSound: StoreSound,
  context: Context,
): Promise<HistoryInsert> {
  const wav = encodeWav(sound.samples)
  const audioUrl = await storeSound(id, wav)
  // Takes the bytes over, so the clip was stored before.
  const model = await soundModelOf(context)
  const hearing = (await context.analyze?.(wav)) ?? hearWav(wav, await listening(model))
  if (!hearing.ok) throw new Error(`A sound of the demo cannot be heard: ${hearing.code}`)
  const timestamp = daysBefore(context.now(), sound.daysAgo).toISOString()
  const { diagnoseSound } = await import('@tappet/diagnosis/sound-answer')
  const result = diagnoseSound({
    evidence: hearing.evidence,
    odds: hearing.odds,
    model,
    context: sound.context,
    description: sound.description,
    audioDurationSeconds: SOUND_SECONDS,
    id,
    timestamp,
  })
  const data = { ...result, audioUrl } as unknown as Json
  return { id, user_id: userId, type: 'audio', data, created_at: timestamp }
}

function codeDiagnosis(userId: string, id: string, now: Date): HistoryInsert {
  const { daysAgo, codes, symptoms, mileage, additional_context } = engineLight
  const timestamp = daysBefore(now, daysAgo).toISOString()
  const result = diagnose(
    { codes: [...codes], symptoms: [...symptoms], vehicle_info: { ...car, mileage }, additional_context },
    { createId: () => id, timestamp },
  )
  return {
    id,
    user_id: userId,
    type: 'comprehensive',
    data: result as unknown as Json,
    created_at: timestamp,
  }
}
