import { expect, it } from 'vitest'
import type { Entry } from '../../offline/entry.ts'
import { RECORDING, type RecordingEntry } from '../../offline/recording.ts'
import { recordingKind } from './recordings.ts'
import { sampleJob } from './testing/sample-job.ts'

const entry = { ownerId: 'ann', queuedAtMs: 1, attempts: 0 }
const recording = (vehicleId?: string): RecordingEntry => ({
  ...entry,
  id: 'r',
  kind: RECORDING,
  work: { ...sampleJob(), ...(vehicleId ? { vehicleId } : {}) },
})
const adding = (id: string, more: Partial<Entry> = {}): Entry => ({
  ...entry,
  id,
  kind: 'vehicles.add',
  work: { rows: [{ id }] },
  ...more,
})

it('a recording waits for its own car to be sent, and for nothing else', () => {
  const kind = recordingKind({
    send: async () => ({ kind: 'no_connection' }),
    isHeard: () => false,
    onArrived: () => undefined,
  })
  const waits = (vehicleId: string | undefined, entries: Entry[]) =>
    kind.waitsFor?.(recording(vehicleId), entries)
  expect(waits('jazz', [adding('golf'), adding('jazz')])).toBe(true)
  expect(waits('jazz', [adding('golf')])).toBe(false)
  expect(waits(undefined, [adding('golf')])).toBe(false)
  const refused = adding('jazz', { problem: { code: 'refused', message: 'no' } })
  expect(waits('jazz', [refused])).toBe(false)
  expect(
    waits('jazz', [{ ...adding('jazz'), kind: 'vehicles.edit', work: { id: 'jazz', changes: {} } }]),
  ).toBe(false)
})
