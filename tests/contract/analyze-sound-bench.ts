/** Recordings for the tests of analyze-sound. */
import { randomUUID } from 'node:crypto'
import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js'
import { encodeWav } from '@tappet/acoustics'
import { atLevel, combustion, impacts, mix, pinkNoise, seededRandom } from '@tappet/acoustics/testing'
import type { AnalyzeSoundResponse } from '@tappet/wire'
import type { TestServer } from '../harness/server.ts'
import type { Driver } from './exports-account.ts'

/** A four-cylinder engine at idle that ticks, as engines do, heard by a phone. */
export function engineWav(durationSeconds = 5): Uint8Array<ArrayBuffer> {
  const random = seededRandom(3)
  return encodeWav(
    mix(
      atLevel(combustion(durationSeconds, { rpm: 820, cylinders: 4 }, random), -20),
      atLevel(impacts(durationSeconds, { rateHz: 6.8, frequencyHz: 3_400, jitter: 0.1 }, random), -30),
      atLevel(pinkNoise(durationSeconds, random), -38),
    ),
  )
}

export type SoundForm = {
  audio?: Uint8Array<ArrayBuffer> | string
  type?: string
  job_id?: string
  description?: string
  context?: string
  queued?: string
  filtered?: string
}

export function formOf({ audio, type = 'audio/wav', job_id = randomUUID(), ...rest }: SoundForm): FormData {
  const form = new FormData()
  if (typeof audio === 'string') form.set('audio', audio)
  else if (audio !== undefined) form.set('audio', new Blob([audio], { type }), 'recording.wav')
  form.set('job_id', job_id)
  for (const [name, value] of Object.entries(rest)) form.set(name, value)
  return form
}

export type Answer = {
  status: number
  data: AnalyzeSoundResponse | null
  error: { error?: string; code?: string; limit?: number } | null
}

/** Sends one recording as the web app does. */
export async function analyze(client: SupabaseClient, form: SoundForm | FormData): Promise<Answer> {
  const body = form instanceof FormData ? form : formOf(form)
  const { data, error, response } = await client.functions.invoke<AnalyzeSoundResponse>('analyze-sound', {
    body,
  })
  if (error === null) return { status: response?.status ?? 0, data, error }
  if (!(error instanceof FunctionsHttpError)) throw error
  return { status: error.context.status, data: null, error: await error.context.json() }
}

export async function usesOf(server: TestServer, { id }: Pick<Driver, 'id'>): Promise<number> {
  const [row] = await server.admin<{ uses: number }>(
    'select coalesce(sum(audio_diagnoses), 0)::int as uses from usage_counters where user_id = $1',
    [id],
  )
  return row?.uses ?? 0
}
