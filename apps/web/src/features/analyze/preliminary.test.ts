import type { SoundDiagnosis } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import { RECORDING, type RecordingEntry } from '../../offline/recording.ts'
import { createPreliminary } from './preliminary.ts'
import { sampleJob, sampleResult } from './sample-job.fake.ts'

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
  const heard: { id: string; answer: (result: SoundDiagnosis | null) => void; break: () => void }[] = []
  const preliminary = createPreliminary(
    ({ id }) =>
      new Promise((resolve, reject) => heard.push({ id, answer: resolve, break: () => reject(new Error()) })),
  )
  const follow = (...ids: string[]) => preliminary.follow({ entries: ids.map(waiting), sending: false })
  return { preliminary, heard, follow }
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

  it('is not begun while the recordings are being sent, and is when that has failed', async () => {
    const { preliminary, heard, follow } = bench()
    preliminary.follow({ entries: [waiting('a')], sending: true })
    expect(heard).toEqual([])
    follow('a')
    expect(heard).toHaveLength(1)
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
