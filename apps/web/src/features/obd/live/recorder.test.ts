import { expect, it } from 'vitest'
import type { DriveParts } from '../../../platform/storage/drive-store.web.ts'
import type { Drive, Track } from './drive.ts'
import { createRecorder } from './recorder.ts'

function bench() {
  const tracks = new Map<string, Track>()
  const pieces: [number, number[]][] = []
  let refuses = false
  const marks: number[] = []
  const add = (...times: number[]) => {
    const track = tracks.get('rpm') ?? ({ value: {}, times: [], values: [] } as unknown as Track)
    track.times.push(...times)
    track.values.push(...times)
    tracks.set('rpm', track)
  }
  const append = async (_: Drive, number: number, { rpm }: DriveParts) => {
    if (refuses) throw new DOMException('full', 'QuotaExceededError')
    pieces.push([number, [...(rpm?.times ?? [])]])
  }
  const head = () =>
    ({ seconds: tracks.get('rpm')?.times.at(-1) ?? 0, marks: [...marks] }) as unknown as Drive
  const recorder = createRecorder(Promise.resolve({ append }), head, tracks)
  return { add, marks, recorder, written: pieces, refuse: (on: boolean) => (refuses = on) }
}

it('writes each value once, however often it is asked to, and nothing before there is a drive', async () => {
  const { add, recorder, written } = bench()
  add(0, 1, 4.9)
  await recorder.flush()
  expect([written, recorder.isSaved()]).toEqual([[], null])
  add(6)
  await Promise.all([recorder.flush(), recorder.flush()])
  add(7)
  await recorder.flush()
  await recorder.flush()
  expect(written).toEqual([
    [0, [0, 1, 4.9, 6]],
    [1, [7]],
  ])
})

it('tries again with the next piece what the device refused, and says so meanwhile', async () => {
  const { add, recorder, written, refuse } = bench()
  refuse(true)
  add(0, 6)
  await recorder.flush()
  expect(recorder.isSaved()).toBe(false)
  refuse(false)
  add(7)
  await recorder.flush()
  expect([recorder.isSaved(), written]).toEqual([true, [[0, [0, 6, 7]]]])
})

it('writes a mark though no value came with it', async () => {
  const { add, marks, recorder, written } = bench()
  add(0, 6)
  await recorder.flush()
  marks.push(6.5)
  await recorder.flush()
  expect(written).toEqual([
    [0, [0, 6]],
    [1, []],
  ])
})

it('says that nothing is kept where the browser denies its storage', async () => {
  const tracks = new Map([['rpm', { value: {}, times: [0, 6], values: [1, 2] } as unknown as Track]])
  const denied = Promise.reject(new DOMException('denied', 'SecurityError'))
  const recorder = createRecorder(
    denied,
    () => ({ seconds: 6, marks: [] as number[] }) as unknown as Drive,
    tracks,
  )
  await recorder.flush()
  expect(recorder.isSaved()).toBe(false)
})
