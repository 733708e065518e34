/** Counts one audio diagnosis per job, and none for what fails. */
import { hearWav } from '@tappet/acoustics/model'
import { type AnalyzeSoundResponse, analyzeSoundResponse, type SoundDiagnosis } from '@tappet/wire'
import type { FunctionLimits } from '../_serve/function.ts'
import type { ListeningContext } from '../_serve/listening.ts'
import { listening, soundModelOf } from '../_serve/sound-model.ts'
import { signedInUser } from '../_serve/user.ts'
import { knownOfCar } from './car.ts'
import { MAX_FORM_BYTES, MAX_KEPT_BYTES, readSoundForm, refusalOf, type SoundForm } from './form.ts'
import { deliver, runOnce } from './job.ts'

export const limits: FunctionLimits = {
  methods: ['POST'],
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
  const audioData = form.queued === 'true' ? recordingOf(form) : {}
  const answer = analyzeSoundResponse.parse(await runOnce(job, context, () => hear(form, context)))
  if (form.queued === 'true') {
    await deliver(job, { ...answer.result, ...audioData }, noticeOf(answer.result), context)
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
  title: 'Your recording was analysed',
  message: `Job ${id.slice(-8)}: ${headline}. It is in your history.`,
})

function recordingOf({ wav, isWhole }: SoundForm): Pick<SoundDiagnosis, 'audioData'> {
  if (!isWhole || wav.length > MAX_KEPT_BYTES) return {}
  let binary = ''
  for (let at = 0; at < wav.length; at += 32_768)
    binary += String.fromCharCode(...wav.subarray(at, at + 32_768))
  return { audioData: `data:audio/wav;base64,${btoa(binary)}` }
}
