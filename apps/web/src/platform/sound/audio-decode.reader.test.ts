import { expect, it } from 'vitest'
import { createSoundReader, type DecodeTools } from './audio-decode.reader.ts'
import { MAX_FILE_BYTES, MAX_SOUND_SECONDS } from './audio-decode.ts'
import type { DecodeJob } from './audio-decode.worker.ts'

const SECOND = new Float32Array(16_000)
const never = () => new Promise<never>(() => undefined)

function reader(tools: Partial<DecodeTools>) {
  const jobs: DecodeJob['kind'][] = []
  const readSound = createSoundReader({
    probeSeconds: async () => 1,
    decode: async () => ({ channels: [SECOND], sampleRateHz: 16_000 }),
    inWorker: async ({ kind }) => {
      jobs.push(kind)
      return { ok: true, samples16k: SECOND, isAntiphase: false }
    },
    timeout: never,
    ...tools,
  })
  return { read: readSound, jobs }
}

const file = new Blob(['sound'])

it("uses the browser's decoder first", async () => {
  const { read, jobs } = reader({})
  expect(await read(file)).toEqual({
    ok: true,
    sound: { samples16k: SECOND, isAntiphase: false, durationSeconds: 1, playable: true },
  })
  expect(jobs).toEqual(['reduce'])
})

it('uses our own where the browser fails, and reports that the file cannot be played', async () => {
  const { read, jobs } = reader({ decode: async () => null, probeSeconds: async () => null })
  expect(await read(file)).toMatchObject({ ok: true, sound: { playable: false } })
  expect(jobs).toEqual(['decode'])
})

it('refuses an empty file, and one that is too large for memory', async () => {
  const { read, jobs } = reader({})
  expect(await read(new Blob([]))).toEqual({ ok: false, code: 'empty' })
  const large = Object.defineProperty(new Blob(['x']), 'size', { value: MAX_FILE_BYTES + 1 })
  expect(await read(large)).toEqual({ ok: false, code: 'too_large' })
  expect(jobs).toEqual([])
})

it('checks the length before it decodes, because an hour would fill the memory', async () => {
  const { read, jobs } = reader({
    probeSeconds: async () => MAX_SOUND_SECONDS + 1,
    decode: async () => expect.unreachable(),
  })
  expect(await read(file)).toEqual({ ok: false, code: 'too_long' })
  expect(jobs).toEqual([])
})

it('gives up at the timeout', async () => {
  const { read } = reader({ decode: never, timeout: async () => undefined })
  expect(await read(file)).toEqual({ ok: false, code: 'timed_out' })
})

it('gives a result even when the file vanishes', async () => {
  const { read } = reader({ probeSeconds: () => Promise.reject(new Error('gone')) })
  expect(await read(file)).toEqual({ ok: false, code: 'undecodable' })
})
