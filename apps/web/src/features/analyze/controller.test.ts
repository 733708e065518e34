import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../platform/runtime/clock.fake.ts'
import type { AnalysisDeps } from './controller.ts'
import { createAnalysis } from './controller.ts'
import type { Outcome } from './job.ts'
import { JOB_ID, sampleJob, sampleRequest, sampleResult } from './sample-job.fake.ts'

/** An analysis whose every outside is held by the test; `log` is what it told the outside, in order. */
function bench(
  changes: Partial<AnalysisDeps> = {},
  outcome: Outcome = { kind: 'result', result: sampleResult() },
) {
  const clock = createFakeClock()
  const log: unknown[] = []
  let user: string | null = 'ann'
  const analysis = createAnalysis({
    clock,
    newJobId: () => JOB_ID,
    isOnline: () => true,
    userId: () => user,
    prepare: async () => sampleJob(),
    send: async (job, owner) => {
      log.push(['sent', job.id, owner])
      return outcome
    },
    enqueue: async (job, owner) => void log.push(['enqueued', job.id, owner]),
    keepForSignIn: async (job) => void log.push(['kept', job.id]),
    onSignInNeeded: () => log.push('sign in'),
    onAnswered: (result, failed) => log.push(['answered', result.id, failed]),
    onSettled: (result, failed) => log.push(['settled', result.id, failed]),
    onQueued: (jobId, message) => log.push(['queued', jobId, message]),
    onLimitReached: () => log.push('limit'),
    ...changes,
  })
  return { analysis, clock, log, signIn: (id: string | null) => (user = id) }
}

/** Lets promises that are already settled have their say. */
const settle = () => new Promise<void>((resolve) => queueMicrotask(() => setImmediate(resolve)))

describe('an analysis', () => {
  it('ticks each 200 ms while it waits, and settles 500 ms after the answer', async () => {
    let answer: (outcome: Outcome) => void = () => {}
    const { analysis, clock, log } = bench({ send: () => new Promise((resolve) => (answer = resolve)) })
    const end = analysis.start(sampleRequest())
    await settle()
    clock.advance(199)
    expect(analysis.state()).toMatchObject({ step: 'sending', percent: 0 })
    clock.advance(1)
    expect(analysis.state()).toMatchObject({ percent: 10 })
    clock.advance(60_000)
    expect(analysis.state()).toMatchObject({ percent: 90 })
    answer({ kind: 'result', result: sampleResult() })
    await settle()
    expect(analysis.state()).toMatchObject({ step: 'finished', percent: 100 })
    clock.advance(499)
    expect(log).toEqual([['answered', JOB_ID, false]])
    clock.advance(1)
    expect(log.at(-1)).toEqual(['settled', JOB_ID, false])
    expect(await end).toBe('done')
    expect(analysis.state()).toEqual({ step: 'idle' })
  })

  it('opens the answer at once when it is asked to, once, and not before there is one', async () => {
    let answer: (outcome: Outcome) => void = () => {}
    const { analysis, clock, log } = bench({ send: () => new Promise((resolve) => (answer = resolve)) })
    const end = analysis.start(sampleRequest())
    await settle()
    analysis.openAnswer()
    expect(analysis.state()).toMatchObject({ step: 'sending' })
    answer({ kind: 'result', result: sampleResult() })
    await settle()
    const settled = ['settled', JOB_ID, false]
    analysis.openAnswer()
    analysis.openAnswer()
    expect(log.slice(1)).toEqual([settled])
    expect(await end).toBe('done')
    clock.advance(500)
    expect(log.slice(1)).toEqual([settled])
    expect(analysis.state()).toEqual({ step: 'idle' })
  })

  it('keeps the fallback of a failure, and the job for another try', async () => {
    const { analysis, clock, log } = bench({}, { kind: 'failed', message: '', permanent: false })
    const end = analysis.start(sampleRequest())
    await settle()
    clock.advance(500)
    expect(await end).toBe('kept')
    expect(log.slice(1)).toEqual([
      ['answered', `fallback_${JOB_ID}`, true],
      ['settled', `fallback_${JOB_ID}`, true],
    ])
    expect(analysis.failedJob()?.id).toBe(JOB_ID)
  })

  it('offers no second try of what would be refused again', async () => {
    const { analysis } = bench({}, { kind: 'failed', message: '', permanent: true })
    void analysis.start(sampleRequest())
    await settle()
    expect(analysis.failedJob()).toBeNull()
  })

  it('stores nothing at the limit', async () => {
    const { analysis, log } = bench({}, { kind: 'limit_reached' })
    expect(await analysis.start(sampleRequest())).toBe('kept')
    expect(log).toEqual([['sent', JOB_ID, 'ann'], 'limit'])
  })

  it('queues without asking anybody when the device is offline', async () => {
    const { analysis, log } = bench({ isOnline: () => false })
    expect(await analysis.start(sampleRequest())).toBe('done')
    expect(log).toEqual([
      ['enqueued', JOB_ID, 'ann'],
      ['queued', JOB_ID, undefined],
    ])
  })

  it('queues when no answer comes, because nobody knows whether the server has it', async () => {
    const { analysis, log } = bench({}, { kind: 'no_connection' })
    await analysis.start(sampleRequest())
    expect(log[1]).toEqual(['enqueued', JOB_ID, 'ann'])
  })

  it('does not queue twice what the server queued itself', async () => {
    const { analysis, log } = bench({}, { kind: 'queued', message: 'It is queued' })
    await analysis.start(sampleRequest())
    expect(log[1]).toEqual(['queued', JOB_ID, 'It is queued'])
  })

  it('falls back, and says so, when the device can keep nothing', async () => {
    const { analysis, log } = bench({
      isOnline: () => false,
      enqueue: () => Promise.reject(new Error('disk full')),
    })
    void analysis.start(sampleRequest())
    await settle()
    expect(log).toEqual([['answered', `fallback_${JOB_ID}`, true]])
  })

  it('sends nothing for a visitor, and resumes under the same job once signed in [AI-023]', async () => {
    const { analysis, clock, log, signIn } = bench()
    signIn(null)
    expect(await analysis.start(sampleRequest())).toBe('kept')
    expect(log).toEqual(['sign in', ['kept', JOB_ID]])
    signIn('ann')
    const resumed = analysis.signedIn()
    await settle()
    clock.advance(500)
    await resumed
    expect(log[2]).toEqual(['sent', JOB_ID, 'ann'])
    await analysis.signedIn()
    expect(log.filter((line) => Array.isArray(line) && line[0] === 'sent')).toHaveLength(1)
  })

  it('of a session that has ended waits for the same person, and is dropped for another', async () => {
    const { analysis, log, signIn } = bench({}, { kind: 'signed_out' })
    expect(await analysis.start(sampleRequest())).toBe('kept')
    log.length = 0
    signIn('ben')
    expect(await analysis.signedIn()).toBe(true)
    expect([log, analysis.state().step]).toEqual([[], 'idle'])
    signIn('ann')
    expect(await analysis.signedIn()).toBe(false)
    expect(log).toEqual([])
  })

  it('forgets what a visitor put away', async () => {
    const { analysis, log, signIn } = bench()
    signIn(null)
    await analysis.start(sampleRequest())
    analysis.dismiss()
    signIn('ann')
    await analysis.signedIn()
    expect(log).toHaveLength(2)
  })

  it('starts nothing beside an analysis that runs', async () => {
    const { analysis, log } = bench({ send: () => new Promise(() => undefined) })
    void analysis.start(sampleRequest())
    expect(await analysis.start(sampleRequest())).toBe('kept')
    expect(log).toEqual([])
  })
})
