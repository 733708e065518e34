/** What arrives: a multipart form with a WAV file and what the driver said about it. Refused before it is counted. */

import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MultipartParseError,
  parseMultipart,
} from '@remix-run/multipart-parser'
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
  const fields = readFields(form.texts)
  if (form.audio === null) throw new FunctionError('bad_request', 'audio: send the WAV file here')
  const length = wavDuration(form.audio)
  if (!length.ok) throw refusalOf(length.code)
  if (length.durationSeconds > MAX_AUDIO_SECONDS) throw refusalOf('too_long')
  return { ...fields, wav: form.audio, durationSeconds: length.durationSeconds }
}

/** Twice what the app sends. */
const FORM_LIMITS = { maxParts: 10, maxHeaderSize: 4096, maxFileSize: MAX_AUDIO_BYTES }

type Form = { texts: Map<string, string>; audio: Uint8Array<ArrayBuffer> | null }

async function readForm(request: Request): Promise<Form> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new FunctionError('unsupported_media_type', 'Send a multipart form with the field audio')
  }
  const body = new Uint8Array(await request.arrayBuffer())
  const form: Form = { texts: new Map(), audio: null }
  try {
    for (const part of parseMultipart(body, { boundary: getMultipartBoundary(type) ?? '', ...FORM_LIMITS })) {
      if (part.isText) form.texts.set(part.name ?? '', part.text)
      else if (part.name === 'audio') form.audio = new Uint8Array(part.arrayBuffer)
    }
  } catch (error) {
    throw unreadable(error)
  }
  return form
}

function unreadable(error: unknown): FunctionError {
  if (error instanceof MaxFileSizeExceededError)
    return new FunctionError('body_too_large', undefined, { max_bytes: MAX_AUDIO_BYTES })
  const reason = error instanceof MultipartParseError ? `: ${error.message}` : ''
  return new FunctionError('bad_request', `The form could not be read${reason}`)
}

function readFields(texts: ReadonlyMap<string, string>): z.output<typeof analyzeSoundFields> {
  const context = texts.get('context')
  const parsed = analyzeSoundFields.safeParse({
    description: texts.get('description'),
    context: context === undefined || context === '' ? undefined : jsonOf(context),
    job_id: texts.get('job_id'),
    queued: texts.get('queued'),
    filtered: texts.get('filtered'),
    vehicle_id: texts.get('vehicle_id'),
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
