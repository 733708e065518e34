import type { SoundDiagnosis } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../platform/clock.fake.ts'
import type { Exclusively } from '../../platform/exclusive.ts'
import { createMemoryJobStore } from '../../platform/job-store.fake.ts'
import type { Outcome, QueuedJob } from './job.ts'
import { createJobQueue, RETRY_FIRST_MS } from './queue.ts'
import { sampleJob, sampleResult } from './sample-job.fake.ts'

/** A lock as the browser has it: one holder, the others in line. */
function createLock(): Exclusively {
  let last: Promise<void> = Promise.resolve()
  return (_name, work) => {
    last = last.then(work)
    return last
  }
}

const quiet = { send: () => {}, listen: () => () => {} }

function bench(answer: (job: QueuedJob) => Outcome = () => ({ kind: 'result', result: sampleResult() })) {
  const store = createMemoryJobStore<QueuedJob>()
  const clock = createFakeClock()
  const exclusively = createLock()
  const sent: string[] = []
  const done: (string | null)[] = []
  const world = { user: 'ann' as string | null, online: true, answer }
  const newTab = () =>
    createJobQueue({
      store,
      exclusively,
      tabs: quiet,
      clock,
      ownerId: () => world.user,
      isOnline: () => world.online,
      send: async (job) => {
        sent.push(job.id)
        return world.answer(job)
      },
      onDone: (job, result: SoundDiagnosis | null) => done.push(result ? job.id : null),
    })
  return { queue: newTab(), newTab, store, clock, sent, done, world }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('the queue', () => {
  it('[AI-026] keeps a job and sends it, oldest first, when the network is back', async () => {
    const { queue, clock, sent, done, world } = bench()
    world.online = false
    await queue.add(sampleJob('first'), 'ann')
    clock.advance(5)
    await queue.add(sampleJob('second'), 'ann')
    await queue.flush()
    expect(sent).toEqual([])
    world.online = true
    await queue.flush()
    expect(sent).toEqual(['first', 'second'])
    expect(done).toEqual(['first', 'second'])
    expect(queue.state().jobs).toEqual([])
  })

  it('survives the page: the next one finds the job and sends it', async () => {
    const { queue, newTab, sent, world } = bench()
    world.online = false
    await queue.add(sampleJob('a'), 'ann')
    const next = newTab()
    await next.refresh()
    expect(next.state().jobs.map(({ id }) => id)).toEqual(['a'])
    world.online = true
    await next.flush()
    expect(sent).toEqual(['a'])
  })

  it('is sent once by two tabs that wake at the same time', async () => {
    const { queue, newTab, sent } = bench()
    await queue.add(sampleJob('a'), 'ann')
    await Promise.all([queue.flush(), newTab().flush(), queue.flush()])
    expect(sent).toEqual(['a'])
  })

  it('neither lists nor sends what another account left', async () => {
    const { queue, sent, store, world } = bench()
    await queue.add(sampleJob('a'), 'ann')
    world.user = 'ben'
    await queue.flush()
    expect(queue.state().jobs).toEqual([])
    world.user = null
    await queue.flush()
    expect(sent).toEqual([])
    expect(await store.list('ann')).toHaveLength(1)
  })

  it('stops when the account changes between two jobs', async () => {
    const { queue, sent, world } = bench()
    await queue.add(sampleJob('a'), 'ann')
    await queue.add(sampleJob('b'), 'ann')
    world.answer = () => {
      world.user = 'ben'
      return { kind: 'result', result: sampleResult() }
    }
    await queue.flush()
    expect(sent).toEqual(['a'])
  })

  it('keeps a job that got no answer, under the same id, and tries again later and ever more seldom', async () => {
    const { queue, clock, sent, world } = bench(() => ({ kind: 'no_connection' }))
    await queue.add(sampleJob('a'), 'ann')
    await queue.flush()
    clock.advance(RETRY_FIRST_MS * 2)
    await settle()
    expect(sent).toEqual(['a', 'a'])
    world.answer = () => ({ kind: 'result', result: sampleResult() })
    clock.advance(RETRY_FIRST_MS * 4)
    await settle()
    expect(sent).toEqual(['a', 'a', 'a'])
    expect(queue.state().jobs).toEqual([])
  })

  it('leaves the rest alone at the limit, and says why', async () => {
    const { queue, sent } = bench(() => ({ kind: 'limit_reached' }))
    await queue.add(sampleJob('a'), 'ann')
    await queue.add(sampleJob('b'), 'ann')
    await queue.flush()
    expect(sent).toEqual(['a'])
    expect(queue.state().jobs[0]).toMatchObject({ problem: 'limit_reached', attempts: 1 })
  })

  it('sends what was refused for good never again, and goes on with the next', async () => {
    const { queue, sent } = bench(({ id }) =>
      id === 'a'
        ? { kind: 'failed', message: '', permanent: true }
        : { kind: 'result', result: sampleResult() },
    )
    await queue.add(sampleJob('a'), 'ann')
    await queue.add(sampleJob('b'), 'ann')
    await queue.flush()
    await queue.flush()
    expect(sent).toEqual(['a', 'b'])
    expect(queue.state().jobs.map(({ id, problem }) => [id, problem])).toEqual([['a', 'refused']])
  })

  it('does not bring back what the driver deleted while it was on its way', async () => {
    const { queue, store } = bench()
    await queue.add(sampleJob('a'), 'ann')
    const failing = bench(() => ({ kind: 'failed', message: '', permanent: false }))
    await failing.queue.add(sampleJob('a'), 'ann')
    failing.world.answer = () => {
      void failing.queue.remove('a')
      return { kind: 'failed', message: '', permanent: false }
    }
    await failing.queue.flush()
    expect(await failing.store.list('ann')).toEqual([])
    await queue.remove('a')
    expect(await store.list('ann')).toEqual([])
  })
})
