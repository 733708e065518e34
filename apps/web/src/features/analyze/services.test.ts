// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import type { DeviceJob } from './diagnose-on-device.ts'
import { listenOnDevice } from './services.ts'
import { sampleJob } from './testing/sample-job.ts'

const jobs = vi.hoisted(() => [] as DeviceJob[])
vi.mock('./device.ts', () => ({
  listenOnDevice: async (job: DeviceJob) => {
    jobs.push(job)
    return null
  },
}))

it('has this device hear a recording with all that was told and is known of its car', async () => {
  const telling = { description: 'ticks', sounds: ['tick' as const], filtered: true }
  const work = { ...sampleJob(), ...telling }
  const entry = { id: work.id, ownerId: 'me', queuedAtMs: 0, kind: 'recording' as const, work, attempts: 0 }
  const requests: unknown[] = []
  const car = { make: 'VW', model: 'Golf', year: 2016, mileage: 90_000 }
  await listenOnDevice(entry, 'clean', async (...which) => {
    requests.push(which)
    return { car }
  })
  await listenOnDevice({ ...entry, work: { ...work, vehicleId: 'golf' } }, 'clean', async (...which) => {
    requests.push(which)
    throw new Error('no connection')
  })
  expect(requests).toEqual([
    [0, null],
    [0, 'golf'],
  ])
  const origin = { variant: 'clean', timestamp: '1970-01-01T00:00:00.000Z' }
  expect(jobs).toEqual([
    { ...work, ...origin, car },
    { ...work, ...origin, vehicleId: 'golf' },
  ])
})
