/** What arrives: a multipart form with a WAV file and what the driver said about it. Refused before it is counted. */
import { type HeardWav, wavDuration } from '@tappet/acoustics/model'
import { analyzeSoundFields, MAX_AUDIO_BYTES, MAX_AUDIO_SECONDS } from '@tappet/wire'
import type { z } from 'zod'
import { FunctionError } from '../_serve/errors.ts'

export type SoundForm = z.output<typeof analyzeSoundFields> & {
  wav: Uint8Array<ArrayBuffer>
  durationSeconds: number
}

type Refusal = Extract<HeardWav, { ok: false }>['code']

/** Each way in which a WAV file cannot be heard, as the caller reads it. */
const refusals: Record<Refusal, () => FunctionError> = {
  not_a_wav: () =>
    new FunctionError('unsupported_media_type', 'This is not a WAV recording. Send the sound as WAV.'),
  unsupported_format: () =>
    new FunctionError('unprocessable', 'This kind of WAV cannot be read. Send it as 16-bit PCM.'),
  no_samples: () => new FunctionError('unprocessable', 'There is no sound in this file.'),
  too_long: () =>
    new FunctionError('body_too_large', `Send at most ${MAX_AUDIO_SECONDS / 60} minutes of sound.`, {
      max_seconds: MAX_AUDIO_SECONDS,
    }),
  silent: () =>
    new FunctionError('unprocessable', 'This recording is silent. Check the microphone and record again.'),
}

export const refusalOf = (code: Refusal): FunctionError => refusals[code]()

/**
 * Reads and checks everything that can be checked without listening.
 *
 * @throws FunctionError bad_request, body_too_large, unsupported_media_type, unprocessable
 */
export async function readSoundForm(request: Request): Promise<SoundForm> {
  const form = await readForm(request)
  const fields = readFields(form)
  const audio = form.get('audio')
  if (!(audio instanceof Blob)) throw new FunctionError('bad_request', 'audio: send the WAV file here')
  if (audio.size > MAX_AUDIO_BYTES) {
    throw new FunctionError('body_too_large', undefined, { max_bytes: MAX_AUDIO_BYTES })
  }
  const wav = new Uint8Array(await audio.arrayBuffer())
  const length = wavDuration(wav)
  if (!length.ok) throw refusalOf(length.code)
  if (length.durationSeconds > MAX_AUDIO_SECONDS) throw refusalOf('too_long')
  return { ...fields, wav, durationSeconds: length.durationSeconds }
}

async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new FunctionError('unsupported_media_type', 'Send a multipart form with the field audio')
  }
  try {
    return await request.formData()
  } catch {
    throw new FunctionError('bad_request', 'The form could not be read')
  }
}

function readFields(form: FormData): z.output<typeof analyzeSoundFields> {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const context = text('context')
  const parsed = analyzeSoundFields.safeParse({
    description: text('description'),
    context: context === undefined || context === '' ? undefined : jsonOf(context),
    job_id: text('job_id'),
    queued: text('queued'),
  })
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => ({ field: String(path[0]), message }))
  throw new FunctionError(
    'bad_request',
    problems.map(({ field, message }) => `${field}: ${message}`).join('; '),
    {
      problems,
    },
  )
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FunctionError('bad_request', 'context: send a JSON array of tags')
  }
}
