import { decodeWav } from '@tappet/acoustics'
import { analyzeSoundFields, soundDiagnosis, urgencyLevels } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import { deviceSound, MAX_SOUND_BYTES } from '../../backend/diagnoses/device-sounds.ts'
import { ofRecording } from '../record/capture.ts'
import { problemText, queuedMessage, refusedText, waitingText } from './copy.ts'
import { fallbackOf } from './fallback.ts'
import type { AnalysisRequest } from './job.ts'
import { outcomeOfAnswer, outcomeOfFailure, outcomeOfRefusal } from './outcome.ts'
import { prepareJob } from './prepare.ts'
import { jobForm } from './send.ts'
import { JOB_ID, sampleJob, sampleRequest, sampleResult } from './testing/sample-job.ts'

describe('a job', () => {
  it('carries the sound as a 16 kHz mono WAV [AI-024]', async () => {
    const { take } = ofRecording(new Float32Array(1600).fill(0.25), { stated: null, heard: null }, false)
    const { wav } = await prepareJob(sampleRequest({ wav: take.wav }), JOB_ID)
    const decoded = decodeWav(new Uint8Array(wav), { maxDurationSeconds: 1 })
    expect(decoded).toMatchObject({ ok: true, wav: { sampleRateHz: 16_000, durationSeconds: 0.1 } })
    expect(decoded.ok && decoded.wav.channels).toHaveLength(1)
  })
  it('trims the description, and leaves an empty one out', async () => {
    expect(await prepareJob(sampleRequest({ description: '  ticks  ' }), JOB_ID)).toMatchObject({
      description: 'ticks',
    })
    expect(await prepareJob(sampleRequest({ description: '   ' }), JOB_ID)).not.toHaveProperty('description')
  })
  it('carries what the driver says it sounds like, and leaves no choice out', async () => {
    expect(await prepareJob(sampleRequest({ sounds: ['knock'] }), JOB_ID)).toMatchObject({
      sounds: ['knock'],
    })
    expect(await prepareJob(sampleRequest({ sounds: [] }), JOB_ID)).not.toHaveProperty('sounds')
  })
})

describe('the form', () => {
  it('holds the WAV with the description and the context, as the function reads them [AI-025]', () => {
    const form = jobForm(
      { ...sampleJob(), description: 'ticks', context: ['idle', 'ac_on'], sounds: ['tick'] },
      false,
    )
    const audio = form.get('audio')
    expect(audio instanceof Blob && audio.type).toBe('audio/wav')
    const fields = analyzeSoundFields.parse({
      description: form.get('description'),
      context: JSON.parse(String(form.get('context'))),
      sounds: JSON.parse(String(form.get('sounds'))),
      job_id: form.get('job_id'),
    })
    expect(fields).toMatchObject({ description: 'ticks', context: ['idle', 'ac_on'], sounds: ['tick'] })
    expect(fields.job_id).toBe(JOB_ID)
  })
  it('says that the sound was filtered, where it was', async () => {
    const filtered = async (request: Partial<AnalysisRequest>) =>
      jobForm(await prepareJob(sampleRequest(request), JOB_ID), false).get('filtered')
    expect(await filtered({ filtered: true })).toBe('true')
    expect(await filtered({})).toBeNull()
  })
  it('asks for storing and notifying only for what waited', () => {
    expect(jobForm(sampleJob(), true).get('queued')).toBe('true')
    expect(jobForm(sampleJob(), false).has('queued')).toBe(false)
  })
})

describe('an outcome', () => {
  it('knows the limit by its code, and by the stated text where there is none', () => {
    expect(outcomeOfRefusal({ status: 402, code: 'usage_limit_reached', message: 'x' }).kind).toBe(
      'limit_reached',
    )
    expect(outcomeOfRefusal({ status: 500, message: 'Usage limit reached for today' }).kind).toBe(
      'limit_reached',
    )
  })
  it('knows what the server queued by the stated text', () => {
    expect(outcomeOfRefusal({ status: 503, message: 'It was queued' })).toEqual({
      kind: 'done',
      answer: { kind: 'queued', message: 'It was queued' },
    })
  })
  it.each([400, 413, 415, 422])('will not try %i again', (status) => {
    expect(outcomeOfRefusal({ status, message: 'no' })).toMatchObject({ kind: 'failed', permanent: true })
  })
  it('is tried again after a server error, and after any answer that is not Tappet’s', () => {
    expect(outcomeOfFailure(500, { error: 'Something went wrong here.' })).toMatchObject({ permanent: false })
    for (const status of [400, 413, 500])
      expect(outcomeOfFailure(status, '<html>')).toMatchObject({ kind: 'failed', permanent: false })
    expect(outcomeOfFailure(413, { error: 'Too large' })).toMatchObject({ kind: 'failed', permanent: true })
  })
  it.each([429, 502, 503, 504])('of %i is none, Tappet’s own or a proxy’s: the server is busy', (status) => {
    for (const body of [{ error: 'Too busy.', code: 'busy' }, '<html>'])
      expect(outcomeOfFailure(status, body)).toEqual({ kind: 'no_connection' })
  })
  it('has the address of its recording, which this device keeps', async () => {
    const body = { result: sampleResult(), evidence: [], model_version: 'v1.0.0' }
    expect(outcomeOfAnswer(body, sampleJob())).toMatchObject({
      kind: 'done',
      answer: { kind: 'result', result: { audioUrl: `device:${JOB_ID}` } },
    })
    expect((await deviceSound(JOB_ID))?.size).toBe(44)
    const large = { ...sampleJob(), wav: new ArrayBuffer(MAX_SOUND_BYTES + 1) }
    expect(JSON.stringify(outcomeOfAnswer(body, large))).not.toContain('audioUrl')
  })
  it('is a failure when the answer is not one', () => {
    expect(outcomeOfAnswer({ result: {} }, sampleJob()).kind).toBe('failed')
  })
})

describe('the fallback', () => {
  const fallback = fallbackOf(sampleJob(), Date.parse('2026-03-05T14:07:00Z'))
  it('has an id of the form fallback_* [AI-018]', () => {
    expect(fallback.id).toBe(`fallback_${JOB_ID}`)
  })
  it('says Analysis Error, confidence 0, cost 50-200 [AI-019] [AI-020] [AI-021]', () => {
    expect(fallback).toMatchObject({
      issue: { name: 'Analysis Error', estimatedCostMin: 50, estimatedCostMax: 200 },
      confidence: 0,
    })
  })
  it('is a whole result, with its sound and its error [AI-003] [AI-004] [AI-005] [AI-006] [AI-007] [AI-008] [AI-009]', () => {
    expect(soundDiagnosis.parse(fallback)).toEqual(fallback)
    expect(fallback).toMatchObject({ audioUrl: `device:${JOB_ID}`, error: expect.any(String) })
  })
})

describe('the shape', () => {
  it('has three levels of urgency [AI-010]', () => {
    expect(urgencyLevels).toEqual(['safe', 'check_soon', 'fix_immediately'])
  })
})

describe('the words', () => {
  it('name a job by its last 8 characters', () => {
    expect(queuedMessage(JOB_ID)).toBe(
      'Currently offline. Your diagnosis has been queued (Job: abcd1234) and will be processed when connection is restored.',
    )
  })
  it('count what waits', () => {
    expect(waitingText(0, true)).toBeNull()
    expect(waitingText(1, false)).toBe('1 recording waits for a connection')
    expect(waitingText(3, false)).toBe('3 recordings wait for a connection')
    expect(waitingText(1, true)).toBe('1 recording waits for the server')
    expect(waitingText(3, true)).toBe('3 recordings wait for the server')
  })
  it('count what was refused apart, with the reason of the server', () => {
    expect([0, 1, 2].map(refusedText)).toEqual([null, '1 recording was refused', '2 recordings were refused'])
    expect(problemText({ code: 'refused', message: 'The request is too large' }, 'on')).toBe(
      'The server didn’t take this recording. It said: The request is too large',
    )
    expect(problemText({ code: 'refused', message: '' }, 'on')).toBe('The server didn’t take this recording.')
  })
})
