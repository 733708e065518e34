/** Counts one audio diagnosis per job, and none for what fails. */
import { hearWav } from '@tappet/acoustics/model'
import {
  type AnalyzeSoundResponse,
  analyzeSoundResponse,
  RECEIPTS,
  type SoundDiagnosis,
  soundPath,
} from '@tappet/wire'
import type { FunctionLimits } from '../_serve/function.ts'
import type { ListeningContext } from '../_serve/listening.ts'
import { listening, soundModelOf } from '../_serve/sound-model.ts'
import { signedInUser } from '../_serve/user.ts'
import { knownOfCar } from './car.ts'
import { MAX_FORM_BYTES, readSoundForm, refusalOf, type SoundForm } from './form.ts'
import { deliver, runOnce } from './job.ts'

export const limits: FunctionLimits = {
  maxBodyBytes: MAX_FORM_BYTES,
  readsPieces: true,
  timeLimitMs: 60_000,
  signIn: 'required',
}

/** Form {audio, description?, context?, sounds?, job_id, queued?, filtered?, vehicle_id?} -> 200 {result, evidence, model_version}. */
export const handler = async (request: Request, context: ListeningContext): Promise<Response> => {
  const { id: userId } = signedInUser(context)
  const form = await readSoundForm(request)
  const job = { id: form.job_id, userId, vehicleId: form.vehicle_id }
  // Before hearWav, which takes the bytes over.
  const wav = form.queued === 'true' && form.isWhole ? form.wav.slice() : null
  const answer = analyzeSoundResponse.parse(await runOnce(job, context, () => hear(form, context)))
  if (form.queued === 'true') {
    const sound = await storeSound(job, wav, context)
    await deliver(job, { ...answer.result, ...sound }, noticeOf(answer.result), context)
  }
  return Response.json(answer)
}

async function hear(form: SoundForm, context: ListeningContext): Promise<AnalyzeSoundResponse> {
  const [model, carFacts] = await Promise.all([soundModelOf(context), knownOfCar(form.vehicle_id, context)])
  const sound =
    context.analyze === undefined
      ? hearWav(form.wav, await listening(model))
      : await context.analyze(form.wav)
  if (!sound.ok) throw refusalOf(sound.code)
  // A quarter of a megabyte: loaded at the first recording.
  const { diagnoseSound } = await import('@tappet/diagnosis/sound-answer')
  const result: SoundDiagnosis = diagnoseSound({
    ...carFacts,
    evidence: sound.evidence,
    odds: sound.odds,
    model,
    context: form.context,
    sounds: form.sounds,
    ...(form.description !== undefined && { description: form.description }),
    filtered: form.filtered === 'true',
    audioDurationSeconds: form.durationSeconds,
    id: form.job_id,
    timestamp: context.now().toISOString(),
  })
  return { result, evidence: result.evidence ?? [], model_version: model.version }
}

const noticeOf = ({ id, issue, headline = issue.name }: SoundDiagnosis) => ({
  title: 'We listened to your recording',
  message: `Job ${id.slice(-8)}: ${headline}. It is in your history.`,
})

/**
 * Stores the recording of a row that the history is to have, as its driver, whose budget counts it. Without room the
 * row comes without.
 * @throws Error when the storage does not answer: sent again, the job continues here
 */
async function storeSound(
  { id, userId }: { id: string; userId: string },
  wav: Uint8Array<ArrayBuffer> | null,
  { caller, log }: ListeningContext,
): Promise<Pick<SoundDiagnosis, 'audioUrl'>> {
  if (wav === null) return {}
  const bucket = caller.storage.from(RECEIPTS)
  const path = soundPath(userId, id)
  const { error } = await bucket.upload(path, wav, { contentType: 'audio/wav' })
  if (error !== null && error.statusCode !== ALREADY_THERE) {
    if (error.status === undefined || error.status >= 500)
      throw new Error('A recording could not be stored', { cause: error })
    log.warn({ err: error, job: id }, 'a recording was refused: its result is kept without it')
    return {}
  }
  return { audioUrl: bucket.getPublicUrl(path).data.publicUrl }
}
const ALREADY_THERE = '409'
