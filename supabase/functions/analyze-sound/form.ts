import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { createWavIntake, type HeardWav, type WavIntake } from '@tappet/acoustics/model'
import { analyzeSoundFields, MAX_AUDIO_BYTES, MAX_AUDIO_SECONDS } from '@tappet/wire'
import type { z } from 'zod'
import { bodyWithin, wrongFields } from '../_serve/body.ts'
import { FunctionError } from '../_serve/errors.ts'
import { ownTurn } from '../_serve/turns.ts'

export type SoundForm = z.output<typeof analyzeSoundFields> & {
  wav: Uint8Array<ArrayBuffer>
  isWhole: boolean
  durationSeconds: number
}

type Refusal = Extract<HeardWav, { ok: false }>['code']

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

/** @throws FunctionError bad_request, body_too_large, unsupported_media_type, unprocessable */
export async function readSoundForm(request: Request): Promise<SoundForm> {
  const form = await readForm(request)
  const fields = readFields(form.texts)
  if (form.audio === null) throw new FunctionError('bad_request', 'audio: send the WAV file here')
  const intake = form.audio.finish()
  if (!intake.ok) throw refusalOf(intake.code)
  const { wav, isWhole, durationSeconds } = intake
  if (durationSeconds > MAX_AUDIO_SECONDS) throw refusalOf('too_long')
  return { ...fields, wav, isWhole, durationSeconds }
}

/** A longer file is not stored with its result: this much of each stays in memory. */
const MAX_KEPT_BYTES = 2 * 1024 * 1024
export const MAX_FORM_BYTES = MAX_AUDIO_BYTES + 64 * 1024
/** Twice what the app sends. */
const FORM_LIMITS = {
  parts: 10,
  fields: 10,
  files: 1,
  fieldSize: 64 * 1024,
  headerSize: 4096,
  headerPairs: 20,
}

type Form = { texts: ReadonlyMap<string, string>; audio: WavIntake | null }

/** Keeps only as much of the sound as is listened to. */
async function readForm(request: Request): Promise<Form> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new FunctionError('unsupported_media_type', 'Send a multipart form with the field audio')
  }
  const form = openForm(type)
  const texts = new Map<string, string>()
  let audio: WavIntake | null = null
  let refusal: FunctionError | undefined
  const refuse = (error: FunctionError) => {
    refusal ??= error
    form.destroy(error)
  }
  form.on('field', (name, value, _nameIsCut, isCut) => {
    if (isCut) refuse(unreadable(`${name} is too long`))
    texts.set(name, value)
  })
  form.on('file', (name, stream) => {
    const intake = name === 'audio' ? createWavIntake({ wholeUpToBytes: MAX_KEPT_BYTES }) : null
    audio ??= intake
    stream.on('data', (piece: Uint8Array) => intake?.push(piece))
    stream.on('limit', () => refuse(tooLarge()))
    // The form's promise rejects too.
    stream.on('error', () => undefined)
  })
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'])
    form.on(limit, () => refuse(unreadable('it has too many parts')))
  try {
    await pipeline(inSmallPieces(bodyWithin(request, MAX_FORM_BYTES)), form)
  } catch (error) {
    if (refusal !== undefined) throw refusal
    throw error instanceof FunctionError ? error : unreadable(error instanceof Error ? error.message : '')
  }
  return { texts, audio }
}

const PIECE_BYTES = 64 * 1024

/** The parser reads a piece to its end, also after a refusal. */
async function* inSmallPieces(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces)
    for (let at = 0; at < piece.length; at += PIECE_BYTES) {
      await ownTurn()
      yield piece.subarray(at, at + PIECE_BYTES)
    }
}

const tooLarge = () => new FunctionError('body_too_large', undefined, { max_bytes: MAX_AUDIO_BYTES })
const unreadable = (reason: string) =>
  new FunctionError('bad_request', `The form could not be read: ${reason}`)

function openForm(contentType: string) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { ...FORM_LIMITS, fileSize: MAX_AUDIO_BYTES },
    })
  } catch {
    throw unreadable('it names no boundary between its parts')
  }
}

function readFields(texts: ReadonlyMap<string, string>): z.output<typeof analyzeSoundFields> {
  const parsed = analyzeSoundFields.safeParse({
    description: texts.get('description'),
    context: jsonOf(texts, 'context'),
    sounds: jsonOf(texts, 'sounds'),
    job_id: texts.get('job_id'),
    queued: texts.get('queued'),
    filtered: texts.get('filtered'),
    vehicle_id: texts.get('vehicle_id'),
  })
  if (parsed.success) return parsed.data
  throw wrongFields(parsed.error)
}

function jsonOf(texts: ReadonlyMap<string, string>, field: string): unknown {
  const text = texts.get(field) ?? ''
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new FunctionError('bad_request', `${field}: send a JSON array of tags`)
  }
}
