import type { SoundDiagnosis } from '@tappet/wire'
import type { Entry, Kind, Outcome as QueueOutcome } from '../../offline/entry.ts'
import { isOnItsWay } from '../../offline/garage/table.ts'
import { type AnalysisJob, RECORDING, type RecordingEntry } from '../../offline/recording.ts'
import type { Outcome } from './job.ts'

export const RECORDINGS_LANE = 'recordings'

/** Null when the server took the recording and will tell of the result itself. */
export type RecordingAnswer = SoundDiagnosis | null

export type RecordingKind = Kind<typeof RECORDING, RecordingEntry['work'], RecordingAnswer>

/** Recordings that wait: sent as their owner, asking the server to store the result and to notify. */
export function recordingKind(deps: {
  send: (job: AnalysisJob, ownerId: string) => Promise<Outcome>
  onArrived: (result: RecordingAnswer) => void
}): RecordingKind {
  return {
    name: RECORDING,
    lane: RECORDINGS_LANE,
    waitsFor: ({ work: { vehicleId } }, entries) =>
      vehicleId !== undefined && entries.some((entry) => isOnItsWay(entry, vehicleId)),
    send: async ({ work, ownerId }) => queueOutcome(await deps.send(work, ownerId)),
    arrived: (_entry, result) => deps.onArrived(result),
  }
}

function queueOutcome(outcome: Outcome): QueueOutcome<RecordingEntry['work'], RecordingAnswer> {
  if (outcome.kind === 'result') return { kind: 'done', answer: outcome.result }
  if (outcome.kind === 'queued') return { kind: 'done', answer: null }
  return outcome
}

export function isRecording(entry: Entry): entry is RecordingEntry {
  return entry.kind === RECORDING
}
