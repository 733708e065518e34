import type { SoundDiagnosis } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import { RECORDING, type RecordingEntry } from '../../offline/recording.ts'
import { createFakeClock } from '../../platform/runtime/clock.fake.ts'
import { createPreliminary, SERVER_FIRST_MS } from './preliminary.ts'
import { sampleJob, sampleResult } from './testing/sample-job.ts'

const waiting = (id: string): RecordingEntry => ({
  id,
  ownerId: 'ann',
  queuedAtMs: 1,
  kind: RECORDING,
  work: sampleJob(id),
  attempts: 0,
})

/** A device that hears what the test says, when the test says so. */
function bench() {
  const hearings: { id: string; answer: (result: SoundDiagnosis | null) => void; break: () => void }[] = []
  const clock = createFakeClock()
  const preliminary = createPreliminary(
    ({ id }) =>
      new Promise((resolve, reject) =>
        hearings.push({ id, answer: resolve, break: () => reject(new Error()) }),
      ),
    clock,
  )
  const follow = (...ids: string[]) => preliminary.follow({ entries: ids.map(waiting), sending: false })
  return { preliminary, heard: hearings, follow, clock }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('what this device hears by itself', () => {
  it('is worked out for each recording that waits, one at a time, the newest first', async () => {
    const { preliminary, heard, follow } = bench()
    follow('old', 'new')
    expect(heard.map(({ id }) => id)).toEqual(['new'])
    expect([...preliminary.state()]).toEqual([['new', 'listening']])
    heard[0]?.answer(sampleResult('new'))
    await settle()
    expect(heard.map(({ id }) => id)).toEqual(['new', 'old'])
    heard[1]?.answer(null)
    await settle()
    expect([...preliminary.state()]).toEqual([
      ['new', sampleResult('new')],
      ['old', null],
    ])
    follow('old', 'new')
    expect(heard).toHaveLength(2)
  })

  it('goes with its recording, also when that is delivered meanwhile', async () => {
    const { preliminary, heard, follow } = bench()
    follow('a')
    follow()
    expect([...preliminary.state()]).toEqual([])
    heard[0]?.answer(sampleResult('a'))
    await settle()
    expect([...preliminary.state()]).toEqual([])
  })

  it('is not begun while an answer is awaited, and is when that has failed or takes 1 s', async () => {
    const { preliminary, heard, follow, clock } = bench()
    const send = () => preliminary.follow({ entries: [waiting('a'), waiting('b')], sending: true })
    send()
    clock.advance(SERVER_FIRST_MS - 1)
    expect(heard).toEqual([])
    follow('a')
    expect(heard.map(({ id }) => id)).toEqual(['a'])
    heard[0]?.answer(sampleResult('a'))
    await settle()
    send()
    clock.advance(SERVER_FIRST_MS - 1)
    expect(heard).toHaveLength(1)
    clock.advance(1)
    expect(heard.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('is told when it is there, when the device cannot say, and when the recording is gone', async () => {
    const { preliminary, heard, follow } = bench()
    follow('a', 'b')
    const answers = ['b', 'a', 'c'].map(preliminary.heard)
    heard[0]?.answer(sampleResult('b'))
    await settle()
    heard[1]?.answer(null)
    expect(await Promise.all(answers)).toEqual([sampleResult('b'), null, 'gone'])
    const late = bench()
    late.follow('a')
    const gone = late.preliminary.heard('a')
    late.follow()
    expect(await gone).toBe('gone')
  })

  it('is missing on a device that cannot listen, and the next one is tried', async () => {
    const { preliminary, heard, follow } = bench()
    follow('a', 'b')
    heard[0]?.break()
    await settle()
    expect(preliminary.state().get('b')).toBeNull()
    expect(heard.map(({ id }) => id)).toEqual(['b', 'a'])
  })
})
