import type { Entry, Kind } from '../../offline/entry.ts'
import type { QueueState } from '../../offline/entry-list.ts'
import { isOnItsWay } from '../../offline/garage/table.ts'
import { type AnalysisJob, RECORDING, type RecordingEntry } from '../../offline/recording.ts'
import type { Readable } from '../../platform/runtime/store.ts'
import type { Outcome, RecordingAnswer } from './job.ts'

export const RECORDINGS_LANE = 'recordings'

export type RecordingKind = Kind<typeof RECORDING, RecordingEntry['work'], RecordingAnswer>

export function recordingKind(deps: {
  send: (job: AnalysisJob, ownerId: string) => Promise<Outcome>
  /** That stands until the server has an answer. */
  isHeard: (jobId: string) => boolean
  onArrived: (jobId: string, answer: RecordingAnswer) => void
}): RecordingKind {
  return {
    name: RECORDING,
    lane: RECORDINGS_LANE,
    isUnordered: true,
    waitsFor: ({ work: { vehicleId } }, entries) =>
      vehicleId !== undefined && entries.some((entry) => isOnItsWay(entry, vehicleId)),
    send: async ({ work, ownerId }) => {
      const outcome = await deps.send(work, ownerId)
      const isPassing = outcome.kind === 'failed' && !outcome.permanent
      return isPassing && deps.isHeard(work.id) ? { kind: 'no_connection' } : outcome
    },
    arrived: ({ work }, answer) => deps.onArrived(work.id, answer),
  }
}

export type WaitingRecordings = { entries: readonly RecordingEntry[]; sending: boolean }

export function waitingOf({ state, subscribe }: Readable<QueueState>): Readable<WaitingRecordings> {
  let source: QueueState | null = null
  let waiting: WaitingRecordings = { entries: [], sending: false }
  return {
    state: () => {
      if (source === state()) return waiting
      source = state()
      waiting = {
        entries: source.entries.filter(isRecording),
        sending: source.sending.includes(RECORDINGS_LANE),
      }
      return waiting
    },
    subscribe,
  }
}

export function isRecording(entry: Entry): entry is RecordingEntry {
  return entry.kind === RECORDING
}
