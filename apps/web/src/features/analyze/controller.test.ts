import type { SoundDiagnosis } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import { createBrowser } from '../../offline/testing/queue.ts'
import { type AnalyzingDeps, createAnalyzing } from './analyzing.ts'
import { ANSWER_WITHIN_MS, type Outcome } from './job.ts'
import { SERVER_FIRST_MS } from './preliminary.ts'
import { JOB_ID, sampleJob, sampleRequest, sampleResult } from './testing/sample-job.ts'

const RESULT: Outcome = { kind: 'done', answer: { kind: 'result', result: sampleResult() } }
const HEARD: SoundDiagnosis = { ...sampleResult(), confidence: 40, preliminary: true }

/**
 * The real analysis on the real queue, with a database, a server, a device and a network that the test decides about;
 * `log` is what it told the outside, in order.
 */
function bench(changes: Partial<AnalyzingDeps> = {}, outcome: Outcome | Promise<Outcome> = RESULT) {
  const { queue, clock, store, world } = createBrowser()
  const log: unknown[] = []
  const told = (name: string) => (result: SoundDiagnosis, failed: boolean) =>
    void log.push([name, result.id, failed])
  const analyzing = createAnalyzing({
    queue,
    clock,
    newJobId: () => JOB_ID,
    isOnline: () => world.online,
    userId: () => world.owner,
    prepare: async () => sampleJob(),
    send: async (job, { ownerId, queued }) => {
      log.push([queued ? 'sent later' : 'sent', job.id, ownerId])
      return outcome
    },
    listen: async () => HEARD,
    keepForSignIn: async (job) => void log.push(['kept', job.id]),
    onKept: () => undefined,
    onWaitingDone: (result) => log.push(['arrived', result?.id]),
    onSignInNeeded: () => log.push('sign in'),
    onAnswered: told('answered'),
    onSettled: told('settled'),
    onQueued: (jobId, message) => log.push(['queued', jobId, message]),
    onLimitReached: () => log.push('limit'),
    ...changes,
  })
  analyzing.follow()
  const entries = () => queue.state().entries.map(({ id }) => id)
  return { ...analyzing, queue, clock, store, world, log, entries }
}

/** A server that answers when the test says so. */
function silent() {
  let answer: (outcome: Outcome) => void = () => {}
  const outcome = new Promise<Outcome>((resolve) => (answer = resolve))
  return { outcome, answer: (result: Outcome) => answer(result) }
}

/** Lets promises that are already settled have their say. */
const settle = () => new Promise<void>((resolve) => queueMicrotask(() => setImmediate(resolve)))

const SENT = ['sent', JOB_ID, 'ann']
const FALLBACK = [
  ['answered', `fallback_${JOB_ID}`, true],
  ['settled', `fallback_${JOB_ID}`, true],
]

describe('an analysis', () => {
  it('rises by 10 each 200 ms to 90, holds, fills with the answer, and settles 500 ms later [AI-012] [AI-013] [AI-014] [AI-015]', async () => {
    const server = silent()
    const { analysis, clock, log, entries } = bench({}, server.outcome)
    const end = analysis.start(sampleRequest())
    await settle()
    clock.advance(199)
    expect(analysis.state()).toMatchObject({ step: 'sending', percent: 0 })
    clock.advance(1)
    expect(analysis.state()).toMatchObject({ percent: 10 })
    clock.advance(1_600)
    expect(analysis.state()).toMatchObject({ percent: 90 })
    clock.advance(50_000)
    expect(analysis.state()).toMatchObject({ percent: 90 })
    server.answer(RESULT)
    await settle()
    expect(analysis.state()).toMatchObject({ step: 'finished', percent: 100 })
    clock.advance(499)
    expect(log).toEqual([SENT, ['answered', JOB_ID, false]])
    clock.advance(1)
    expect(log.at(-1)).toEqual(['settled', JOB_ID, false])
    expect(await end).toBe('done')
    expect([analysis.state(), entries()]).toEqual([{ step: 'idle' }, []])
  })

  it('opens the answer at once when it is asked to, once, and not before there is one', async () => {
    const server = silent()
    const { analysis, clock, log } = bench({}, server.outcome)
    const end = analysis.start(sampleRequest())
    await settle()
    analysis.openAnswer()
    expect(analysis.state()).toMatchObject({ step: 'sending' })
    server.answer(RESULT)
    await settle()
    const settled = ['settled', JOB_ID, false]
    analysis.openAnswer()
    analysis.openAnswer()
    expect(log.slice(2)).toEqual([settled])
    expect(await end).toBe('done')
    clock.advance(500)
    expect(log.slice(2)).toEqual([settled])
    expect(analysis.state()).toEqual({ step: 'idle' })
  })

  it('lies in the queue before it is sent, and says so', async () => {
    const events: unknown[] = []
    const { analysis, entries, queue, store } = bench({
      send: async ({ id }) => {
        events.push(['sent', (await store.get(id))?.id])
        return RESULT
      },
      onKept: () => events.push('kept'),
    })
    void analysis.start(sampleRequest())
    await settle()
    expect(events).toEqual(['kept', ['sent', JOB_ID]])
    expect([entries(), queue.state().sending]).toEqual([[], []])
  })

  it('keeps the fallback of a failure, and the job for another try', async () => {
    const { analysis, clock, log, entries } = bench({}, { kind: 'failed', message: '', permanent: false })
    const end = analysis.start(sampleRequest())
    await settle()
    clock.advance(500)
    expect(await end).toBe('kept')
    expect(log.slice(1)).toEqual(FALLBACK)
    expect(analysis.failedJob()?.id).toBe(JOB_ID)
    expect(entries()).toEqual([])
  })

  it('says why a recording is refused, and offers no second try of it', async () => {
    const answers: SoundDiagnosis[] = []
    const message = 'This recording is silent. Check the microphone and record again.'
    const { analysis } = bench(
      { onAnswered: (result) => void answers.push(result) },
      { kind: 'failed', message, permanent: true },
    )
    void analysis.start(sampleRequest())
    await settle()
    expect(analysis.failedJob()).toBeNull()
    expect(answers).toMatchObject([{ error: message }])
    expect(answers[0]?.issue.recommendations.join()).not.toMatch(/again/i)
  })

  it('stores nothing at the limit, also where another recording waits for the next month', async () => {
    const { analysis, log, entries, queue, world } = bench({}, { kind: 'limit_reached' })
    world.online = false
    await analysis.startJob(sampleJob('old'))
    world.online = true
    await queue.flush()
    log.length = 0
    expect(await analysis.start(sampleRequest())).toBe('kept')
    expect(log).toEqual([SENT, 'limit'])
    expect(entries()).toEqual(['old'])
  })

  it('does not queue twice what the server queued itself', async () => {
    const { analysis, log, entries } = bench(
      {},
      { kind: 'done', answer: { kind: 'queued', message: 'It is queued' } },
    )
    expect(await analysis.start(sampleRequest())).toBe('done')
    expect(log[1]).toEqual(['queued', JOB_ID, 'It is queued'])
    expect(entries()).toEqual([])
  })

  it('falls back, and says so, when the device can keep nothing', async () => {
    const { analysis, log, store, world } = bench()
    world.online = false
    store.put = () => Promise.reject(new Error('disk full'))
    void analysis.start(sampleRequest())
    await settle()
    expect(log).toEqual([['answered', `fallback_${JOB_ID}`, true]])
  })

  it('of a device that can keep nothing is still sent, and told the limit', async () => {
    const { analysis, log, store } = bench({}, { kind: 'limit_reached' })
    store.put = () => Promise.reject(new Error('disk full'))
    expect(await analysis.start(sampleRequest())).toBe('kept')
    expect(log).toEqual([SENT, 'limit'])
  })

  it('sends nothing for a visitor, and resumes under the same job once signed in [AI-023]', async () => {
    const { analysis, clock, log, world } = bench()
    world.owner = null
    expect(await analysis.start(sampleRequest())).toBe('kept')
    expect(log).toEqual(['sign in', ['kept', JOB_ID]])
    world.owner = 'ann'
    const resumed = analysis.signedIn()
    await settle()
    clock.advance(500)
    await resumed
    expect(log[2]).toEqual(SENT)
    await analysis.signedIn()
    expect(log.filter((line) => Array.isArray(line) && line[0] === 'sent')).toHaveLength(1)
  })

  it('of a session that has ended waits in the queue for the same person, and is no one else’s', async () => {
    const { analysis, log, world, entries, queue } = bench({}, { kind: 'signed_out' })
    expect(await analysis.start(sampleRequest())).toBe('done')
    expect(log).toEqual([SENT, 'sign in'])
    expect(analysis.state().step).toBe('needs_sign_in')
    world.owner = 'ben'
    await queue.flush()
    expect(await analysis.signedIn()).toBe(true)
    expect([log, analysis.state().step, entries()]).toEqual([[SENT, 'sign in'], 'idle', []])
    world.owner = 'ann'
    await queue.refresh()
    expect(entries()).toEqual([JOB_ID])
  })

  it('forgets what a visitor put away', async () => {
    const { analysis, log, world } = bench()
    world.owner = null
    await analysis.start(sampleRequest())
    analysis.dismiss()
    world.owner = 'ann'
    await analysis.signedIn()
    expect(log).toHaveLength(2)
  })

  it('starts nothing beside an analysis that runs', async () => {
    const { analysis, log } = bench({}, silent().outcome)
    void analysis.start(sampleRequest())
    expect(await analysis.start(sampleRequest())).toBe('kept')
    await settle()
    expect(log).toEqual([SENT])
  })
})

describe('without an answer of the server', () => {
  it('offline the recording is queued at once, heard by the device, and sent later', async () => {
    const { analysis, log, world, preliminary, queue } = bench()
    world.online = false
    expect(await analysis.start(sampleRequest())).toBe('done')
    await settle()
    expect(log).toEqual([['queued', JOB_ID, undefined]])
    expect(preliminary.state().get(JOB_ID)).toEqual(HEARD)
    world.online = true
    await queue.flush()
    expect(log.slice(1)).toEqual([
      ['sent later', JOB_ID, 'ann'],
      ['arrived', JOB_ID],
    ])
    expect([...preliminary.state()]).toEqual([])
  })

  it('offline it waits also where the device cannot hear, and no failure is told [AI-031]', async () => {
    const { analysis, log, world } = bench({ listen: async () => null })
    world.online = false
    expect(await analysis.start(sampleRequest())).toBe('done')
    expect([log, analysis.state().step]).toEqual([[['queued', JOB_ID, undefined]], 'queued'])
  })

  it('of a busy one the device says at once what it hears, and the recording is sent again', async () => {
    const { analysis, log, clock, preliminary, entries } = bench({}, { kind: 'no_connection' })
    expect(await analysis.start(sampleRequest())).toBe('done')
    // What was lost is sent again at once, once.
    expect(log).toEqual([SENT, SENT, ['queued', JOB_ID, undefined]])
    expect(preliminary.state().get(JOB_ID)).toEqual(HEARD)
    expect([analysis.state().step, entries()]).toEqual(['queued', [JOB_ID]])
    clock.advance(15_000)
    await settle()
    expect(log.at(-1)).toEqual(['sent later', JOB_ID, 'ann'])
  })

  it('that is silent the device listens after 1 s, not before, and the bar waits on', async () => {
    const server = silent()
    const { analysis, clock, log, preliminary } = bench({}, server.outcome)
    void analysis.start(sampleRequest())
    await settle()
    clock.advance(SERVER_FIRST_MS - 1)
    await settle()
    expect([...preliminary.state()]).toEqual([])
    clock.advance(1)
    await settle()
    expect(preliminary.state().get(JOB_ID)).toEqual(HEARD)
    expect(analysis.state()).toMatchObject({ step: 'sending', jobId: JOB_ID, percent: 50 })
    server.answer(RESULT)
    await settle()
    expect([...preliminary.state()]).toEqual([])
    expect(log).toEqual([SENT, ['answered', JOB_ID, false]])
  })

  it('that stays silent the recording waits in the queue, and its late answer arrives', async () => {
    const server = silent()
    const { analysis, clock, log, entries } = bench({}, server.outcome)
    const end = analysis.start(sampleRequest())
    await settle()
    clock.advance(ANSWER_WITHIN_MS)
    await settle()
    expect(await end).toBe('done')
    expect([analysis.state().step, entries()]).toEqual(['queued', [JOB_ID]])
    server.answer(RESULT)
    await settle()
    expect(log).toEqual([SENT, ['queued', JOB_ID, undefined], ['arrived', JOB_ID]])
    expect(entries()).toEqual([])
  })

  it('where the device cannot hear either the fallback is shown, and the recording still waits [AI-016]', async () => {
    const { analysis, clock, log, entries } = bench({ listen: async () => null }, { kind: 'no_connection' })
    const end = analysis.start(sampleRequest())
    await settle()
    clock.advance(500)
    // It lies in the queue, so the recorder need not keep it.
    expect(await end).toBe('done')
    expect(log.slice(2)).toEqual(FALLBACK)
    expect(entries()).toEqual([JOB_ID])
    expect(analysis.failedJob()?.id).toBe(JOB_ID)
  })

  it('an error of the server takes nothing from a driver who has the device’s answer', async () => {
    const server = silent()
    const { analysis, clock, log, preliminary, entries } = bench({}, server.outcome)
    const end = analysis.start(sampleRequest())
    await settle()
    clock.advance(SERVER_FIRST_MS)
    await settle()
    server.answer({ kind: 'failed', message: '', permanent: false })
    expect(await end).toBe('done')
    expect(log).toEqual([SENT, SENT, ['queued', JOB_ID, undefined]])
    expect([entries(), preliminary.state().get(JOB_ID)]).toEqual([[JOB_ID], HEARD])
  })

  it('what another tab has sent meanwhile is looked for in the history', async () => {
    const { analysis, log, store, queue } = bench({
      listen: () => new Promise(() => undefined),
      send: async () => ({ kind: 'no_connection' }),
    })
    const end = analysis.start(sampleRequest())
    await settle()
    expect(analysis.state().step).toBe('on_device')
    await store.remove(JOB_ID)
    await queue.refresh()
    expect(await end).toBe('done')
    expect(log).toEqual([['arrived', undefined]])
  })
})
