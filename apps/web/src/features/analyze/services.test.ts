// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import type { DeviceJob } from './diagnose-on-device.ts'
import { sampleJob } from './sample-job.fake.ts'
import { listenOnDevice } from './services.ts'

const heard = vi.hoisted(() => [] as DeviceJob[])
vi.mock('./device.ts', () => ({
  listenOnDevice: async (job: DeviceJob) => {
    heard.push(job)
    return null
  },
}))

it('has this device hear a recording with all that was told of it, without what is played', async () => {
  const told = { description: 'ticks', sounds: ['tick' as const], filtered: true }
  const work = { ...sampleJob(), ...told }
  await listenOnDevice(
    { id: work.id, ownerId: 'me', queuedAtMs: 0, kind: 'recording', work, attempts: 0 },
    'clean',
  )
  const { audioData: _, ...rest } = work
  expect(heard).toEqual([{ ...rest, variant: 'clean', timestamp: '1970-01-01T00:00:00.000Z' }])
})
